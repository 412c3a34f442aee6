import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SiteNav } from '@/app/site-nav';
import { operator } from '@/operator/operator';
import { Component as NewConstructionPage } from '@/routes/housing/new-construction/page';
import { Component as ResourcesPage } from '@/routes/resources/page';

const asShipped = { ...operator };

beforeEach(() => {
  const pcsAppUrl = 'https://example.com/pcs-app';
  Object.assign(operator, { pcsAppUrl, newConstructionSearchUrl: 'https://example.com/homes' });
});
afterEach(() => void Object.assign(operator, asShipped));

const places = [
  { name: 'New Construction Hawaii', Place: SiteNav, field: 'newConstructionSearchUrl' },
  {
    name: 'Search new construction in Hawaii',
    Place: NewConstructionPage,
    field: 'newConstructionSearchUrl',
  },
  { name: 'PCS app', Place: ResourcesPage, field: 'pcsAppUrl' },
] as const;

function open(Place: (typeof places)[number]['Place']) {
  render(<Place />, { wrapper: MemoryRouter });
}

it.each(places)('“$name” opens in a new tab once the operator has set its URL', ({ name, Place, field }) => {
  Object.assign(operator, { [field]: 'https://paradise.test/homes' });
  open(Place);
  const link = screen.getByRole('link', { name: new RegExp(`^${name} ?\\(opens in a new tab\\)$`) });
  expect(link).toHaveAttribute('href', 'https://paradise.test/homes');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('until then, the PCS app is marked as a sample, without a link', () => {
  open(ResourcesPage);
  expect(screen.getAllByText('PCS app').at(-1)).toHaveTextContent(/\(sample: .+ not set yet\)/);
  expect(document.querySelector('[href*="//example."]')).toBeNull();
});

it('without a PCS app, the place offers the Home Screen alone', () => {
  Object.assign(operator, { pcsAppUrl: undefined });
  open(ResourcesPage);
  expect(screen.getAllByText('PCS app').at(-1)).not.toHaveTextContent(/sample/);
  expect(screen.getByText(/^Put this site on your Home Screen/)).toBeVisible();
});

it.each([undefined, 'https://example.com/homes'])(
  'without a search of new homes (%s), it is the communities’ own sites',
  (url) => {
    Object.assign(operator, { newConstructionSearchUrl: url });
    open(NewConstructionPage);
    const search = screen.getByRole('region', { name: 'New communities on Oahu' });
    const [first] = within(within(search).getByRole('list')).getAllByRole('link');
    expect(first).toHaveAccessibleName(/Kaulu/);
  },
);

it.each([undefined, 'https://example.com/homes'])(
  'without one (%s), the side menu’s New Construction Hawaii opens a public home search',
  (url) => {
    Object.assign(operator, { newConstructionSearchUrl: url });
    open(SiteNav);
    const link = screen.getByRole('link', { name: /^New Construction Hawaii ?\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('href', 'https://www.hicentral.com/');
  },
);
