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

/** Stubs what jsdom lacks, such as media queries, scrolling and element sizes, and replaces what it is slow at. */
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
  speedUpQueries();
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

/** What a query by text asks each element of a page, in the words of Testing Library. */
const KINDS: Record<string, (element: Element) => boolean> = {
  'script, style': ({ localName }) => localName === 'script' || localName === 'style',
  'input[type=submit], input[type=button], input[type=reset]': (element) =>
    element instanceof HTMLInputElement && /^(submit|button|reset)$/.test(element.type),
};

/**
 * Answers the selectors of queries by text, label and role without a parser of selectors and without live lists: such a
 * query then takes half as long.
 */
function speedUpQueries(): void {
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selectors: string) {
    return KINDS[selectors]?.(this) ?? matches.call(this, selectors);
  } as typeof matches;
  for (const parent of [Document.prototype, Element.prototype]) {
    const { querySelector, querySelectorAll } = parent;
    parent.querySelector = function (this: Document | Element, selectors: string) {
      const id = /^\[id="([^"\\]+)"\]$/.exec(selectors)?.[1];
      const found = id === undefined ? null : document.getElementById(id);
      return found && this !== found && this.contains(found) ? found : querySelector.call(this, selectors);
    };
    parent.querySelectorAll = function (this: Document | Element, selectors: string) {
      if (selectors === '*') return elementsIn(this) as never;
      const test = simple(selectors);
      return (test ? elementsIn(this).filter(test) : querySelectorAll.call(this, selectors)) as never;
    };
  }
  Object.defineProperty(Element.prototype, 'childNodes', { configurable: true, get: childNodes });
}

function elementsIn(root: ParentNode): Element[] {
  const elements: Element[] = [];
  const add = (parent: ParentNode) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      elements.push(child);
      add(child);
    }
  };
  add(root);
  return elements;
}

const SIMPLE = /^(\*|[a-z]+\d?)?(?:\[(role|aria-[a-z]+)(?:~="([\w-]+)")?\])?$/;
const simples = new Map<string, ((element: Element) => boolean) | undefined>();

/** The test of a list such as `label`, `[aria-label]` or `*[role~="main"],main`. Undefined for any other. */
function simple(selectors: string): ((element: Element) => boolean) | undefined {
  if (simples.has(selectors)) return simples.get(selectors);
  const parts = selectors.split(',').map((part) => SIMPLE.exec(part.trim()));
  const tests = parts.flatMap((part) => {
    if (!part?.[0]) return [];
    const [, name = '*', attribute, word] = part;
    return (element: Element) =>
      (name === '*' || element.localName === name) &&
      (!attribute || hasWord(element.getAttribute(attribute), word));
  });
  const test =
    tests.length < parts.length ? undefined : (element: Element) => tests.some((part) => part(element));
  simples.set(selectors, test);
  return test;
}

function hasWord(value: string | null, word: string | undefined): boolean {
  return value !== null && (word === undefined || value.split(/\s+/).includes(word));
}

function childNodes(this: Element) {
  const nodes: ChildNode[] = [];
  for (let node = this.firstChild; node; node = node.nextSibling) nodes.push(node);
  return Object.assign(nodes, { item: (index: number) => nodes[index] ?? null });
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
  const all = document.getElementsByTagName('label');
  // Asked of the list one by one: its iterator looks for an element of each name that it reads.
  const { item, length } = all;
  return Array.from({ length }, (_, index) => item.call(all, index) as HTMLLabelElement).filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.contains(this) && label.control === this,
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
