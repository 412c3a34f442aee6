/** Returns the URL of this page's entry script, which changes with every build; undefined in development. */
export function pageEntry(): string | undefined {
  return document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry;
}
