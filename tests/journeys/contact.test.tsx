import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operator } from '@/operator/operator';
import { Component as ContactPage } from '@/routes/contact';
import { Component as SuggestionBoxPage } from '@/routes/suggestion-box';
import { mailIn } from '../support/mail-link';
import { renderPage } from '../support/render-page';
import { expectToast } from '../support/toasts';

const network = vi.fn();

beforeEach(() => {
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

const mailLink = () => screen.getByRole('link', { name: 'Open in my email app' });

it.each([undefined, true])(
  'the sponsor who is written to has a name unless it is a sample (%s)',
  (isSample) => {
    const shipped = operator.founder;
    const founder = { ...shipped, name: 'Kai Doe', title: 'Founder', location: 'Oahu', isSample };
    Object.assign(operator, { founder });
    renderPage(ContactPage);
    const sponsor = screen.getByRole('region', { name: 'Write to your home program sponsor' });
    expect(sponsor).toHaveTextContent(isSample ? /sponsorFounder, Oahu/ : /sponsorKai Doe, Founder, Oahu/);
    Object.assign(operator, { founder: shipped });
  },
);

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
    [ContactPage, 'Send Message'],
    [SuggestionBoxPage, 'Submit Suggestion'],
  ])(
    '%o says before its fields who sends it, and offers the email app before its own button, which sends nothing',
    (Page, name) => {
      renderPage(Page);
      const says = screen.getByText('your own email app sends it');
      const button = screen.getByRole('button', { name });
      expect(says.compareDocumentPosition(mailLink())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(mailLink().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(button).toHaveAccessibleDescription('Sends nothing yet.');
    },
  );

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

it('the email link includes what was typed, and keeps a sent message until another is started', async () => {
  const hostile = '“Hi” & "bye"\n100% ?subject=x&bcc=all@example.com #1 + <b>';
  await send({ ...complete, Message: hostile, 'Base (optional)': 'MCBH' });
  await expectToast('Message Sent!');
  expect(mailIn(mailLink())).toEqual({
    to: operator.founder.email,
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
  expect(screen.getByLabelText('Full name')).toHaveFocus();
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
