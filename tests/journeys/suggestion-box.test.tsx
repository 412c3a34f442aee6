import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WholePage } from '@/blocks/whole-page';
import { operator } from '@/operator/operator';
import { isPlaceholder } from '@/operator/operator-shapes';
import { Component as SuggestionBoxPage } from '@/routes/suggestion-box';
import { catchMails, mailIn, mailLink } from '../support/mail-link';
import { prerendered } from '../support/prerendered';
import { renderPage } from '../support/render-page';
import { expectToast } from '../support/toasts';

const network = vi.fn();

beforeEach(() => {
  catchMails();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

const shipped = operator.founder;

afterEach(() => {
  Object.assign(operator, { founder: shipped });
});

function setSample(isSample: boolean) {
  Object.assign(operator, { founder: { ...shipped, isSample } });
}

const FOLD = 'Add a category or your email';

async function open() {
  const { user } = renderPage(SuggestionBoxPage);
  if (operator.founder.isSample) await user.click(screen.getByText(FOLD));
  return {
    user,
    suggestion: screen.getByLabelText('Your suggestion'),
    category: screen.getByLabelText('Category (optional)'),
    email: screen.getByLabelText('Email (optional)'),
    submit: screen.getByRole('button', { name: 'Submit Suggestion' }),
  };
}

it('promises the PCS app only until there is one', () => {
  renderPage(SuggestionBoxPage);
  const soon = within(screen.getByRole('region', { name: 'Coming soon' }));
  const isOut = Boolean(operator.pcsAppUrl && !isPlaceholder(operator.pcsAppUrl));
  expect(soon.queryAllByText('The PCS app for your phone')).toHaveLength(isOut ? 0 : 1);
});

describe('the suggestion form', () => {
  it('puts everything into the email link, confirms, logs the values, resets the form and makes no request', async () => {
    const { user, suggestion, category, email, submit } = await open();
    await user.click(suggestion);
    await user.paste('50% & "more"\nshade');
    await user.selectOptions(category, 'Guides');
    expect(mailIn(mailLink())).toEqual({
      to: operator.founder.isSample ? '' : operator.founder.email,
      subject: 'A suggestion for Paradise PCS',
      body: '50% & "more"\r\nshade\r\n\r\nCategory: Guides',
    });
    await user.type(email, 'ana@example.com');
    await user.click(submit);
    await expectToast('Suggestion Submitted!');
    await expectToast("Thank you for your feedback. We'll review your suggestion and get back to you soon.");
    const values = { suggestion: '50% & "more"\nshade', category: 'Guides', email: 'ana@example.com' };
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Suggestion submitted:', values);
    for (const field of [suggestion, category, email]) expect(field).toHaveValue('');
    expect(submit).toBeDisabled();
    expect(network).not.toHaveBeenCalled();
  });

  it.each(['', '\n\t \u00a0'])('cannot be sent with %j', async (text) => {
    const { user, suggestion, submit } = await open();
    await user.click(suggestion);
    await user.paste(text);
    expect(submit).toBeDisabled();
    await user.type(suggestion, 'x');
    expect(submit).toBeEnabled();
  });

  it('submits text typed before hydration', () => {
    const hydrate = prerendered(<SuggestionBoxPage />);
    screen.getByLabelText<HTMLTextAreaElement>('Your suggestion').value = 'More shade';
    hydrate();
    expect(screen.getByLabelText('Your suggestion')).toHaveValue('More shade');
    expect(screen.getByRole('button', { name: 'Submit Suggestion' })).toBeEnabled();
    expect(mailIn(mailLink()).body).toBe('More shade');
  });

  it('invites an email, and rejects an invalid one', async () => {
    const { user, suggestion, email, submit } = await open();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAccessibleDescription(
      operator.founder.isSample
        ? 'For follow-up, leave your email: it goes into the message.'
        : 'Leave your email if you would like us to follow up.',
    );
    await user.type(suggestion, 'More shade');
    await user.type(email, 'ana@');
    await user.click(submit);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(suggestion).toHaveValue('More shade');
    expect(console.info).not.toHaveBeenCalled();
  });

  it('folds the category and the email while nobody would follow up, and only then', async () => {
    setSample(true);
    const { user } = renderPage(SuggestionBoxPage);
    const fields = ['Category (optional)', 'Email (optional)'];
    for (const field of fields) expect(screen.getByLabelText(field)).not.toBeVisible();
    await user.click(screen.getByText(FOLD));
    for (const field of fields) expect(screen.getByLabelText(field)).toBeVisible();
    cleanup();
    setSample(false);
    renderPage(SuggestionBoxPage);
    for (const field of fields) expect(screen.getByLabelText(field)).toBeVisible();
  });

  it('opens the fold again over an invalid email', async () => {
    setSample(true);
    const { user, suggestion, email, submit } = await open();
    await user.type(suggestion, 'More shade');
    await user.type(email, 'ana@');
    await user.click(screen.getByText(FOLD));
    expect(email).not.toBeVisible();
    await user.click(submit);
    expect(email).toBeVisible();
    expect(email).toHaveFocus();
  });

  it('takes an idea from the list into the box, on a line of its own and once, and moves there', async () => {
    setSample(false);
    const { user, suggestion, submit } = await open();
    const pick = (name: string) => user.click(screen.getByRole('button', { name: `Add: ${name}` }));
    await pick('A checklist for leaving Hawaii');
    expect(suggestion).toHaveFocus();
    expect(submit).toBeEnabled();
    await user.type(suggestion, ', please');
    await pick('Rush-hour drive times to each base');
    await pick('Rush-hour drive times to each base');
    const both = 'A checklist for leaving Hawaii, please\nRush-hour drive times to each base';
    expect(suggestion).toHaveValue(both);
    expect(mailIn(mailLink()).body).toBe(both.replace('\n', '\r\n'));
  });
});

it('begins with ten suggestions, seven of them folded, each with what we have of it', () => {
  renderPage(SuggestionBoxPage);
  const ideas = within(screen.getByRole('region', { name: 'Popular suggestions' }));
  expect(ideas.getByText('Families ask for these online.')).toBeVisible();
  const rows = ideas.getAllByRole('listitem');
  expect(rows.map((row) => row.closest('details') !== null)).toEqual([
    ...Array(3).fill(false),
    ...Array(7).fill(true),
  ]);
  for (const row of rows) expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/.+#./);
  expect(rows[0]).toHaveTextContent(
    /^Base waits by rank and bedroomsWe have each base’s: 3-18 months, unconfirmed\./,
  );
  expect(rows[3]).toHaveTextContent(
    /^Weeks from car drop-off to pickupWe have the days at sea, 10-12, not the whole way yet\./,
  );
  for (const row of rows) expect(row, 'a whole sentence').toHaveTextContent(/\.(Add: .+)?$/);
  const form = screen.getByLabelText('Your suggestion');
  expect(rows[9]?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says who can fix what, and how to reach them', () => {
  renderPage(SuggestionBoxPage);
  const fixers = within(screen.getByRole('region', { name: 'Who can fix it today' }));
  const reached = fixers.getAllByRole('listitem').map((row) => {
    const problem = within(row).getByRole('heading').textContent;
    const [reach] = within(row).getAllByRole('link');
    return [problem, reach?.getAttribute('href')];
  });
  expect(reached).toEqual([
    ['Your home on base', '/housing/base-housing#your-base-s-housing-office'],
    ['Your shipment', 'tel:+18336456683'],
    ['Health care', '/pcs-toolkit/health-care#your-clinic-base-by-base'],
    ['School', '/pcs-toolkit/hawaii-schools#who-to-call-base-by-base'],
    ['Anything else on base', 'https://ice.disa.mil/'],
  ]);
  expect(fixers.getByText(/^ICE is .*own suggestion box\./).parentElement).toHaveTextContent(/unconfirmed/);
  expect(screen.getByText(/^Checked Nov \d+, 2026\./)).toBeVisible();
});

it('asks nobody to add to a box that nobody reads', () => {
  setSample(true);
  renderPage(SuggestionBoxPage);
  expect(screen.queryByRole('button', { name: /^Add: / })).not.toBeInTheDocument();
});

it('keeps a suggestion through Back and a reload, and lets go of it once emptied', async () => {
  const first = renderPage(SuggestionBoxPage);
  await first.user.type(screen.getByLabelText('Your suggestion'), 'More shade');
  await first.user.selectOptions(screen.getByLabelText('Category (optional)'), 'Guides');
  first.unmount();
  const second = renderPage(SuggestionBoxPage);
  expect(screen.getByLabelText('Your suggestion')).toHaveValue('More shade');
  expect(screen.getByLabelText('Category (optional)')).toHaveValue('Guides');
  expect(screen.getByLabelText('Category (optional)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Suggestion' })).toBeEnabled();
  await second.user.clear(screen.getByLabelText('Your suggestion'));
  await second.user.selectOptions(screen.getByLabelText('Category (optional)'), '');
  expect(window.sessionStorage).toHaveLength(0);
});

it('keeps what is folded when a link leads back to it', async () => {
  const kept = '{"suggestion":"More shade","category":"Guides","email":""}';
  window.sessionStorage.setItem('paradise-pcs-suggestion', kept);
  const { user } = renderPage(() => (
    <Routes>
      <Route path="/" element={<Link to="/suggestion-box">Back to it</Link>} />
      <Route
        path="/suggestion-box"
        element={
          <WholePage>
            <SuggestionBoxPage />
          </WholePage>
        }
      />
    </Routes>
  ));
  await user.click(screen.getByText('Back to it'));
  await waitFor(() => expect(screen.getByLabelText('Category (optional)')).toHaveValue('Guides'));
  expect(window.sessionStorage.getItem('paradise-pcs-suggestion')).toBe(kept);
});

it('opens when this tab holds something that it never kept, or storage is blocked', () => {
  window.sessionStorage.setItem('paradise-pcs-suggestion', '{"suggestion":[1');
  renderPage(SuggestionBoxPage).unmount();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  renderPage(SuggestionBoxPage);
  expect(screen.getByLabelText('Your suggestion')).toHaveValue('');
});
