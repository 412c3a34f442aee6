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
  const figures = section('Money, papers and time');
  expect(figures).toHaveTextContent('Up to $2,000');
  const dollars = figures.textContent?.match(/\$[\d,]+/g)?.map((limit) => Number(limit.replace(/\D/g, '')));
  expect(Math.max(...(dollars ?? []))).toBe(2000);
});
