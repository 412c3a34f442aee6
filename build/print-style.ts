import postcss from 'postcss';

/**
 * Splits a compiled style sheet in two: `print` holds the rules inside `@media print`, in their layers and without the
 * query, `screen` all others.
 */
export function splitForPrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules('media', (media) => {
    if (media.params !== 'print') return;
    const { parent } = media;
    const isLayered = parent?.type === 'atrule';
    print.append(isLayered ? parent.clone({ nodes: [] }).append(media.nodes) : media.nodes);
    media.remove();
  });
  return { screen: screen.toString(), print: print.toString() };
}
