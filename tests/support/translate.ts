/** The two things that a browser's translation does to a text node. */
export type Translation = 'replaced' | 'moved';

/**
 * Does to an element what a browser's translation does: `replaced` puts `font` elements with other text in a text node's
 * place, `moved` moves the node into them. Leaves alone what says `translate="no"`. Returns how many it did.
 * Also runs inside a page, so it uses nothing from outside.
 */
export function translate({ kind, root = 'body' }: { kind: Translation; root?: string }): number {
  const walker = document.createTreeWalker(
    document.querySelector(root) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const found = texts.filter(({ data, parentElement }) => {
    const skipped = parentElement?.closest('[translate="no"], font, script, style, noscript, textarea, svg');
    return data.trim() !== '' && !skipped;
  });
  for (const text of found) {
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    text.replaceWith(font);
    inner.append(kind === 'moved' ? text : text.data);
  }
  return found.length;
}
