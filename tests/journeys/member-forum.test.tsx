import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Component as MemberForumPage } from '@/routes/member-forum';
import { renderPage } from '../support/render-page';

beforeEach(() => {
  renderPage(MemberForumPage);
});

const section = (name: string) => within(screen.getByRole('region', { name }));

it('says first that it is a preview with samples', () => {
  const notice = screen.getByText('This is a preview of the forum.');
  expect(notice.parentElement).toHaveTextContent(/counts and questions below are samples/);
  const search = screen.getByRole('searchbox', { name: 'Search the forum' });
  expect(notice.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows six categories, each with a description, topics and posts', () => {
  const cards = section('Categories').getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    expect(within(card).getByRole('heading')).toBeVisible();
    expect(card).toHaveTextContent(/\d+ topics, \d+ posts/);
    expect(card.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  }
  expect(cards[1]).toHaveTextContent(/^HousingOn base or off.*63 topics, 428 posts$/);
});

it.each([
  ['How early did you send in your dog’s blood test?', 'Sample member, Navy, 2 hours ago', '14 replies'],
  ['Schofield or Mililani with two kids in school?', 'Sample member, Army, 5 hours ago', '23 replies'],
  ['What should stay out of the main shipment?', 'Sample member, Marine Corps, 1 day ago', '9 replies'],
  [
    'How long did your second car take from the West Coast?',
    'Sample member, Air Force, 2 days ago',
    '11 replies',
  ],
])('shows the question “%s”', (title, about, replies) => {
  const questions = section('Recent questions');
  expect(questions.getAllByRole('listitem')).toHaveLength(4);
  const row = questions.getByRole('heading', { name: title }).closest('li');
  expect(row).toHaveTextContent(about);
  expect(row).toHaveTextContent(replies);
});

it('says how to treat each other', () => {
  expect(section('Community guidelines').getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
});

it.each(['Sign Up', 'Browse as Guest'])('has a button %s that does nothing', async (name) => {
  const before = document.body.innerHTML;
  await userEvent.click(screen.getByRole('button', { name }));
  expect(document.body.innerHTML).toBe(before);
  expect(window.location.pathname).toBe('/');
});
