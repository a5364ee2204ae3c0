// What is said nearly everywhere, in one file.
export default import.meta.glob<string>('../../../src/vierling/words/fr/{page,seats,people}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
