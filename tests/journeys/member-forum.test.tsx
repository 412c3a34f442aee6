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
const rowOf = (asked: RegExp) =>
  screen.getByRole('heading', { level: 3, name: asked }).closest('li') as HTMLElement;

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

it('answers twelve questions, the three waits first, each leading to the section that has it whole', () => {
  renderPage(MemberForumPage);
  const first = screen.getByRole('region', { name: 'The waits that set your dates' });
  const groups = [
    first,
    ...['Home and money', 'Family', 'The move'].map((name) => screen.getByRole('region', { name })),
  ];
  const jumps = within(screen.getByRole('navigation', { name: 'Answers about' })).getAllByRole('link');
  expect(jumps.map((jump) => jump.textContent)).toEqual(['Waits', 'Money', 'Family', 'Move']);
  for (const [at, jump] of jumps.entries())
    expect(document.querySelector(jump.getAttribute('href') ?? '')).toBe(
      within(groups[at] as HTMLElement).getByRole('heading', { level: 2 }),
    );
  const asked = groups.map((group) => within(group).getAllByRole('heading', { level: 3 }));
  expect(asked.map((ofGroup) => ofGroup.length)).toEqual([3, 4, 2, 3]);
  expect(asked.flat().map((heading) => within(heading).getByRole('link').textContent)).toEqual(
    questions.map((question) => question.asked),
  );
  expect(screen.getByRole('link', { name: 'Who needs a medical screening?' })).toHaveAttribute(
    'href',
    '/pcs-toolkit/family-orders#screening-service-by-service',
  );
  expect(rowOf(/medical screening/)).toHaveTextContent('Usually everyone. Allow 60 days');
  expect(rowOf(/How much is COLA/)).toHaveTextContent(
    `E-5: ${colaOf('E-5')}. O-3: ${colaOf('O-3')} unconfirmed`,
  );
  expect(rowOf(/live there on E-5 pay/)).toHaveTextContent(
    `Yes, if rent and power fit ${formatUsd(bahDollars('oahu', 'E-5', true))}`,
  );
  expect(rowOf(/How long does the car take/)).toHaveTextContent('Weeks in all, 10-12 days of it at sea');
  expect(rowOf(/my license work/)).toHaveTextContent('at the top of your application');
});

it('draws each wait in its answer, all on one axis', () => {
  renderPage(MemberForumPage);
  const longest = Math.max(...basesWithWait.flatMap(({ waitMonths }) => waitMonths));
  expect(screen.getByText(`Each bar: ${longest} months. Solid is least, faint most.`)).toBeVisible();
  for (const [asked, waits] of [
    [/medical screening/, [['More in the Air Force, unconfirmed 60-90 days', 2]]],
    [/our goods take/, [['From pick-up to delivery about two months', 2]]],
    [
      /base housing wait/,
      basesWithWait.map(
        ({ shortName, waitMonths: [from, to] }) => [`${shortName} ${from}-${to} months`, from] as const,
      ),
    ],
  ] as const) {
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
  expect(rent).toHaveTextContent('E-5: Aiea only. O-3: both unconfirmed');
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
    expect(screen.getByRole('heading', { level: 3, name: asked }).closest('li')).toHaveTextContent(
      `Source: ${by}, ${day}`,
    );
    expect(texts.get(guide), asked).toMatch(new RegExp(`checked ${day}`, 'i'));
  }
});

it('leads to sections that are there', async () => {
  for (const { guide, part } of questions)
    if (part) expect(await renderRoute(guide), guide).toContain(`id="${part}"`);
});

it('has a phone that is answered and the offices after the answers, and a guide for each sample question', () => {
  renderPage(MemberForumPage);
  const ask = screen.getByRole('region', { name: 'Yours isn’t here?' });
  expect(within(ask).getByRole('link', { name: 'Who to call' })).toHaveAttribute('href', '/contact');
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
