const missing = new Set<HTMLLinkElement>();

/** Notes the style sheets that don't arrive with their component's script. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // Errors of elements don't bubble.
  document.addEventListener('error', note, true);
}

/** Requests them again: Vite requests each only once. */
export function requestMissingStyles(): void {
  for (const link of missing) link.replaceWith(link.cloneNode());
  missing.clear();
}
