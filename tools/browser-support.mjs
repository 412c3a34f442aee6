// Checks the built files against MDN's browser compatibility data.
import { createRequire } from 'node:module';
import { BROWSERS } from '../build/browsers.mjs';

const require = createRequire(import.meta.url);
/** Loaded lazily: it is large, and not every build needs it. */
const table = () => require('@mdn/browser-compat-data');

/** Unsupported features we use anyway, with what happens instead. */
const FALLBACKS = {
  'text-wrap': 'headings break where the line ends',
  'text-wrap: balance': 'headings break where the line ends',
  'text-wrap: pretty': 'a word may stand alone on a line',
  '@page': 'paper has the browser’s own margins',
  'break-before: avoid': 'what belongs to a printed heading may follow on the next sheet',
  'break-after: avoid': 'a heading may be the last line of a printed column',
  'break-after: avoid-page': 'a heading may be the last line of a printed page',
  'scrollbar-width': '::-webkit-scrollbar is beside it',
  'scrollbar-width: none': '::-webkit-scrollbar is beside it',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'Safari has no forced colors',
  'text-decoration: dotted': 'the build writes -webkit-text-decoration beside it',
  'font-family: ui-monospace': 'the next font of the list',
  'font-family: ui-sans-serif': 'the next font of the list',
  ':popover-open': 'inside :is(), beside [open]',
  ':open': 'inside :is(), beside [open]',
  ':details-content': 'src/browser/open-for-print.ts opens what is folded',
  'content-visibility': 'src/browser/open-for-print.ts opens what is folded',
  'content-visibility: visible': 'src/browser/open-for-print.ts opens what is folded',
  'size-adjust': 'a heading moves a little when its font arrives',
  'ascent-override': 'a heading moves a little when its font arrives',
  'descent-override': 'a heading moves a little when its font arrives',
  'line-gap-override': 'a heading moves a little when its font arrives',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'passkeys, which this site does not offer',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'passkeys, which this site does not offer',
  'rel=modulepreload': 'the starter runs the scripts at once instead',
  'requestIdleCallback()': 'a timer',
  'cancelIdleCallback()': 'a timer',
};

/** Syntax that Safari before 16.4 can't parse: one use would disable the whole file. */
const UNPARSABLE = { 'a regex lookbehind': /\(\?<[=!]/, 'a static block': /\bstatic\s*\{/ };

const METHOD_OWNERS = ['Array', 'String', 'Set', 'Map', 'Promise', 'Date'];

/**
 * Rewrites a page so that the browser in front of it is as old as this one of BROWSERS: CSS that it lacks is renamed, and
 * a script deletes what else it lacks before the page's own scripts run.
 */
export function pageAsSeenBy(browser, html) {
  const lacks = (data) => data?.__compat && !isSupported(data.__compat.support[browser], BROWSERS[browser]);
  const style = (css) => {
    const missing = [...featuresOfCss(css)].filter(([, data]) => lacks(data)).map(([feature]) => feature);
    return missing.reduce(withoutCss, css);
  };
  const script = `<script>(${deleteFeatures})(${JSON.stringify(missingNames(lacks))})</script>`;
  return html.replace(/<style>[\s\S]*?<\/style>/, style).replace('<head>', (tag) => tag + script);
}

function withoutCss(css, feature) {
  const [name, value] = feature.split(': ');
  const escaped = (text) => text.replaceAll(/[^\w-]/g, '\\$&');
  if (feature.startsWith('@')) return css.replaceAll(new RegExp(`${escaped(name)}\\b`, 'g'), '@-not-known');
  if (feature.startsWith(':')) return css.replaceAll(new RegExp(`${name}\\b`, 'g'), ':-not-known');
  const rest = value ? `(?=:[^;}]*${escaped(value)})` : '(?=:)';
  return css.replaceAll(new RegExp(`(?<=[{;])${name}${rest}`, 'g'), '-not-known');
}

/** Names such as 'Response.json_static', 'Array.toSorted' (static or not: the table doesn't tell) and 'modulepreload'. */
function missingNames(lacks) {
  const { api, html, javascript } = table();
  const names = Object.entries({ ...api, ...javascript.builtins }).flatMap(([owner, members]) =>
    lacks(members)
      ? [owner]
      : Object.keys(members)
          .filter((name) => lacks(members[name]))
          .map((name) => `${owner}.${name.replace(/^(.+)_event$/, 'on$1')}`),
  );
  return lacks(html.elements.link.rel.modulepreload) ? [...names, 'modulepreload'] : names;
}

/** Runs in the page. */
function deleteFeatures(names) {
  for (const path of names) {
    const [owner, member] = path.split('.');
    const name = member?.replace('_static', '');
    const found = window[owner];
    const prototype = name === member ? found?.prototype : undefined;
    for (const holder of [found, prototype, owner === 'Window' ? window : undefined])
      if (holder && name) delete holder[name];
    if (!name) delete window[owner];
  }
  const { supportedEntryTypes = [] } = PerformanceObserver;
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {
    value: supportedEntryTypes.filter(
      (type) => type !== 'largest-contentful-paint' || window.LargestContentfulPaint,
    ),
  });
  const { supports } = DOMTokenList.prototype;
  DOMTokenList.prototype.supports = function (token) {
    return !names.includes(token) && supports.call(this, token);
  };
}

/** Returns unsupported features without a fallback, such as 'URL.canParse (not in safari 16.4)'. */
export function unsupportedIn(file, text) {
  const inline = (tag) =>
    [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, code]) => code)
      .join('\n');
  if (file.endsWith('.css')) return unsupported(featuresOfCss(text));
  if (file.endsWith('.js')) return unsupportedInJs(text);
  if (!file.endsWith('.html')) return [];
  return [...unsupported(featuresOfCss(inline('style'))), ...unsupportedInJs(inline('script'))];
}

