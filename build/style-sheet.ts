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

/** Elements that Tailwind resets and no page has. The fields are those of numbers and times, and a file's, which is hidden. */
export const ABSENT_TAGS = 'abbr|audio|b|canvas|code|embed|hr|kbd|menu|object|optgroup|pre|samp|small|sub';
const ABSENT = new RegExp(
  `^(${ABSENT_TAGS})\\b|optgroup|file-selector|-spin-button$|-(hour|minute|second|millisecond|meridiem)-field$`,
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
  const needed = sheet.toString();
  const isUnread = (name: string) => /^--(tw|lightningcss)-/.test(name) && !needed.includes(`var(${name}`);
  sheet.walkDecls((declaration) => void (isUnread(declaration.prop) && declaration.remove()));
  sheet.walkAtRules('property', (rule) => void (isUnread(rule.params) && rule.remove()));
  return sheet.toString();
}
