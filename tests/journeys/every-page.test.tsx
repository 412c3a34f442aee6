import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { descriptionOf } from '@/page-descriptions';
import { documentTitle, pages } from '@/site-map';
import { FakeSupabase } from '../support/fake-supabase';
import { renderApp } from '../support/render-app';

it.each(pages.map((page) => page.path))('%s shows one main heading and sets its title', async (path) => {
  const fake = new FakeSupabase();
  await renderApp(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const page = pages.find((other) => other.path === path);
  if (path !== '/') expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page?.title ?? '');
  await waitFor(() => expect(document.title).toBe(documentTitle(page)));
  expect(fake.calls).toHaveLength(0);
  // From top to bottom, sources are first cited in numerical order, and none is left out.
  const listed = [...document.querySelectorAll('[id^="source-"]')].map(({ id }) => `#${id}`);
  const marks = [...document.querySelectorAll('a[href^="#source-"]')].map((mark) =>
    mark.getAttribute('href'),
  );
  expect([...new Set(marks)]).toEqual(listed);
});

it('gives every page a unique URL, title and description', () => {
  for (const key of ['path', 'title'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
  const descriptions = pages.map(descriptionOf);
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(50);
});
