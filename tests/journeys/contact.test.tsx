import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFact } from '@/facts/facts';
import { site } from '@/operator/site';
import { contactPage } from '@/routes/contact/guide';
import { Component as ContactPage } from '@/routes/contact/page';
import { Component as SuggestionBoxPage } from '@/routes/suggestion-box/page';
import { catchMails, mailIn, mailLink } from '../support/mail-link';
import { renderPage } from '../support/render-page';
import { expectToast } from '../support/toasts';

const network = vi.fn();
let openedMails: ReturnType<typeof catchMails>;

beforeEach(() => {
  openedMails = catchMails();
  network.mockClear();
  vi.stubGlobal('fetch', network);
});

type Values = { 'Full name'?: string; Email?: string; 'Base (optional)'?: string; Message?: string };

const complete: Values = { 'Full name': 'Ana Kealoha', Email: 'ana@example.com', Message: 'Aloha' };

async function send(values: Values) {
  const { user } = renderPage(ContactPage);
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { user };
}

const shipped = { ...site };

afterEach(() => {
  Object.assign(site, shipped);
});

/** The founder for one test: a sample, or somebody with an address. */
function setFounder(toSample: boolean) {
  const founder = {
    ...shipped.founder,
    name: 'Kai Doe',
    title: 'Founder',
    location: 'Oahu',
    phone: '808-555-0199',
    email: 'kai@owner.test',
  };
  Object.assign(site, { founder: { ...founder, status: toSample ? 'sample' : 'set' } });
}

it('names the sponsor who is written to beside the form', () => {
  setFounder(false);
  renderPage(ContactPage);
  const details = within(screen.getByRole('region', { name: 'Contact details' }));
  for (const said of [/^Kai Doe/, 'Founder', /Oahu/]) expect(details.getByText(said)).toBeVisible();
  for (const href of ['tel:+18085550199', 'mailto:kai@owner.test'])
    expect(
      document.querySelector(`main a[href="${href}"]`) ?? document.querySelector(`a[href="${href}"]`),
    ).toBeVisible();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

it('shows a sample in the same place, marked once, with its ways as plain text', () => {
  setFounder(true);
  renderPage(ContactPage);
  expect(screen.getByText(/^Kai Doe/)).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
  for (const way of [/^Call 808-555-0199$/, /^Email kai@owner\.test$/])
    expect(
      screen.getByText((_, element) => way.test(element?.textContent ?? '') && element?.tagName === 'SPAN'),
    ).toBeVisible();
  expect(document.querySelector('[href*="808555"], [href^="mailto:kai"]')).toBeNull();
});

it('says in its lead where a military sponsor comes from, and leads there', () => {
  renderPage(ContactPage);
  const unit = screen.getByRole('link', { name: 'your new unit' });
  const id = screen.getByRole('heading', { name: 'Your sponsor comes from your new unit' }).id;
  expect(unit).toHaveAttribute('href', `#${id}`);
});

it('begins with the form, and keeps the emergency numbers open after it', () => {
  renderPage(ContactPage);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([
    expect.stringMatching(/^Write to /),
    'Contact details',
    'More for your move',
  ]);
  const numbers = ['Emergency', 'Crisis line', 'Poison help', 'Anything else, 24/7'].map(
    (name) => screen.getByText(name).closest('div') as HTMLElement,
  );
  expect(numbers.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    'tel:911',
    'tel:988',
    'tel:+18002221222',
    'tel:+18003429647',
  ]);
  expect(numbers[1]).toHaveTextContent('988, then 1');
  expect(numbers[3]).toHaveTextContent('Military OneSource');
  for (const row of numbers) expect(row).toBeVisible();
});

/** What is folded under a title. */
function folded(title: string) {
  const fold = screen.getByRole('region', { name: title });
  const details = fold.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  details?.setAttribute('open', '');
  return within(fold);
}

it('draws what a sponsor does, from the orders to the landing, and says it in words', () => {
  renderPage(ContactPage);
  const sponsor = folded('Your sponsor comes from your new unit');
  expect(sponsor.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Orders name a unit',
    'Unit picks a sponsor',
    'Writes to you',
    'May meet you there',
  ]);
  expect(sponsor.getByText(/^A sponsor helps before you move/).querySelector('sup')).toBeVisible();
});

