/** Stubs what jsdom lacks: media queries, scrolling, element sizes, intersections. */
export function installBrowserShims(): void {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = (media) => mediaQuery(media, false);
  window.IntersectionObserver = class extends EventTarget {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly onChange: IntersectionObserverCallback;
    constructor(onChange: IntersectionObserverCallback) {
      super();
      this.onChange = onChange;
    }
    observe(target: Element) {
      this.onChange([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
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
