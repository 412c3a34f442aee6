import { render, screen } from '@testing-library/react';
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
    name: 'Search new construction',
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

it.each([undefined, sample])(
  'without a PCS app (%s), its card leads to the Home Screen’s steps',
  (pcsApp) => {
    Object.assign(site, { pcsApp });
    open(ResourcesPage);
    const link = screen.getByRole('link', { name: 'PCS app' });
    const steps = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(steps).toHaveTextContent('Put it on your Home Screen');
    expect(document.querySelector('[href*="//example."]')).toBeNull();
  },
);

it.each([undefined, sample])(
  'without a search of new homes (%s), the button opens a public one',
  (search) => {
    Object.assign(site, { newConstructionSearch: search });
    open(NewConstructionPage);
    const link = screen.getByRole('link', { name: /^Search new construction ?\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('href', 'https://www.hicentral.com/');
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