it('asks to call the new unit first, then gives what each of five services asks for, and the source of what one publishes', () => {
  renderPage(ContactPage);
  const [armySource, marineSource] = contactPage.sponsorOf.map(({ who }) => isFact(who) && who.source.url);
  const services = folded('Your sponsor comes from your new unit');
  const rows = services.getAllByRole('term').map((service) => {
    const row = within(service.parentElement ?? service);
    const ways = row.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('#'));
    return [
      service.textContent,
      ...ways.map((way) => way.getAttribute('href')),
      row.queryAllByRole('link', { name: /^Source \d+$/ }).length,
    ];
  });
  const directory = 'https://installations.militaryonesource.mil/';
  expect(rows).toEqual([
    ['Army', armySource, 1],
    ['Marines', marineSource, 1],
    ['Navy', directory, 0],
    ['Air Force', directory, 0],
    ['Coast Guard', 'tel:+18088422053', 1],
    ['Still no sponsor?', directory, 1],
  ]);
  expect(services.getByRole('link', { name: /^Find the center/ })).toHaveAttribute('target', '_blank');
  const first = services.getByText(/^Call your new unit\./);
  expect(within(first).getByRole('link', { name: /^Find your base/ })).toHaveAttribute(
    'href',
    'https://installations.militaryonesource.mil/',
  );
  expect(first.compareDocumentPosition(services.getByText('Army'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  [
    'Your household goods',
    [
      ['PCS call center', '833-645-6683', '24/7, if a move goes wrong'],
      ['Pearl Harbor-Hickam', '808-473-7700', 'Weekdays'],
      ['Kaneohe Bay', '808-496-3566', '7:30 a.m. to 4 p.m., Thursdays until 2 p.m.'],
      ['Schofield', '808-655-1868', 'Weekdays unconfirmed'],
    ],
  ],
  [
    'Anything else about the move',
    [
      ['Military OneSource', '800-342-9647', '24/7, free'],
      ['Nurse advice line', '800-874-2273', '24/7, press 1'],
      ['TRICARE in Hawaii', '888-874-9378', 'TriWest, weekdays'],
      ['Pet quarantine', '808-483-7151', 'Weekdays'],
      ['VA benefits', '800-827-1000', 'Weekdays'],
    ],
  ],
])('%s: says who answers, with the number, the hours and the source of each', (title, answers) => {
  renderPage(ContactPage);
  const rows = folded(title)
    .getAllByRole('term')
    .map((office) => {
      const [number, hours] = within(office.parentElement ?? office).getAllByRole('definition');
      let says = hours?.textContent.replaceAll('\u00a0', ' ');
      for (const source of within(hours ?? office).getAllByRole('link', { name: /^Source \d+$/ }))
        says = says?.replace(source.parentElement?.textContent ?? '', '');
      return [office.textContent, number?.textContent, says];
    });
  expect(rows).toEqual(answers);
});

it.each([
  ['2027-01-15', '1', 'winter'],
  ['2027-07-15', '2', 'summer'],
])('is right about the clock of the East Coast on %s', (day, hour, season) => {
  const there = new Date(`${day}T08:00:00-10:00`);
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'America/New_York' });
  expect(clock.format(there).replace(/\s/, ' ')).toBe(`${hour} PM`);
  renderPage(ContactPage);
  expect(screen.getByText(/When it’s 8\sa\.m\. in Hawaii/).textContent).toMatch(
    new RegExp(`${hour}\\sp\\.m\\.( on the East Coast)? in ${season}`),
  );
});

