import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forumCategories } from '@/guides/member-forum';
import { Component as MemberForumPage } from '@/routes/member-forum';
import { renderPage } from '../support/render-page';

it('says first that it is a preview, and has what does nothing yet after the sample questions', async () => {
  const { user } = renderPage(MemberForumPage);
  const notice = screen.getByText(/^It isn’t open yet: this is a preview\./);
  const frame = screen.getByRole('region', { name: 'Preview' });
  expect(frame).toHaveTextContent(/All topics, counts and questions in this frame are samples/);
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

it('has what helps today: a sponsor, a phone that is answered, and a guide for each question', () => {
  renderPage(MemberForumPage);
  expect(screen.getByRole('link', { name: 'Ask a sponsor' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: '800-342-9647' })).toHaveAttribute('href', 'tel:+18003429647');
  const answers = screen.getByRole('region', { name: 'What families ask first' });
  const links = within(answers).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(forumCategories.map(({ guide }) => guide));
  const pets = within(answers).getByRole('link', { name: 'How early do we start with the pet?' });
  for (const { asked, inShort, answer } of forumCategories)
    expect(within(answers).getByRole('link', { name: asked }).closest('li')).toHaveTextContent(
      `${inShort}${answer}`,
    );
  const question = screen.getByText('How early did you send in your dog’s blood test?').closest('li');
  expect(pets.closest('li')).toHaveTextContent('How early do we start with the pet?4-6 months ahead');
  for (const link of [pets, within(question as HTMLElement).getByRole('link', { name: 'Pet Travel' })])
    expect(link).toHaveAttribute('href', '/pcs-toolkit/pet-travel');
});
