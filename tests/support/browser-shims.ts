/** What jsdom lacks: modal dialogs, media queries, scrolling, element sizes. */
export function installBrowserShims(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = (media) => mediaQuery(media, false);
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver = class implements Partial<IntersectionObserver> {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
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
