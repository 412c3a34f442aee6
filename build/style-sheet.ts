import postcss from 'postcss';

/** When the linked sheet is needed. For everybody else, no paint waits for it. */
export const LINKED_MEDIA = 'print, (forced-colors: active)';

/**
 * Splits a compiled style sheet in two: `linked` holds the rules for paper and for forced colors, in their layers, `inline`
 * all others.
 */
export function splitStyle(css: string): { inline: string; linked: string } {
  const inline = postcss.parse(css);
  const linked = postcss.root();
  inline.walkAtRules('media', (media) => {
    if (!/^(print|\(forced-colors: ?active\))$/.test(media.params)) return;
    const { parent } = media;
    media.remove();
    linked.append(parent?.type === 'atrule' ? parent.clone({ nodes: [media] }) : media);
  });
  return { inline: inline.toString(), linked: linked.toString() };
}
