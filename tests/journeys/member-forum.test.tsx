import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatDate } from '@/dates/format-date';
import { basesWithWait } from '@/facts/bases';
import { TOWNHOME_RENT_DOLLARS } from '@/guides/townhome-rents';
import { bahDollars } from '@/money/bah';
import { colaCents, colaPointCents } from '@/money/cola';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { renderPage as renderRoute } from '@/prerender';
import { familyAnswers, readFirst } from '@/routes/member-forum/family-answers';
import { Component as MemberForumPage } from '@/routes/member-forum/page';
import { pageTexts } from '../support/page-texts';
import { renderPage } from '../support/render-page';

const questions = [readFirst, ...familyAnswers].flatMap((group) => group.questions);
/** A month's, for a family of four at the page's index. */
const colaOf = (grade: PayGrade) => formatUsd(colaCents(colaPointCents(grade, 4, 3) ?? 0, 112) / 100);
const headingOf = (asked: string | RegExp) => screen.getByRole('heading', { level: 4, name: asked });
const rowOf = (asked: string | RegExp) => headingOf(asked).closest('li') as HTMLElement;

it('says first that it is a preview, whose buttons do nothing', async () => {
  const { user } = renderPage(MemberForumPage);
  const notice = screen.getByText(
    /^This is a preview of the forum\. Topics, counts and questions are samples/,
  );
  const search = screen.getByRole('searchbox', { name: 'Search the forum' });
  expect(notice.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const before = document.body.innerHTML;
  for (const name of ['Sign Up', 'Browse as Guest']) {
    const button = screen.getByRole('button', { name });
    expect(button).toBeEnabled();
    await user.click(button);
  }
  expect(document.body.innerHTML).toBe(before);
  expect(window.location.pathname).toBe('/');
});

it('is the forum as it will be: six categories with counts, four questions, the guidelines', () => {
  renderPage(MemberForumPage);
  const rows = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(rows('Categories')).toHaveLength(6);
  for (const name of ['Categories', 'Recent questions'])
    expect(within(screen.getByRole('region', { name })).getByText('Sample')).toBeVisible();
  for (const category of rows('Categories')) expect(category).toHaveTextContent(/\d+ topics, \d+ posts$/);
  expect(rows('Recent questions')).toHaveLength(4);
  for (const question of rows('Recent questions'))
    expect(question).toHaveTextContent(/Sample member, [A-Z].* · \d+\sreplies · .* ago/);
  expect(rows('Community guidelines')).toHaveLength(6);
});

it('answers twelve questions after it in short, the three waits first, each opening and leading to the section that has it whole', () => {
  renderPage(MemberForumPage);
  const groups = ['The waits that set your dates', 'Home and money', 'Family', 'The move'].map((name) =>
    screen.getByRole('region', { name }),
  );
  const guidelines = screen.getByRole('region', { name: 'Community guidelines' });
  for (const group of groups)
    expect(guidelines.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const asked = groups.map((group) => within(group).getAllByRole('heading', { level: 4 }));
  expect(asked.map((ofGroup) => ofGroup.length)).toEqual([3, 4, 2, 3]);
  expect(asked.flat().map(({ textContent }) => textContent)).toEqual(questions.map((one) => one.asked));
  for (const { asked: question, inShort, guide, part } of questions) {
    const [fold] = within(rowOf(question)).getAllByRole('group');
    expect(fold).not.toHaveAttribute('open');
    expect(headingOf(question).closest('summary')).toHaveTextContent(inShort);
    const links = within(rowOf(question)).getAllByRole('link');
    expect(links.at(-1)).toHaveAttribute('href', part ? `${guide}#${part}` : guide);
  }
  expect(rowOf(/medical screening/)).toHaveTextContent('Usually everyone. Allow 60 days');
  expect(rowOf(/How much is COLA/)).toHaveTextContent(
    `E-5: ${colaOf('E-5')}. O-3: ${colaOf('O-3')} unconfirmed`,
  );
  expect(rowOf(/E-5 pay enough/)).toHaveTextContent(
    `Yes, if rent and power fit ${formatUsd(bahDollars('oahu', 'E-5', true))}`,
  );
  expect(rowOf(/How long does the car take/)).toHaveTextContent('Weeks, with 10-12 days at sea');
  expect(rowOf(/my license work/)).toHaveTextContent('at the top of your application');
});

it('draws each wait in its answer, all on one axis', () => {
  renderPage(MemberForumPage);
  const longest = Math.max(...basesWithWait.flatMap(({ waitMonths }) => waitMonths));
  for (const [asked, waits] of [
    [/medical screening/, [['Air Force, unconfirmed 60-90 days', 2]]],
    [/our goods take/, [['From pick-up to delivery about two months', 2]]],
    [
      /base housing wait/,
      basesWithWait.map(
        ({ shortName, waitMonths: [from, to] }) => [`${shortName} ${from}-${to} months`, from] as const,
      ),
    ],
  ] as const) {
    expect(rowOf(asked)).toHaveTextContent(`Each bar is ${longest} months long.`);
    const bars = within(rowOf(asked)).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual(waits.map(([said]) => said));
    const atLeast = bars.map((bar) =>
      Number.parseFloat(bar.querySelector('rect')?.getAttribute('width') ?? ''),
    );
    for (const [at, [said, from]] of waits.entries())
      expect(atLeast[at], said).toBeCloseTo((from / longest) * 100, 0);
  }
  expect(rowOf(/base housing wait/)).toHaveTextContent('3-18 months unconfirmed');
});

it('names on its rents what BAH pays, leaves or lacks', () => {
  renderPage(MemberForumPage);
  const rent = rowOf(/BAH cover a three-bedroom/);
  expect(rent).toHaveTextContent('E-5: Aiea only. O-3: Aiea and windward unconfirmed');
  const { aiea, windward } = TOWNHOME_RENT_DOLLARS;
  const [enlisted, officer] = (['E-5', 'O-3'] as const).map((grade) => bahDollars('oahu', grade, true));
  if (!enlisted || !officer) throw new Error('No BAH');
  for (const [said, dollars] of [
    ['E-5 BAH ', enlisted],
    ['O-3 BAH ', officer],
  ] as const)
    expect(within(rent).getByText(`${said}${formatUsd(dollars)}`)).toBeInTheDocument();
  expect(rent).toHaveTextContent(`Aiea ${formatUsd(aiea)}, E-5 ${formatUsd(enlisted - aiea)} left`);
  expect(rent).toHaveTextContent(
    `Windward ${formatUsd(windward)}, E-5 ${formatUsd(windward - enlisted)} short`,
  );
  expect(rent).toHaveTextContent(
    `O-3 has ${formatUsd(officer - aiea)} left in Aiea, ${formatUsd(officer - windward)} left windward`,
  );
});

it('says who says so and when we looked, a day on which its guide was checked', async () => {
  renderPage(MemberForumPage);
  expect(rowOf(/bring our guns/)).toHaveTextContent('Source: State law, ');
  expect(rowOf(/our goods take/)).toHaveTextContent('Source: Our estimate, ');
  const texts = await pageTexts();
  for (const { asked, by, guide, checkedOn } of questions) {
    const day = formatDate(checkedOn);
    expect(rowOf(asked)).toHaveTextContent(`Source: ${by}, ${day}`);
    expect(texts.get(guide), asked).toMatch(new RegExp(`checked ${day}`, 'i'));
  }
});

it('leads to sections that are there', async () => {
  for (const { guide, part } of questions)
    if (part) expect(await renderRoute(guide), guide).toContain(`id="${part}"`);
});

it('has a phone that is answered and the offices after the answers, and a guide for each sample question', () => {
  renderPage(MemberForumPage);
  expect(screen.getByRole('link', { name: 'who else to call' })).toHaveAttribute('href', '/contact');
  const phone = screen.getByRole('link', { name: '800-342-9647' });
  expect(phone).toHaveAttribute('href', 'tel:+18003429647');
  const answers = screen.getByRole('region', { name: 'The move' });
  expect(answers.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const question = screen.getByText('How early did you send in your dog’s blood test?').closest('li');
  expect(within(question as HTMLElement).getByRole('link', { name: 'Pet Travel' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/pet-travel',
  );
});
