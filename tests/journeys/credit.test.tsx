import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as CreditPage } from '@/routes/calculators/credit/page';
import { prerendered } from '../support/prerendered';

// An owner may have other credits, or none.
vi.mock('@/operator/site', () => import('../support/owners/full'));

const price = () => screen.getByRole('textbox', { name: 'Sales price' });
const slider = () => screen.getByRole('slider', { name: /slide/ });
const result = () => screen.getByText('Possible credit').parentElement;
const credits = (at500: string, at625: string, onNew: string) =>
  `${at500}if your agreement says $500 per $100,000${at625}if $625 per $100,000${onNew}if 1% on a new home`;
const type = (value: string) => fireEvent.change(price(), { target: { value } });

describe('the credit calculator', () => {
  beforeEach(async () => {
    render(<CreditPage />, { wrapper: MemoryRouter });
    await screen.findByRole('slider');
  });

  it('opens with a price of $750,000 and its credits, $3,750 and $4,688, and $7,500 on a new home', () => {
    expect(price()).toHaveValue('$750,000');
    expect(slider()).toHaveAttribute('aria-valuenow', '750000');
    expect(result()).toHaveTextContent(credits('$3,750', '$4,688', '$7,500'));
    expect(result()).toHaveTextContent(/buyer agreement.*On \$750,000/);
  });

  it.each([
    ['$650,000', '$650,000', '$3,250', '$4,063', '$6,500', '650000'],
    ['755123', '$755,123', '$3,776', '$4,720', '$7,551', '760000'],
    ['3000000', '$3,000,000', '$15,000', '$18,750', '$30,000', '2000000'],
    ['0', '$0', '$0', '$0', '$0', '100000'],
  ])(
    'typing %s shows %s and credits of %s and %s, and %s on a new home, with the slider at %s',
    (typed, shown, at500, at625, onNew, position) => {
      type(typed);
      expect(price()).toHaveValue(shown);
      expect(result()).toHaveTextContent(credits(at500, at625, onNew));
      expect(result()).toHaveTextContent(`On ${shown}`);
      expect(slider()).toHaveAttribute('aria-valuenow', position);
      expect(slider()).toHaveAttribute('aria-valuetext', shown);
    },
  );

  it.each([
    ['', 'Enter the sales price'],
    ['abc', 'Use digits only, such as $750,000'],
    ['600.000', 'Is it $600,000 or $600? Type that one'],
    ['-750000', 'A price cannot be below $0'],
    ['9'.repeat(30), 'Enter a price of $100,000,000 or less'],
  ])('“%s” gives no result, and the field explains why until it holds a price', (typed, message) => {
    type(typed);
    expect(price()).toHaveAccessibleDescription(message);
    expect(price()).toBeInvalid();
    expect(result()).toHaveTextContent(/Possible credit–.*–.*Enter a price/);
    expect(slider()).toHaveAttribute('aria-valuenow', '750000');
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|-\$/);
    type('800000');
    expect(price()).not.toHaveAttribute('aria-invalid');
    expect(result()).toHaveTextContent(/Possible credit\$4,000.*\$5,000/);
  });
});

it('announces the result once typing rests, in one sentence', async () => {
  render(<CreditPage />, { wrapper: MemoryRouter });
  for (const typed of ['8', '80', '800000']) type(typed);
  const said = await screen.findByText('Possible credit on $800,000: $4,000', {}, { timeout: 3000 });
  expect(said).toHaveAttribute('role', 'status');
});

it('keeps a price typed before hydration', async () => {
  const hydrate = prerendered(<CreditPage />);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Sales price' }).value = '900000';
  hydrate();
  await waitFor(() => expect(result()).toHaveTextContent('Possible credit$4,500'));
  expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuenow', '900000');
});
