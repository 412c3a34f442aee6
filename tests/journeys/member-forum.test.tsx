import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Component as MemberForumPage } from '@/routes/member-forum';
import { renderPage } from '../support/render-page';

let user: ReturnType<typeof renderPage>['user'];

beforeEach(() => {
  ({ user } = renderPage(MemberForumPage));
});

it('says first that it is a preview with samples', () => {
  const notice = screen.getByText('This is a preview of the forum.');
  expect(notice.parentElement).toHaveTextContent(/counts and questions below are samples/);
  const search = screen.getByRole('searchbox', { name: 'Search the forum' });
  expect(notice.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each(['Sign Up', 'Browse as Guest'])('has a button %s that does nothing', async (name) => {
  const before = document.body.innerHTML;
  await user.click(screen.getByRole('button', { name }));
  expect(document.body.innerHTML).toBe(before);
  expect(window.location.pathname).toBe('/');
});