function unsupportedInJs(text) {
  const unparsable = Object.keys(UNPARSABLE).filter((syntax) => UNPARSABLE[syntax].test(text));
  return [...unparsable, ...unsupported(featuresOfJs(text))];
}

function featuresOfCss(text) {
  const { css } = table();
  const found = new Map();
  for (const { 1: property, 2: value, index } of text.matchAll(/[{;]([a-z][a-z-]+):([^;{}]+)/g)) {
    const known = css.properties[property] ?? css['at-rules']['font-face'][property];
    found.set(property, known);
    if (
      property === 'content' &&
      /["')] *\/ *["'a-z]/.test(value) &&
      !hasPlainContentBefore(text.slice(0, index))
    )
      found.set('content with an alternative text', css.properties.content.alt_text);
    for (const word of value.split(/[\s,()]+/)) found.set(`${property}: ${word}`, known?.[word]);
  }
  for (const [, name, condition] of text.matchAll(/@([a-z][a-z-]+)([^{;]*)/g)) {
    const known = css['at-rules'][name];
    found.set(`@${name}`, known);
    for (const [, feature] of condition.matchAll(/\(([a-z-]+)/g))
      found.set(`@${name} (${feature})`, known?.[feature]);
    if (/[<>]/.test(condition)) found.set('@media (range)', css['at-rules'].media.range_syntax);
  }
  for (const [, selector] of text.matchAll(/([^{};]+)\{/g))
    for (const [, name] of selector.matchAll(/:([a-z][a-z-]+)/g)) found.set(`:${name}`, css.selectors[name]);
  return found;
}

/** Whether the rule that `before` ends in has a `content` already, for browsers that drop the next one. */
function hasPlainContentBefore(before) {
  return /[{;]content:[^;{}/]+(;[^{}]*)?$/.test(before);
}

function featuresOfJs(text) {
  const { html, api, javascript } = table();
  const found = new Map();
  for (const [, owner, name] of text.matchAll(/\b([A-Z]\w+)\.(\w+)/g))
    found.set(`${owner}.${name}`, api[owner]?.[`${name}_static`] ?? javascript.builtins[owner]?.[name]);
  for (const [, name] of text.matchAll(/\bnew ([A-Z]\w+)/g))
    found.set(`new ${name}`, api[name] ?? javascript.builtins[name]);
  for (const [, name] of text.matchAll(/\b([a-z]\w+)\(/g))
    found.set(`${name}()`, api[name] ?? api.Window[name]);
  for (const [, name] of text.matchAll(/\.([a-z]\w+)\(/g)) found.set(`.${name}()`, methodNamed(name));
  for (const [, name] of text.matchAll(/\.rel=[`"'](\w+)/g))
    found.set(`rel=${name}`, html.elements.link.rel[name]);
  for (const [, query] of text.matchAll(/[`"']((?:not [a-z ]*)?\([a-z-]+ ?[:<>=)][^`"']*)[`"']/g))
    for (const [feature, known] of featuresOfCss(`@media ${query}{`)) found.set(feature, known);
  return found;
}

/** The owner isn't known from the text, so pick the best-supported method with this name. */
function methodNamed(name) {
  const { builtins } = table().javascript;
  const known = METHOD_OWNERS.map((owner) => builtins[owner][name]).filter((data) => data?.__compat);
  return known.find(({ __compat }) => !lackingBrowser(__compat.support)) ?? known[0];
}

function unsupported(features) {
  return [...features].flatMap(([feature, data]) => {
    const browser = data?.__compat && lackingBrowser(data.__compat.support);
    return browser && !(feature in FALLBACKS) ? [`${feature} (not in ${browser} ${BROWSERS[browser]})`] : [];
  });
}

function lackingBrowser(support) {
  return Object.keys(BROWSERS).find((name) => !isSupported(support[name], BROWSERS[name]));
}

function isSupported(entries, version) {
  return [entries].flat().some((entry) => isSince(entry, version));
}

function isSince({ version_added: since, flags }, version) {
  return !flags && (since === true || Number.parseFloat(`${since}`.replace('≤', '')) <= version);
}
