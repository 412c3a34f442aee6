import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft } from '@/browser/drafts';
import { site } from '@/operator/site';
import { Component as SuggestionBoxPage } from '@/routes/suggestion-box/page';
import { catchMails, mailIn, mailLink } from '../support/mail-link';
import { prerendered } from '../support/prerendered';
import { renderPage } from '../support/render-page';
import { expectToast } from '../support/toasts';

const network = vi.fn();
const shipped = { ...site };

beforeEach(() => {
  Object.assign(site, {
    founder: { ...shipped.founder, status: 'set', email: 'kai@owner.test' },
    formsEmail: undefined,
  });
  catchMails();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  Object.assign(site, shipped);
});

function open() {
  const { user } = renderPage(SuggestionBoxPage);
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
  const isOut = site.pcsApp?.status === 'set';
  expect(soon.queryAllByText('The PCS app for your phone')).toHaveLength(isOut ? 0 : 1);
});

describe('the suggestion form', () => {
  it('puts everything into the email link, confirms, logs the values, resets the form and makes no request', async () => {
    const { user, suggestion, category, email, submit } = open();
    await user.click(suggestion);
    await user.paste('50% & "more"\nshade');
    await user.selectOptions(category, 'Guides');
    expect(mailIn(mailLink())).toEqual({
      to: 'kai@owner.test',
      subject: `A suggestion for ${site.name}`,
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
    expect(submit).toHaveAccessibleDescription(/^Write your suggestion first\./);
    expect(network).not.toHaveBeenCalled();
  });

  it.each(['', '\n\t \u00a0'])('cannot be sent with %j', async (text) => {
    const { user, suggestion, submit } = open();
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
    const { user, suggestion, email, submit } = open();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAccessibleDescription(/follow up/);
    await user.type(suggestion, 'More shade');
    await user.type(email, 'ana@');
    await user.click(submit);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(suggestion).toHaveValue('More shade');
    expect(console.info).not.toHaveBeenCalled();
  });

  it('takes an idea from the list into the box, on a line of its own and once, and moves there', async () => {
    const { user, suggestion, submit } = open();
    const pick = (name: string) => user.click(screen.getByRole('button', { name: `I want this: ${name}` }));
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

it('has ten suggestions after the form, in the open, each with how much we have of it', () => {
  renderPage(SuggestionBoxPage);
  const ideas = within(screen.getByRole('region', { name: 'Popular suggestions' }));
  const rows = ideas.getAllByRole('listitem');
  expect(rows).toHaveLength(10);
  for (const row of rows) expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/.+#./);
  expect(rows[0]).toHaveTextContent(
    /^1 ?Base waits by rank and bedrooms ?We have: 3-18 months, unconfirmed\./,
  );
  for (const row of rows) expect(row).toHaveTextContent(/We (have|say).+\.(I want this: .+)?$/);
  const form = screen.getByLabelText('Your suggestion');
  expect(rows[0]?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('names the owner’s phone and email as other ways', () => {
  renderPage(SuggestionBoxPage);
  const others = within(screen.getByRole('region', { name: 'Other ways to reach us' }));
  expect(others.getByRole('link', { name: `Call ${site.founder.phone}` })).toBeVisible();
  expect(others.getByRole('link', { name: /^Email kai ?@owner\.test$/ })).toHaveAttribute(
    'href',
    'mailto:kai@owner.test',
  );
});

it('says after them who can fix it: what they do in a few words, and one way there', () => {
  const { suggestion, category } = open();
  const fixers = screen.getByRole('region', { name: 'Who can fix it today' });
  fixers.querySelector('details')?.setAttribute('open', '');
  const rows = within(fixers).getAllByRole('listitem');
  const ways = rows.map((row) => {
    const says = within(row).getByRole('paragraph');
    expect(says, 'in sight without a choice').toBeVisible();
    expect(says.textContent?.length).toBeLessThan(75);
    const [way, ...others] = within(row)
      .getAllByRole('link')
      .filter((link) => !says.contains(link));
    expect(others).toEqual([]);
    return [within(row).getByRole('heading').textContent, way?.getAttribute('href')];
  });
  expect(ways).toEqual([
    ['Home on base', '/housing/base-housing#your-base-s-housing-office'],
    ['Shipment', 'tel:+18336456683'],
    ['Health care', '/pcs-toolkit/health-care#your-clinic-base-by-base'],
    ['School', '/pcs-toolkit/hawaii-schools#who-to-call-base-by-base'],
    ['Gym, gate or store', 'https://ice.disa.mil/'],
  ]);
  expect(rows[4]).toHaveTextContent(/Open ICE.*Interactive Customer Evaluation\./);
  expect(suggestion.compareDocumentPosition(fixers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(category).toHaveDisplayValue('No category');
  expect(screen.getByText(/^Checked \w{3} \d+, \d{4}\./)).toBeVisible();
});

it('keeps a suggestion through Back and a reload, and lets go of it once emptied', async () => {
  const first = renderPage(SuggestionBoxPage);
  await first.user.type(screen.getByLabelText('Your suggestion'), 'More shade');
  await first.user.selectOptions(screen.getByLabelText('Category (optional)'), 'Guides');
  first.unmount();
  const second = renderPage(SuggestionBoxPage);
  expect(screen.getByLabelText('Your suggestion')).toHaveValue('More shade');
  expect(screen.getByLabelText('Category (optional)')).toHaveValue('Guides');
  expect(screen.getByRole('button', { name: 'Submit Suggestion' })).toBeEnabled();
  await second.user.clear(screen.getByLabelText('Your suggestion'));
  expect(window.sessionStorage).toHaveLength(1);
  second.unmount();
  window.sessionStorage.clear();
  const third = renderPage(SuggestionBoxPage);
  await third.user.type(screen.getByLabelText('Your suggestion'), 'x{Backspace}');
  expect(window.sessionStorage).toHaveLength(0);
});

it.each([
  ['Guides', 'Guides'],
  ['Home on base', ''],
])('keeps a text whose kept category is %j, with the category if it is still offered', (kept, taken) => {
  keepDraft('suggestion', { suggestion: 'More shade', category: kept, email: 'ana@example.com' });
  const { suggestion, category, email, submit } = open();
  expect(suggestion).toHaveValue('More shade');
  expect(email).toHaveValue('ana@example.com');
  expect(category).toHaveDisplayValue(taken || 'No category');
  expect(submit).toBeEnabled();
  expect(mailIn(mailLink()).body).toBe(
    `More shade\r\n\r\n${taken && 'Category: Guides\r\n'}Email: ana@example.com`,
  );
});

it('opens when this tab holds something that it never kept, or storage is blocked', () => {
  window.sessionStorage.setItem('paradise-pcs-drafts', '{"forms":{"suggestion":[1');
  renderPage(SuggestionBoxPage).unmount();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  renderPage(SuggestionBoxPage);
  expect(screen.getByLabelText('Your suggestion')).toHaveValue('');
});
