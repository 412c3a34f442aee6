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

/** Elements that Tailwind resets and no page has. The fields are those of numbers and times. */
export const ABSENT_TAGS = 'abbr|audio|b|canvas|code|embed|hr|kbd|menu|object|optgroup|pre|samp|small|sub';
const ABSENT = new RegExp(
  `^(${ABSENT_TAGS})\\b|optgroup|-spin-button$|-(hour|minute|second|millisecond|meridiem)-field$`,
);

/**
 * Removes what Tailwind and Lightning CSS write for others: resets of elements that no page has, variables that no rule of
 * this site reads, and the layer `properties`, which stands in for `@property` in browsers older than ours.
 */
export function withoutUnneeded(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const present = rule.selectors.filter((selector) => !ABSENT.test(selector));
    if (present.length === 0) rule.remove();
    else if (present.length < rule.selectors.length) rule.selectors = present;
  });
  sheet.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  const isUnread = (name: string) => /^--(tw|lightningcss)-/.test(name) && !css.includes(`var(${name}`);
  sheet.walkDecls((declaration) => void (isUnread(declaration.prop) && declaration.remove()));
  sheet.walkAtRules('property', (rule) => void (isUnread(rule.params) && rule.remove()));
  return sheet.toString();
}
