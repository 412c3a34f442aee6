import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operator } from '@/guides/operator';
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
  ])('%o says above its button that it sends nothing yet, and offers the email app first', (Page, name) => {
    renderPage(Page);
    const says = screen.getByText('This form doesn’t send anything yet.');
    const button = screen.getByRole('button', { name });
    expect(says.compareDocumentPosition(mailLink())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(mailLink().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['Full name', '', 'Enter your full name'],
    ['Full name', '   ', 'Enter your full name'],
    ['Email', '', 'Enter your email address'],
    ['Message', '', 'Write your message'],
    ['Message', ' \n\t ', 'Write your message'],
  ])('rejects %s %j, keeps the other fields and focuses the invalid one', async (label, value, problem) => {
    await send({ ...complete, [label]: value });
    await expectToast('Missing Information');
    await expectToast('Please fill in all required fields.');
    expect(screen.getByText('Send Message')).toHaveAccessibleDescription(
      'Missing Information Please fill in all required fields.',
    );
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(problem);
    for (const [other, kept] of Object.entries(complete))
      if (other !== label) expect(screen.getByLabelText(other)).toHaveValue(kept);
    expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
  });

  it('asks for a valid email without calling it missing', async () => {
    await send({ ...complete, Email: 'ana@base' });
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.queryByText(/Missing Information|Message Sent!/)).not.toBeInTheDocument();
  });

  it('clears its errors once the message is sent', async () => {
    const { user } = await send({ ...complete, Message: '' });
    await user.type(screen.getByLabelText('Message'), 'Aloha');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await expectToast('Message Sent!');
    expect(screen.queryByText('Write your message')).not.toBeInTheDocument();
  });
});

describe('the contact form’s email link', () => {
  const hostile = '“Hi” & "bye"\n100% ?subject=x&bcc=all@example.com #1 + <b>';

  it('includes what was typed, special characters too', async () => {
    const { user } = renderPage(ContactPage);
    await user.click(screen.getByLabelText('Message'));
    await user.paste(hostile);
    await user.type(screen.getByLabelText('Full name'), 'Ana');
    const { to, subject, body } = mailIn(mailLink());
    expect(to).toBe(operator.founder.email);
    expect(subject).toBe('A question about our PCS to Hawaii');
    expect(body).toBe(`${hostile.replace('\n', '\r\n')}\r\n\r\nName: Ana`);
  });

  it('keeps the sent message until another is started', async () => {
    await send({ ...complete, 'Base (optional)': 'MCBH' });
    expect(mailIn(mailLink()).body).toBe(
      'Aloha\r\n\r\nName: Ana Kealoha\r\nEmail: ana@example.com\r\nBase: MCBH',
    );
    expect(screen.getByText(/^The link still holds your last message/)).toBeVisible();
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Again' } });
    expect(mailIn(mailLink()).body).toBe('Again');
  });
});
