import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnPlan, OwnPlanContext } from '@/blocks/own-plan';
import { isSample } from '@/operator/operator-shapes';
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

const shipped = site.founder;

afterEach(() => {
  Object.assign(site, { founder: shipped });
});

/** The founder for one test: a sample, or somebody with an address. */
function setFounder(toSample: boolean) {
  const founder = {
    ...shipped,
    name: 'Kai Doe',
    title: 'Founder',
    location: 'Oahu',
    phone: '808-555-0199',
    email: 'kai@owner.test',
  };
  Object.assign(site, { founder: { ...founder, status: toSample ? 'sample' : 'set' } });
}

it('names the sponsor who is written to before the form', () => {
  setFounder(false);
  renderPage(ContactPage);
  const write = screen.getByRole('region', { name: 'Write to the Veterans Home Program' });
  expect(write).toHaveTextContent(/^Write to the Veterans Home ProgramKai Doe, Founder, Oahu/);
  const hrefs = within(write)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:+18085550199', expect.stringMatching(/^mailto:kai@owner\.test/)]);
  expect(screen.queryByText(/no sponsor of its own/)).not.toBeInTheDocument();
});

it('says in the open that we have no sponsor, and asks to write to the new unit, not to a sample', () => {
  setFounder(true);
  renderPage(ContactPage);
  const write = screen.getByRole('region', { name: 'Write to your new unit' });
  expect(write).toHaveTextContent(
    /^Write to your new unitThis form can’t send yet\. Write here, then email it/,
  );
  expect(screen.getByText(/Paradise PCS has no sponsor of its own yet\.$/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Kai Doe|Founder, Oahu|kai@owner\.test/);
});

it('begins with two numbers for today, and the ways to the rest', () => {
  renderPage(ContactPage);
  const [, today, sponsor] = screen.getAllByRole('heading');
  expect(today).toHaveTextContent('Need an answer today?');
  expect(sponsor).toHaveTextContent('Your sponsor comes from your new unit');
  const first = within(screen.getByRole('region', { name: 'Need an answer today?' }));
  expect(first.getAllByRole('term').map((term) => term.textContent)).toEqual([
    expect.stringMatching(/^Military OneSource, 24\/7\W*\d+$/),
    'In a crisis, press 1',
  ]);
  for (const [number, href] of [
    ['800-342-9647', 'tel:+18003429647'],
    ['988', 'tel:988'],
  ] as const) {
    const links = screen.getAllByRole('link', { name: number });
    expect(links, 'said once').toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', href);
  }
  for (const [name, title] of [
    ['More numbers', 'Who to call'],
    ['Write a message', /^Write to /],
  ] as const)
    expect(first.getByRole('link', { name })).toHaveAttribute(
      'href',
      `#${screen.getByRole('heading', { name: title }).id}`,
    );
});

it('draws what a sponsor does, from the orders to the landing, and says it in words', () => {
  renderPage(ContactPage);
  const sponsor = within(screen.getByRole('region', { name: 'Your sponsor comes from your new unit' }));
  expect(sponsor.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Orders name a unit',
    'Unit picks a sponsor',
    'Writes to you',
    'May meet you there',
  ]);
  expect(sponsor.getByText(/^Someone there who helps/).querySelector('sup')).toBeVisible();
});

