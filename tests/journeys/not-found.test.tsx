import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tiles } from '@/routes/home/guide';
import { renderApp } from '../support/render-app';

it('leads from an address that is close to a page’s to that page', async () => {
  const { user } = await renderApp('/pcs-toolkit/pets');
  expect(screen.getByText('404 Not Found')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Go to Pet Travel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pet Travel to Hawaii' })).toBeVisible();
});

it('leads from any other address to home and to the eight pages of its tiles', async () => {
  await renderApp('/no/such/page');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const links = within(main.getByRole('region', { name: 'Start here' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(tiles.map(({ path }) => path));
  expect(main.getAllByRole('link')).toHaveLength(9);
});
