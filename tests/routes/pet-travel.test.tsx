import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Component as PetTravelPage } from '@/routes/pcs-toolkit/pet-travel/page';
import { section } from '../support/page-parts';
import { renderPage } from '../support/render-page';

beforeEach(() => void renderPage(PetTravelPage));

it('separates the papers to send from the one that must travel with the pet', () => {
  const [send, carry] = section('Paperwork to send and carry').querySelectorAll('ul');
  expect(send).toHaveTextContent('Both original rabies certificates');
  expect(send).not.toHaveTextContent('health certificate');
  expect(carry).toHaveTextContent('The original health certificate');
});

it('promises no more than $2,000 for a move from the mainland', () => {
  const figures = section('Time and money, for one dog or cat');
  expect(figures).toHaveTextContent('Up to $2,000');
  const dollars = figures.textContent?.match(/\$[\d,]+/g)?.map((limit) => Number(limit.replace(/\D/g, '')));
  expect(Math.max(...(dollars ?? []))).toBe(2000);
});

it('says that money comes back only on orders', () => {
  expect(screen.getByText('at most reimbursed each move on orders, for one dog or cat')).toBeVisible();
});

it.each([
  ['Held up to five days', '$244', '$165 for the 5-day program'],
  ['Picked up late', '$59, once', '$56 for each extra day'],
  ['Released the same day', '$185', '$78 for inspection'],
  ['Quarantine', 'Included', 'up to $550'],
])('%s: leads with the figure to plan on, then gives our program’s', (label, figure, program) => {
  const figures = section('Time and money, for one dog or cat').textContent ?? '';
  expect(figures.indexOf(label)).toBeGreaterThan(-1);
  const row = figures.slice(figures.indexOf(label));
  expect(row.indexOf(figure)).toBeLessThan(row.indexOf(program));
  expect(row).toContain(figure);
  expect(row.indexOf('Our list')).toBeLessThan(row.indexOf(program));
});
