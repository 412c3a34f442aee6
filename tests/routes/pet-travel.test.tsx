import { within } from '@testing-library/react';
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
  const limits = within(section('Costs, and what you get back')).getByRole('table', {
    name: /reimburse/,
    hidden: true,
  });
  const dollars = limits.textContent?.match(/\$[\d,]+/g)?.map((limit) => Number(limit.replace(/\D/g, '')));
  expect(Math.max(...(dollars ?? []))).toBe(2000);
});
