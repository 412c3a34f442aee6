import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { familyAnswers } from '@/guides/member-forum';
import { bahDollars } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { renderPage as renderRoute } from '@/prerender';
import { Component as MemberForumPage } from '@/routes/member-forum';
import { pageTexts } from '../support/page-texts';
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

it('answers twelve questions, three of them first, each leading to the section that has it whole', () => {
  renderPage(MemberForumPage);
  const jumps = within(screen.getByRole('navigation', { name: 'Answers about' })).getAllByRole('link');
  const first = screen.getByRole('region', { name: 'Read these first' });
  const groups = jumps.map((jump) => screen.getByRole('region', { name: jump.textContent ?? '' }));
  expect(jumps.map((jump) => jump.textContent)).toEqual(['Family', 'Home', 'Money', 'The move']);
  for (const [at, jump] of jumps.entries())
    expect(document.querySelector(jump.getAttribute('href') ?? '')).toBe(
      within(groups[at] as HTMLElement).getByRole('heading', { level: 2 }),
    );
  expect(first.compareDocumentPosition(groups[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(first)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Who needs a medical screening, and how long does it take?',
    'How long is the base housing wait?',
    'How long do household goods take, and what do we leave?',
  ]);
  const rows = [first, ...groups].flatMap((group) => within(group).getAllByRole('listitem'));
  expect(rows).toHaveLength(12);
  for (const row of rows) expect(within(row).getAllByRole('link')).toHaveLength(1);
  const linkOf = (asked: RegExp) => screen.getByRole('link', { name: asked });
  expect(linkOf(/medical screening/)).toHaveAttribute(
    'href',
    '/pcs-toolkit/family-orders#screening-service-by-service',
  );
  expect(linkOf(/medical screening/).closest('li')).toHaveTextContent(
    'Usually everyone. Allow 60 days90 in the Air Force',
  );
  const answerTo = (asked: RegExp) => linkOf(asked).closest('li');
  expect(answerTo(/base housing wait/)).toHaveTextContent(
    '3-18 months unconfirmedBy our program’s list: Pearl Harbor-Hickam 6-18',
  );
  expect(answerTo(/How much is COLA/)).toHaveTextContent(/\$\d+ for an E-5 family of four unconfirmed/);
  expect(answerTo(/live there on E-5 pay/)).toHaveTextContent(
    `Tight. Keep rent and power within ${formatUsd(bahDollars('oahu', 'E-5', true))}`,
  );
  expect(answerTo(/How long does the car take/)).toHaveTextContent('Plan on weeks; 10-12 days of it at sea');
  expect(answerTo(/professional license/)).toHaveTextContent('at the top of your application');
});

it('says since when the guides that it leads to were checked', async () => {
  const texts = await pageTexts();
  const days = familyAnswers.groups
    .flatMap(({ questions }) => questions)
    .map(
      ({ guide }) => /Checked (\w{3} \d+, \d{4})\./.exec(texts.get(guide) ?? '')?.[1] ?? `none at ${guide}`,
    );
  const [oldest] = days.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  expect(texts.get('/member-forum')).toContain(`Checked since ${oldest}.`);
});

it('leads to sections that are there', async () => {
  for (const { guide, part } of familyAnswers.groups.flatMap(({ questions }) => questions))
    if (part) expect(await renderRoute(guide), guide).toContain(`id="${part}"`);
});

it('has a phone that is answered and a sponsor after the answers, and a guide for each sample question', () => {
  renderPage(MemberForumPage);
  const ask = screen.getByRole('region', { name: 'Yours isn’t here?' });
  expect(within(ask).getByRole('link', { name: 'Ask a sponsor' })).toHaveAttribute('href', '/contact');
  const phone = within(ask).getByRole('link', { name: '800-342-9647' });
  expect(phone).toHaveAttribute('href', 'tel:+18003429647');
  const answers = screen.getByRole('region', { name: 'The move' });
  expect(answers.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const question = screen.getByText('How early did you send in your dog’s blood test?').closest('li');
  expect(within(question as HTMLElement).getByRole('link', { name: 'Pet Travel' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/pet-travel',
  );
});
