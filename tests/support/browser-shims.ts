/** The jsdom behind `window`, which Vitest sets. */
declare const jsdom: { window: Window & typeof globalThis };

/**
 * React’s development build notes a call stack for each element, a quarter of the time of a whole-app test. It stops at
 * ten thousand a second; here, at once. Without that counter, tests would only be slower.
 */
export function skipOwnerStacks(react: object): void {
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}

/** Stubs what jsdom lacks, such as media queries, scrolling and element sizes, and replaces its slow `labels`. */
export function installBrowserShims(): void {
  // Since version 25, Node has storage of its own, which Vitest would leave instead of the page's.
  for (const name of ['Storage', 'localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, {
      value: jsdom.window[name],
      configurable: true,
      writable: true,
    });
  for (const field of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(field.prototype, 'labels', { get: labels });
  Object.defineProperty(HTMLElement.prototype, 'enterKeyHint', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('enterkeyhint') ?? '';
    },
  });
  window.getComputedStyle = computedStyle;
  window.scrollTo = () => undefined;
  // As in new browsers.
  Element.prototype.scrollIntoView = () => Promise.resolve();
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = (media) => mediaQuery(media, false);
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

const UNSEEN = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|HEAD|TITLE|META|LINK)$/;
const INLINE =
  /^(A|ABBR|B|BR|BUTTON|CODE|EM|I|IMG|INPUT|LABEL|OUTPUT|PROGRESS|SELECT|SMALL|SPAN|STRONG|SUB|SUP|svg|TEXTAREA|TIME|USE|VIDEO)$/;

/**
 * For every element that a query by role looks at, jsdom matches all rules of its own style sheet. Tests have no other: what
 * is hidden has the attribute, or a style of its own.
 */
function computedStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const isUnseen = element.hasAttribute('hidden') || UNSEEN.test(element.tagName);
  const values: Record<string, string> = {
    display: style?.display || (isUnseen ? 'none' : INLINE.test(element.tagName) ? 'inline' : 'block'),
    visibility: ownOrInherited(element, 'visibility') || 'visible',
    opacity: style?.opacity || '1',
    'pointer-events': ownOrInherited(element, 'pointer-events') || 'auto',
    content: '',
  };
  return {
    ...values,
    pointerEvents: values['pointer-events'],
    getPropertyValue: (name: string) => values[name] ?? style?.getPropertyValue(name) ?? '',
  } as unknown as CSSStyleDeclaration;
}

function ownOrInherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = at.hasAttribute('style') && (at as HTMLElement).style.getPropertyValue(property);
    if (value) return value;
  }
  return '';
}

/** For one field, jsdom searches the page once per label; a query by label does that for every field. */
function labels(this: HTMLElement): HTMLLabelElement[] {
  return [...document.getElementsByTagName('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.control === this,
  );
}

export function mediaQuery(media: string, matches: boolean): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