describe('the contact form', () => {
  it('confirms a message, resets the form and makes no request', async () => {
    await send({ ...complete, 'Base (optional)': 'Schofield Barracks' });
    await expectToast('Message Sent!');
    const sponsor = site.program ? `your ${site.program.shortName} sponsor` : site.founder.name;
    await expectToast(`Your message has been sent to ${sponsor}. We'll get back to you soon!`);
    for (const label of ['Full name', 'Email', 'Base (optional)', 'Message'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['Full name', '   ', 'Enter your full name'],
    ['Email', '', 'Enter your email address'],
    ['Message', ' \n\t ', 'Write your message'],
  ])('rejects %s %j and keeps the other fields', async (label, value, problem) => {
    const { user } = await send({ ...complete, [label]: value });
    await expectToast('Missing Information');
    await expectToast('Please fill in all required fields.');
    const button = screen.getByText('Send Message');
    expect(button).toHaveAccessibleDescription(/^Missing Information Please fill in all required fields\./);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
    for (const [other, kept] of Object.entries(complete))
      if (other !== label) expect(screen.getByLabelText(other)).toHaveValue(kept);
    expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
    await user.type(field, 'ana@example.com');
    await user.click(button);
    await expectToast('Message Sent!');
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Missing Information')).not.toBeInTheDocument());
  });

  it('asks for a valid email without calling it missing', async () => {
    await send({ ...complete, Email: 'ana@base' });
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.queryByText(/Missing Information|Message Sent!/)).not.toBeInTheDocument();
  });
});

describe.each([
  ['message', ContactPage, 'Message', 'Send Message', 'Message Sent!'],
  ['suggestion', SuggestionBoxPage, 'Your suggestion', 'Submit Suggestion', 'Suggestion Submitted!'],
] as const)('a %s', (what, Page, label, name, sentToast) => {
  async function write(toSample: boolean, text = 'Aloha') {
    setFounder(toSample);
    Object.assign(site, { formsEmail: undefined });
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { user } = renderPage(Page);
    for (const [field, value] of Object.entries({ ...complete, [label]: text })) {
      const input = screen.queryByLabelText(field);
      if (!input) continue;
      await user.click(input);
      await user.paste(value);
    }
    return { user, button: screen.getByRole('button', { name }) };
  }

  it('goes into the email app, to a sponsor with an address, by the form’s own button', async () => {
    const { user, button } = await write(false);
    expect(button).toHaveAccessibleDescription('Opens your email app. Press Send there.');
    await user.click(button);
    await expectToast(sentToast);
    expect(openedMails).toEqual([
      expect.objectContaining({ to: 'kai@owner.test', body: expect.stringMatching(/^Aloha/) }),
    ]);
    expect([mailIn(mailLink())]).toEqual(openedMails);
  });

  it('goes to the address for forms, where the owner has one', async () => {
    const { user, button } = await write(true);
    Object.assign(site, { formsEmail: 'forms@owner.test' });
    await user.click(button);
    expect(openedMails).toEqual([expect.objectContaining({ to: 'forms@owner.test' })]);
  });

  it('is copied where it is too long for a mail link', async () => {
    const long = 'Aloha '.repeat(500).trim();
    const { user, button } = await write(false, long);
    expect(screen.getByText(/^Your text is too long for a link\. The button copies it/)).toBeVisible();
    await user.click(button);
    expect(openedMails).toEqual([expect.objectContaining({ to: 'kai@owner.test', body: '' })]);
    expect(await navigator.clipboard.readText()).toContain(long);
  });

  it('to a sample says before the press that it isn’t delivered, then offers to copy it', async () => {
    const { user, button } = await write(true);
    expect(button).toHaveAccessibleDescription('Sample site: messages aren’t delivered yet.');
    expect(screen.queryByRole('button', { name: /^Copy my/ })).not.toBeInTheDocument();
    await user.click(button);
    await expectToast(sentToast);
    expect(openedMails).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Copy my ${what}` }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^Aloha/);
  });

  it('that can’t be copied is shown, to copy by hand', async () => {
    const { user, button } = await write(true);
    await user.click(button);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: `Copy my ${what}` }));
    expect(await screen.findByLabelText('Copy this by hand')).toHaveDisplayValue(/^Aloha/);
  });
});

it('the email link includes what was typed, and keeps a sent message until another is started', async () => {
  setFounder(false);
  Object.assign(site, { formsEmail: undefined });
  const hostile = '“Hi” & "bye"\n100% ?subject=x&bcc=all@example.com #1 + <b>';
  await send({ ...complete, Message: hostile, 'Base (optional)': 'MCBH' });
  await expectToast('Message Sent!');
  expect(mailIn(mailLink())).toEqual({
    to: 'kai@owner.test',
    subject: 'A question about our PCS to Hawaii',
    body: `${hostile.replace('\n', '\r\n')}\r\n\r\nName: Ana Kealoha\r\nEmail: ana@example.com\r\nBase: MCBH`,
  });
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Again' } });
  expect(mailIn(mailLink()).body).toBe('Again');
});

it('keeps what was typed through Back and a reload, until it is sent', async () => {
  const first = renderPage(ContactPage);
  for (const [label, value] of Object.entries(complete))
    await first.user.type(screen.getByLabelText(label), value);
  first.unmount();
  const second = renderPage(ContactPage);
  for (const [label, value] of Object.entries(complete))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  await second.user.click(screen.getByRole('button', { name: 'Send Message' }));
  await expectToast('Message Sent!');
  second.unmount();
  renderPage(ContactPage);
  for (const label of Object.keys(complete)) expect(screen.getByLabelText(label)).toHaveValue('');
});
