/** The jsdom behind `window`, which Vitest sets. */
declare const jsdom: { window: Window & typeof globalThis };

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
  document.adoptedStyleSheets = [];
  window.scrollTo = () => undefined;
  // As in new browsers.
  Element.prototype.scrollIntoView = () => Promise.resolve();
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = (media) => mediaQuery(media, false);
  window.IntersectionObserver = class {
    private readonly onChange: (entries: object[]) => void;
    constructor(onChange: (entries: object[]) => void) {
      this.onChange = onChange;
    }
    observe(target: Element) {
      this.onChange([{ target, isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
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
