import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';

/** Puts what a build prerenders into the document. Returns a function that hydrates it. */
export function prerendered(children: ReactElement) {
  const page = <MemoryRouter>{children}</MemoryRouter>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).not.toContain('style=');
  document.body.append(container);
  return () => render(page, { container, hydrate: true });
}
