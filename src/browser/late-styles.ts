/** Adds the styles of a part that loads later. They are in its script, so that neither ever arrives without the other. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
