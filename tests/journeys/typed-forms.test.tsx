import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { forgetDrafts } from '@/browser/drafts';
import { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { site } from '@/operator/site';
import { MoneyField } from '@/ui/money-field';
import { fake } from '../support/fake-supabase';
import { prerendered } from '../support/prerendered';
import { renderApp } from '../support/render-app';

const CRUNCHER = '/calculators/assumption-cruncher';

type Form = [path: string, label: string | RegExp, typed: string, shown?: string];

const creditForm: Form = ['/calculators/credit', 'Sales price', '810000', '$810,000'];

/** A field of each form that is sent or kept nowhere, and what is typed into it. */
const forms: Form[] = [
  ['/calculators/first-60-days', 'Nightly rate ($)', '199'],
  ['/pcs-toolkit/cost-of-living', 'Rent ($)', '3200'],
  ['/pcs-toolkit/cost-of-living', 'COLA index', '1234'],
  [CRUNCHER, /^Purchase price/, '612000', '$612,000'],
  // Without a home program there is no credit to calculate.
  ...(site.program ? [creditForm] : []),
  ['/contact', 'Message', 'Who is our sponsor?'],
  ['/suggestion-box', 'Your suggestion', 'More shade'],
];

async function typeAt(path: string, label: string | RegExp, typed: string) {
  const { unmount } = await renderApp(path);
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
  fireEvent.input(screen.getByLabelText(label));
  return unmount;
}

it.each(forms)(
  '%s still holds what was typed after the tab was thrown away',
  async (path, label, typed, shown) => {
    const throwAway = await typeAt(path, label, typed);
    throwAway();
    await renderApp(path);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(shown ?? typed));
  },
);

it('the pet date checker is open again with what was typed', async () => {
  const { user, unmount } = await renderApp('/pcs-toolkit/pet-travel');
  await user.click(screen.getByText('Open the date checker'));
  fireEvent.change(await screen.findByLabelText('Microchip put in'), { target: { value: '2027-01-10' } });
  unmount();
  await renderApp('/pcs-toolkit/pet-travel');
  expect(await screen.findByLabelText('Microchip put in')).toHaveValue('2027-01-10');
});

it('sign-up still holds the email, and no password', async () => {
  const { user, unmount } = await renderApp('/auth');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  const panel = () => screen.getByRole('tabpanel');
  const field = (name: string) => panel().querySelector(`[name="${name}"]`) as HTMLInputElement;
  await user.type(field('email'), 'ana@example.com');
  await user.type(field('newPassword'), 'Aloha2027');
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Aloha2027');
  unmount();
  const again = await renderApp('/auth');
  await again.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('email')).toHaveValue('ana@example.com');
  expect(field('newPassword')).toHaveValue('');
});

it('a link’s numbers that were typed over stay typed over, and a result that was asked for is there', async () => {
  const path = `${CRUNCHER}#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7`;
  const { unmount } = await renderApp(path);
  const price = await screen.findByLabelText(/^Purchase price/);
  await waitFor(() => expect(price).toHaveValue('$600,000'));
  fireEvent.change(price, { target: { value: '650000' } });
  fireEvent.click(screen.getByText('Calculate', { selector: '[type="submit"]' }));
  unmount();
  await renderApp(path);
  expect(await screen.findByLabelText(/^Purchase price/)).toHaveValue('$650,000');
  expect(screen.getByText('Monthly savings')).toBeVisible();
});

it('nothing of it is left once its user signs out, here or in another tab meanwhile', async () => {
  fake.remember(fake.addUser('ana@example.com'));
  const throwAway = await typeAt('/calculators/first-60-days', 'Nightly rate ($)', '199');
  await waitFor(() => expect(window.sessionStorage.getItem('paradise-pcs-drafts')).toContain('"owner"'));
  throwAway();
  window.localStorage.clear();
  await renderApp('/calculators/first-60-days');
  expect(screen.getByLabelText('Nightly rate ($)')).toHaveValue('');
  expect(JSON.stringify(window.sessionStorage)).not.toContain('199');
});

function Price() {
  const { texts, change } = useAssumptionForm();
  return (
    <MoneyField label="Price" value={texts.purchasePrice} onValue={(text) => change('purchasePrice', text)} />
  );
}

it('the served page, which holds nothing, takes what was typed without a mismatch', async () => {
  window.sessionStorage.setItem(
    'paradise-pcs-drafts',
    JSON.stringify({ forms: { assumption: { texts: { purchasePrice: '$612,000' } } } }),
  );
  const hydrate = prerendered(<Price />);
  expect(screen.getByLabelText('Price')).toHaveValue('');
  await act(async () => void hydrate());
  expect(screen.getByLabelText('Price')).toHaveValue('$612,000');
});

it('what was typed before the page was ready goes before what was typed before the reload', async () => {
  window.sessionStorage.setItem(
    'paradise-pcs-drafts',
    JSON.stringify({ forms: { assumption: { texts: { purchasePrice: '$612,000' } } } }),
  );
  const hydrate = prerendered(<Price />);
  const field = screen.getByLabelText<HTMLInputElement>('Price');
  field.value = '700000';
  await act(async () => void hydrate());
  expect(field).toHaveValue('$700,000');
});

it('a browser that keeps nothing still has it after a look at another page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const user = userEvent.setup();
  const hydrate = prerendered(<Price />);
  await act(async () => void hydrate());
  await user.type(screen.getByLabelText('Price'), '612000');
  cleanup();
  document.body.replaceChildren();
  await act(async () => void prerendered(<Price />)());
  expect(screen.getByLabelText('Price')).toHaveValue('$612,000');
  vi.restoreAllMocks();
  forgetDrafts();
});

it('a home that is being added to the cruncher’s comparison is still there', async () => {
  const path = `${CRUNCHER}#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7`;
  const { unmount } = await renderApp(path);
  await waitFor(() => expect(screen.getByLabelText(/^Purchase price/)).toHaveValue('$600,000'));
  fireEvent.click(screen.getByText('Calculate', { selector: '[type="submit"]' }));
  fireEvent.change(await screen.findByLabelText('Name of the home'), { target: { value: 'Blue house' } });
  fireEvent.change(screen.getByLabelText('Its HOA fee a month'), { target: { value: '450' } });
  unmount();
  await renderApp(path);
  expect(await screen.findByLabelText('Name of the home')).toHaveValue('Blue house');
  expect(screen.getByLabelText('Its HOA fee a month')).toHaveValue('$450');
});
