// Frames round what a lesson speaks of. A style sheet of its own reaches things that are drawn later, too.
const LOOK = `{
  outline: 4px dashed var(--accent);
  outline-offset: -3px;
  border-radius: 4px;
  animation: framed 1.6s ease-in-out infinite;
}
@keyframes framed { 50% { outline-color: var(--ink) } }`;

export class Frames {
  private sheet = new CSSStyleSheet();

  constructor() {
    document.adoptedStyleSheets.push(this.sheet);
  }

  show(selectors: string[]): void {
    this.sheet.replaceSync(selectors.length > 0 ? `${selectors.join(',')} ${LOOK}` : '');
  }

  close = () => () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== this.sheet);
  };
}
