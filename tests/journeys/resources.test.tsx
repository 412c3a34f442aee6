import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Component as ResourcesPage } from '@/routes/resources';
import { renderPage } from '../support/render-page';

beforeEach(() => {
  renderPage(ResourcesPage);
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const card = (name: string) =>
  within(section('Six places to start').getByRole('heading', { name }).closest('li') as HTMLElement);

it('has six cards in order', () => {
  expect(
    section('Six places to start')
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'PCS app',
    'Assumption calculator',
    'Verified rentals',
    'VA homes',
    'The checklist on paper',
    'TLA hotels',
  ]);
});

it.each([
  ['Assumption calculator', 'Open the calculator', '/calculators/assumption-cruncher'],
  ['Verified rentals', 'See verified rentals', '/housing/verified-rentals'],
  ['VA homes', 'See VA homes', '/housing/va-homes'],
  ['TLA hotels', 'See TLA hotels', '/pcs-toolkit/tla-hotels'],
])('links %s to its page', (title, label, path) => {
  expect(card(title).getByRole('link', { name: label })).toHaveAttribute('href', path);
});

it('says how to add the site to a phone, and that the app’s link is a placeholder', () => {
  const app = card('PCS app');
  expect(app.getByText(/“Add to Home Screen/)).toBeVisible();
  expect(app.getByText(/^PCS app/, { selector: 'span' })).toHaveTextContent(
    'PCS app (sample: the app’s page not set yet)',
  );
  expect(app.getByRole('link', { name: /^Plan My Move/ })).toHaveAttribute(
    'href',
    'https://planmymove.militaryonesource.mil/',
  );
});

it('opens the PDF in a new tab and says what it is', () => {
  const paper = card('The checklist on paper');
  const link = paper.getByRole('link', { name: /^Download the checklist \(PDF\)/ });
  expect(link).toHaveAttribute('href', '/hawaii-pcs-checklist.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName(/opens in a new tab/);
  expect(paper.getByText(/3 letter pages, checked Nov 23, 2026/)).toBeVisible();
});

it.each([
  ['Military OneSource, 24/7', '800-342-9647', 'tel:+18003429647'],
  ['VA, any question', '800-698-2411', 'tel:+18006982411'],
  ['VA benefits: disability, pension, education', '800-827-1000', 'tel:+18008271000'],
  ['VA health care in Hawaii', '800-214-1306', 'tel:+18002141306'],
  ['VA home loans', '877-827-3702', 'tel:+18778273702'],
])('lists the phone number of %s', (office, number, href) => {
  const numbers = section('Numbers to save');
  const row = numbers.getByText(office).parentElement as HTMLElement;
  expect(within(row).getByRole('link', { name: number })).toHaveAttribute('href', href);
});

it('puts the crisis line first, with a number that dials', () => {
  expect(section('Do this first').getAllByRole('listitem')[0]).toHaveTextContent(/dial 988, then press 1/);
  expect(section('Numbers to save').getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
});

it('asks for suggestions and offers a sponsor', () => {
  const more = section('Something missing?');
  expect(more.getByRole('link', { name: 'Open the suggestion box' })).toHaveAttribute(
    'href',
    '/suggestion-box',
  );
  expect(more.getByRole('link', { name: 'Contact a sponsor' })).toHaveAttribute('href', '/contact');
});

it('says that no office endorses it', () => {
  expect(screen.getByText(/none of them endorses it/)).toBeVisible();
});
