import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StorageCompanies } from '@/blocks/storage-companies';
import { type StorageFacility, storageGuide } from '@/guides/storage-facilities';

const [first, ...others] = storageGuide.facilities as readonly [StorageFacility, ...StorageFacility[]];
const asListed = { ...first.discount };

afterEach(() => Object.assign(first.discount, asListed));

const discountOf = ({ who }: StorageFacility) =>
  screen.getByText((_, node) => node?.tagName === 'P' && node.textContent?.includes(who) === true);

it('marks a discount unconfirmed only until it is confirmed', () => {
  Object.assign(first.discount, { isUnconfirmed: undefined });
  render(<StorageCompanies />);
  expect(discountOf(first)).toHaveTextContent(/^10% off for active duty, Guard, Reserve and veterans$/);
  const last = others.at(-1) as StorageFacility;
  expect(discountOf(last)).toHaveTextContent(
    /^10% off for military and veterans, at some stores unconfirmed$/,
  );
});