it('asks to call the new unit first, then gives what each of five services asks for, and the source', () => {
  renderPage(ContactPage);
  const [armySource, marineSource] = contactPage.sponsorOf.map(({ who }) => who.source.url);
  const services = within(screen.getByRole('region', { name: 'Your sponsor comes from your new unit' }));
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
    ['Navy', directory, 1],
    ['Air Force', directory, 1],
    ['Coast Guard', 'tel:+18088422053', 1],
    ['Still no name?', directory, 1],
  ]);
  expect(services.getByRole('link', { name: /^Find the center/ })).toHaveAttribute('target', '_blank');
  const first = services.getByText(/^Ask who your sponsor is/);
  expect(within(first).getByRole('link', { name: /^Find your base/ })).toHaveAttribute(
    'href',
    'https://installations.militaryonesource.mil/',
  );
  expect(first.compareDocumentPosition(services.getByText('Army'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says who answers, in two groups, with the number, the hours and the source of each', () => {
  renderPage(ContactPage);
  const numbers = within(screen.getByRole('region', { name: /^Who to call/ }));
  const groups = numbers.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(groups).toEqual(['Household goods offices', 'Health, pets, benefits', 'Offices by base']);
  const rows = numbers.getAllByRole('term').map((office) => {
    const [number, hours] = within(office.parentElement ?? office).getAllByRole('definition');
    const source = within(hours ?? office).getByRole('link', { name: /^Source \d+$/ }).parentElement;
    const says = hours?.textContent.replace(source?.textContent ?? '', '').replaceAll('\u00a0', ' ');
    return [office.textContent, number?.textContent, says];
  });
  expect(rows).toEqual([
    ['PCS call center', '833-645-6683', '24/7, if a move goes wrong'],
    ['Pearl Harbor-Hickam', '808-473-7700', 'Weekdays'],
    ['Kaneohe Bay', '808-496-3566', '7:30 a.m. to 4 p.m., Thursday to 2 p.m.'],
    ['Schofield', '808-655-1868', 'Weekdays unconfirmed'],
    ['Nurse advice line', '800-874-2273', '24/7, press 1'],
    ['TRICARE in Hawaii', '888-874-9378', 'TriWest, weekdays'],
    ['Pet quarantine', '808-483-7151', 'Weekdays'],
    ['VA benefits', '800-827-1000', 'Weekdays, 8 a.m.-9 p.m. Eastern unconfirmed'],
  ]);
  expect(screen.getByText(/^Checked \w{3} \d+, \d{4}\./)).toBeVisible();
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

describe('starts the message to a new unit', () => {
  const starter = 'Start the message for me';

  it('without a plan, below what was typed, and once', async () => {
    setFounder(true);
    const { user } = renderPage(ContactPage);
    const message = screen.getByLabelText('Message');
    await user.type(message, 'Dear Sergeant,');
    for (const _ of ['', 'again']) await user.click(screen.getByRole('button', { name: starter }));
    const typed =
      'Dear Sergeant,\nAloha, we have orders to Hawaii. Who is our sponsor, and how do we reach them?';
    expect(message).toHaveValue(typed);
    expect(message).toHaveFocus();
    expect(mailIn(mailLink()).body).toBe(typed.replace('\n', '\r\n'));
  });

  it('with the base and the report date of the plan', async () => {
    setFounder(true);
    const plan: OwnPlan = { base: 'schofield', reportDay: '2027-05-03' };
    const { user } = renderPage(() => (
      <OwnPlanContext value={plan}>
        <ContactPage />
      </OwnPlanContext>
    ));
    await user.click(screen.getByRole('button', { name: starter }));
    expect(screen.getByLabelText('Message')).toHaveValue(
      'Aloha, we have orders to Schofield, Hawaii, and report on May 3, 2027. Who is our sponsor, and how do we reach them?',
    );
  });

  it('not to a sponsor of ours, who would have to ask the same', () => {
    setFounder(false);
    renderPage(ContactPage);
    expect(screen.queryByRole('button', { name: starter })).not.toBeInTheDocument();
  });
});

describe('the contact form', () => {
  it('confirms a message, resets the form and makes no request', async () => {
    await send({ ...complete, 'Base (optional)': 'Schofield Barracks' });
    await expectToast('Message Sent!');
    await expectToast("Your message has been sent to your VHP sponsor. We'll get back to you soon!");
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
    expect(button).toHaveAccessibleDescription('Missing Information Please fill in all required fields.');
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
  });

  it('asks for a valid email without calling it missing', async () => {
    await send({ ...complete, Email: 'ana@base' });
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.queryByText(/Missing Information|Message Sent!/)).not.toBeInTheDocument();
  });
});

describe.each([
  ['message', ContactPage, 'This form can’t send yet.', 'Message', 'Send Message', 'Message Sent!'],
  [
    'suggestion',
    SuggestionBoxPage,
    'Nobody here receives it yet.',
    'Your suggestion',
    'Submit Suggestion',
    'Suggestion Submitted!',
  ],
] as const)('a %s', (what, Page, note, label, name, sentToast) => {
  async function write(isSample: boolean) {
    setFounder(isSample);
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { user } = renderPage(Page);
    for (const [field, value] of Object.entries({ ...complete, [label]: 'Aloha' })) {
      const input = screen.queryByLabelText(field);
      if (input) await user.type(input, value);
    }
    return { user, button: screen.getByRole('button', { name }) };
  }

  it('goes into the email app, to a sponsor with an address, by the form’s own button', async () => {
    const { user, button } = await write(false);
    const says = screen.getByText('your own email app sends it');
    expect(says.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button).toHaveAccessibleDescription('Opens your email app. Press Send there.');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await user.click(button);
    await expectToast(sentToast);
    expect(openedMails).toEqual([
      expect.objectContaining({ to: 'kai@owner.test', body: expect.stringMatching(/^Aloha/) }),
    ]);
    expect(
      screen.getByText(`The link still holds your last ${what}, until you leave this page.`),
    ).toBeVisible();
    expect([mailIn(mailLink())]).toEqual(openedMails);
  });

  it('can’t be sent while the sponsor is a sample, and leaves to whom it goes to its writer', async () => {
    const { user, button } = await write(true);
    const says = screen.getByText(note);
    const link = screen.getByRole('link', { name: 'Open in my email app' });
    expect(says.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(mailIn(link)).toMatchObject({ to: '', body: expect.stringMatching(/^Aloha/) });
    expect(link.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button).toHaveAccessibleDescription('Not working yet.');
    await user.click(button);
    await expectToast(sentToast);
    expect(openedMails).toEqual([]);
  });
});

it('the email link includes what was typed, and keeps a sent message until another is started', async () => {
  const hostile = '“Hi” & "bye"\n100% ?subject=x&bcc=all@example.com #1 + <b>';
  await send({ ...complete, Message: hostile, 'Base (optional)': 'MCBH' });
  await expectToast('Message Sent!');
  expect(mailIn(mailLink())).toEqual({
    to: isSample(site.founder) ? '' : site.founder.email,
    subject: 'A question about our PCS to Hawaii',
    body: `${hostile.replace('\n', '\r\n')}\r\n\r\nName: Ana Kealoha\r\nEmail: ana@example.com\r\nBase: MCBH`,
  });
  expect(screen.getByText(/^The link still holds your last message/)).toBeVisible();
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Again' } });
  expect(mailIn(mailLink()).body).toBe('Again');
});

it('puts a sent message back into the form', async () => {
  const { user } = await send(complete);
  await user.click(await screen.findByRole('button', { name: 'Put my text back' }));
  for (const [label, value] of Object.entries(complete))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText('Message')).toHaveFocus();
  expect(screen.queryByText('Put my text back')).not.toBeInTheDocument();
});

it('keeps what was typed through Back and a reload, until it is sent', async () => {
  const first = renderPage(ContactPage);
  for (const [label, value] of Object.entries(complete))
    await first.user.type(screen.getByLabelText(label), value);
  first.unmount();
  const second = renderPage(ContactPage);
  for (const [label, value] of Object.entries(complete))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(mailIn(mailLink()).body).toContain(complete.Message);
  await second.user.click(screen.getByRole('button', { name: 'Send Message' }));
  await expectToast('Message Sent!');
  second.unmount();
  renderPage(ContactPage);
  for (const label of Object.keys(complete)) expect(screen.getByLabelText(label)).toHaveValue('');
});
