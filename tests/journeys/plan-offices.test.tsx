import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});

it.each([
  ['a room in the barracks', { home: 'barracks' }, false],
  ['a room in the barracks, with children', { home: 'barracks', children: 'yes' }, true],
  ['a home in town', { home: 'rent' }, true],
])('the offices for %s have the school liaison only where there may be children', async (_who, move, has) => {
  const plan = { reportDay: '2026-12-11', move: { service: 'army', base: 'schofield', ...move } };
  window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
  await renderApp('/pcs-toolkit/hawaii-checklist');
  const offices = await screen.findByRole('region', { name: /^Your offices/ });
  expect(offices.textContent?.includes('School liaison')).toBe(has);
});
