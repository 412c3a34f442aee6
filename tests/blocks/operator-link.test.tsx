import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SiteNav } from '@/app/site-nav';
import { site } from '@/operator/site';
import { Component as NewConstructionPage } from '@/routes/housing/new-construction/page';
import { Component as ResourcesPage } from '@/routes/resources/page';

const sample = { status: 'sample', url: 'https://example.com/homes' };
const asShipped = { ...site };

beforeEach(() => {
  Object.assign(site, { pcsApp: sample, newConstructionSearch: sample });
});
afterEach(() => void Object.assign(site, asShipped));

const places = [
  { name: 'New Construction Hawaii', Place: SiteNav, field: 'newConstructionSearch' },
  {
    name: 'Search new construction in Hawaii',
    Place: NewConstructionPage,
    field: 'newConstructionSearch',
  },
  { name: 'PCS app', Place: ResourcesPage, field: 'pcsApp' },
] as const;

function open(Place: (typeof places)[number]['Place']) {
  render(<Place />, { wrapper: MemoryRouter });
}

it.each(places)('“$name” opens in a new tab once the site has set its URL', ({ name, Place, field }) => {
  Object.assign(site, { [field]: { status: 'set', url: 'https://paradise.test/homes' } });
  open(Place);
  const link = screen.getByRole('link', { name: new RegExp(`^${name} ?\\(opens in a new tab\\)$`) });
  expect(link).toHaveAttribute('href', 'https://paradise.test/homes');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('until then, the PCS app is marked as a sample, without a link', () => {
  open(ResourcesPage);
  expect(screen.getAllByText('PCS app').at(-1)).toHaveTextContent('PCS app');
  expect(document.querySelector('[href*="//example."]')).toBeNull();
});

it('without a PCS app, the place offers the Home Screen alone', () => {
  Object.assign(site, { pcsApp: undefined });
  open(ResourcesPage);
  expect(screen.getAllByText('PCS app').at(-1)).not.toHaveTextContent(/sample/);
  expect(screen.getByText(/^Put this site on your Home Screen/)).toBeVisible();
});

it.each([undefined, sample])(
  'without a search of new homes (%s), it is the communities’ own sites',
  (url) => {
    Object.assign(site, { newConstructionSearch: url });
    open(NewConstructionPage);
    const search = screen.getByRole('region', { name: 'New communities on Oahu' });
    const [first] = within(within(search).getByRole('list')).getAllByRole('link');
    expect(first).toHaveAccessibleName(/Kaulu/);
  },
);

it.each([undefined, sample])(
  'without one (%s), the side menu’s New Construction Hawaii opens a public home search',
  (url) => {
    Object.assign(site, { newConstructionSearch: url });
    open(SiteNav);
    const link = screen.getByRole('link', { name: /^New Construction Hawaii ?\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('href', 'https://www.hicentral.com/');
  },
);
