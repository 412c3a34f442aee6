import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { familyQuestions } from '@/guides/member-forum';
import { Component as MemberForumPage } from '@/routes/member-forum';
import { renderPage } from '../support/render-page';

it('says first that it is a preview, and has what does nothing yet after the sample questions', async () => {
  const { user } = renderPage(MemberForumPage);
  const notice = screen.getByText(/The forum isn’t open yet\./);
  const frame = screen.getByRole('region', { name: 'A preview of the forum' });
  expect(frame).toHaveTextContent(/All topics, counts and questions in it are samples/);
  const search = screen.getByRole('searchbox', { name: 'Search the forum' });
  const question = within(frame).getByText('How early did you send in your dog’s blood test?');
  expect(notice.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(question.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const before = document.body.innerHTML;
  for (const name of ['Sign Up', 'Browse as Guest']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
  }
  expect(document.body.innerHTML).toBe(before);
  expect(window.location.pathname).toBe('/');
});

it('answers twelve questions in the open, each with the section that has it whole', () => {
  renderPage(MemberForumPage);
  const answers = screen.getByRole('region', { name: 'What families ask' });
  const rows = within(answers).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
    familyQuestions.map(({ asked }) => asked),
  );
  expect(rows).toHaveLength(12);
  for (const row of rows) expect(within(row).getAllByRole('link')).toHaveLength(1);
  const [screening, wait] = rows as [HTMLElement, HTMLElement];
  expect(screening).toHaveTextContent('Plan on 60 days, 90 in the Air Force');
  expect(within(screening).getByRole('link', { name: 'Screening, service by service' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/family-orders#screening-service-by-service',
  );
  expect(wait).toHaveTextContent('3-18 months');
  expect(wait).toHaveTextContent('Unconfirmed, as our program lists them: Pearl Harbor-Hickam 6-18');
});

it('has a sponsor and a phone that is answered after the answers, and a guide for each sample question', () => {
  renderPage(MemberForumPage);
  expect(screen.getByRole('link', { name: 'Ask a sponsor' })).toHaveAttribute('href', '/contact');
  const phone = screen.getByRole('link', { name: '800-342-9647' });
  expect(phone).toHaveAttribute('href', 'tel:+18003429647');
  const answers = screen.getByRole('region', { name: 'What families ask' });
  expect(answers.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const question = screen.getByText('How early did you send in your dog’s blood test?').closest('li');
  expect(within(question as HTMLElement).getByRole('link', { name: 'Pet Travel' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/pet-travel',
  );
});
