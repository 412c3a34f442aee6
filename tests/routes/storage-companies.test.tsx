import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { unpublished } from '@/facts/facts';
import { type StorageFacility, storageGuide } from '@/routes/pcs-toolkit/storage-facilities/guide';
import { StorageCompanies } from '@/routes/pcs-toolkit/storage-facilities/storage-companies';

const [first, ...others] = storageGuide.facilities as readonly [StorageFacility, ...StorageFacility[]];
const asListed = { ...first.discount };

afterEach(() => Object.assign(first.discount, asListed));

const itemOf = ({ title }: StorageFacility) =>
  screen.getByRole('link', { name: new RegExp(`^${title.split(' (')[0]}`) }).closest('li');
const intro = () => screen.getByText(/^These military discounts/);

it('says once that no discount is confirmed', () => {
  render(<StorageCompanies />);
  expect(intro()).toHaveTextContent(/unconfirmed\.$/);
  for (const facility of [first, ...others])
    expect(itemOf(facility)).not.toHaveTextContent(/off unconfirmed/);
});

it('marks each of the others once one is confirmed', () => {
  Object.assign(first.discount, { source: unpublished.offer });
  render(<StorageCompanies />);
  expect(intro()).not.toHaveTextContent(/unconfirmed/);
  expect(itemOf(first)).toHaveTextContent(/10% off(?! unconfirmed)/);
  for (const facility of others) expect(itemOf(facility)).toHaveTextContent(/\d+% off unconfirmed/);
});
