import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';

/** For tests that only read a page: renders it once and puts a static copy in the document for each test. */
export function readPage(Page: ComponentType): void {
  let copy: HTMLElement | undefined;

  beforeEach(() => {
    copy ??= copyOf(Page);
    document.body.append(copy);
  });

  afterEach(() => copy?.remove());
}

function copyOf(Page: ComponentType): HTMLElement {
  const { container, unmount } = render(<Page />, { wrapper: MemoryRouter });
  const copy = container.cloneNode(true) as HTMLElement;
  unmount();
  container.remove();
  return copy;
}
