// What is said nearly everywhere, in one file.
export default import.meta.glob<string>('../../../src/vierling/words/en/{page,seats,people}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
