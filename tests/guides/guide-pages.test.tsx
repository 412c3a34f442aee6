import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { lendersTitle } from '@/blocks/lenders-title';
import { wordsOf } from '@/facts/facts';
import { bahDollars } from '@/money/bah';
import { parseUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Component as AssumptionCruncherPage } from '@/routes/calculators/assumption-cruncher/page';
import { baseHousing } from '@/routes/housing/base-housing/bases';
import { Component as BaseHousingPage } from '@/routes/housing/base-housing/page';
import { Component as GapLendersPage } from '@/routes/housing/gap-lenders/page';
import { Component as NewConstructionPage } from '@/routes/housing/new-construction/page';
import { Component as VaAssumptionsPage } from '@/routes/housing/va-assumptions/page';
import { Component as VaHomesPage } from '@/routes/housing/va-homes/page';
import { Component as RentalsPage } from '@/routes/housing/verified-rentals/page';
import { rentalAreas } from '@/routes/housing/verified-rentals/rental-areas';
import { Component as VeteransPage } from '@/routes/housing/veterans-who-stay/page';
import { Component as CrimePage } from '@/routes/pcs-toolkit/hawaii-crime-safety/page';
import { Component as SpouseWorkPage } from '@/routes/pcs-toolkit/spouse-work/page';
import { Component as StoragePage } from '@/routes/pcs-toolkit/storage-facilities/page';
import { mailIn } from '../support/mail-link';
import { averageRate, paymentOn, savedBy } from '../support/new-loan';
import { card, labeled, section } from '../support/page-parts';

// What the guides do. What they say is their data, which facts.test.ts holds to its rules.

const open = (Page: ComponentType) => render(<Page />, { wrapper: MemoryRouter });

it('gives each new community its builder and miles, and one its newest price', () => {
  open(NewConstructionPage);
  const communities = section('New communities on Oahu');
  const rows = within(communities as HTMLElement).getAllByRole('listitem');
  for (const [index, row] of [
    /Kaulu.*by GentryKalaeloa7 mi from Pearl Harbor-Hickam.*\$750,000 in March 2025/,
    /Hoopili.*by D\.R\. HortonKapolei7 mi from/,
    /Koa Ridge.*by Castle & CookeMililani5 mi from Schofield/,
    /Hoakalei.*by HasekoEwa Beach5 mi from/,
  ].entries())
    expect(rows[index]).toHaveTextContent(row);
  expect(communities?.textContent?.match(/\$[\d,]+/g)).toEqual(['$750,000']);
});

it('gives the price of “reserved” new homes with its year, in the stages', () => {
  open(NewConstructionPage);
  expect(section('Each stage of a new home')).toHaveTextContent(/about \$685,000 in 2025/);
});

it('says what three grades can ship before the table of all', () => {
  open(StoragePage);
  expect(section('How much you can ship')).toHaveTextContent('E-4 8,000 lb, E-5 9,000, O-\u20603 14,500.');
});

it('says what the median and the sample prices cost a month', () => {
  const condo = Math.round(paymentOn(530_000));
  open(VaHomesPage);
  const inBrief = within(screen.getByText('The loan each month').closest('figure') ?? document.body);
  expect(inBrief.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Median condo, $530,000${formatUsd(condo)}`,
    `Median house, $1,275,000${formatUsd(paymentOn(1_275_000))}`,
    `E-5 BAH${formatUsd(bahDollars('oahu', 'E-5', true))}`,
  ]);
  const bars = within(screen.getByText(/^BAH left for tax/).closest('figure') ?? document.body).getAllByRole(
    'listitem',
  );
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    `You pay: median condo, $530,000${formatUsd(condo)}`,
    ...(['E-5', 'O-3'] as const).map((grade) => {
      const bah = bahDollars('oahu', grade, true);
      const over = bah - condo;
      const left = over < 0 ? `${formatUsd(-over)} short` : `${formatUsd(over)} left`;
      return `You get: ${grade} BAH, ${formatUsd(bah)}${left}`;
    }),
  ]);
  expect(section('Your BAH and the payment').textContent).toContain(
    `Kapolei and Kalaeloa$750,000${formatUsd(paymentOn(750_000))}`,
  );
});

/** The loans of the example. */
const gapLoans = { assumed: 500_000, at: 2.5, gap: 220_000, gapAt: 9.5 };

it('gives each county’s tax with the day and VA rating it takes, and the free income apart', () => {
  open(VeteransPage);
  const taxes = section('Taxes on your pay and your home');
  expect(taxes).toHaveTextContent(/\$0.*Hawaii income tax on military retired pay and VA disability pay/);
  for (const row of [
    /Honolulu \(Oahu\)Totally disabled\$300.{0,30}File bySept 30/,
    /Maui, Molokai, LanaiRated 70% or more\$150.{0,30}File byDec 31/,
    /Big Island100%, or TDIUHalf the minimum.{0,30}File byDec 31/,
  ])
    expect(taxes).toHaveTextContent(row);
});

it('gives each rental area its range, neighborhoods and benefits, and a townhome’s rent beside BAH', () => {
  open(RentalsPage);
  for (const { area, priceRange, neighborhoods, benefits } of rentalAreas) {
    const row = card(area);
    for (const part of [priceRange.value, ...neighborhoods, ...benefits]) expect(row).toHaveTextContent(part);
  }
  const rents = section('Rents compared with BAH');
  expect(rents).toHaveTextContent(/3-bedroom townhome a month, April 2026.*Aiea and Pearl City\s*\$3,317/);
  expect(rents).toHaveTextContent(/West Oahu\s*\$3,000-\$3,800/);
  expect(rents).toHaveTextContent(`without: ${formatUsd(bahDollars('oahu', 'E-4', false))} up to E-4`);
});

it('says what to look up in each area of Oahu, after the first steps', () => {
  open(CrimePage);
  const rows = within(section('Key areas of Oahu, by police district')).getAllByRole('listitem');
  expect(rows).toHaveLength(8);
  expect(rows[4]).toHaveTextContent('District 5: Kalihi, Moanalua, Salt Lake');
  expect(rows[4]).toHaveTextContent('stream flooding; airport and highway noise');
  const steps = section('Do this first');
  expect(steps.compareDocumentPosition(rows[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('opens a spouse’s jobs with a link for each kind of work to the part that says more', () => {
  const { container } = open(SpouseWorkPage);
  const ways = within(section('Does your job need a license here?')).getAllByRole('link');
  expect(ways).toHaveLength(7);
  for (const way of ways) {
    const part = container.querySelector(way.getAttribute('href') ?? '');
    expect(part?.closest('section')).not.toBe(way.closest('section'));
  }
});

describe('the worked examples', () => {
  it.each([
    [
      GapLendersPage,
      { purchasePrice: '$800,000', balance: '$500,000', rate: '2.5', market: `${averageRate}` },
    ],
    [VaAssumptionsPage, { purchasePrice: '$600,000', balance: '$400,000', rate: '3.5', market: '7.5' }],
  ])('%o opens the calculator with its loans', (Page, { purchasePrice, balance, rate, market }) => {
    open(Page);
    const href = screen.getByText('Open the calculator with these loans').getAttribute('href') ?? '';
    render(<AssumptionCruncherPage />, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[href]}>{children}</MemoryRouter>,
    });
    expect(labeled('Purchase price')).toHaveValue(purchasePrice);
    expect(labeled('Balance of the seller’s loan')).toHaveValue(balance);
    expect(labeled('Rate of the seller’s loan (% a year)')).toHaveValue(rate);
    expect(labeled('Current market rate (% a year)')).toHaveValue(market);
  });

  it('says what to plan on by the standard formula, and beside each figure what the program publishes', () => {
    open(VaAssumptionsPage);
    const example = section('What it can save: an example');
    for (const line of [
      /Both loans, with GAP at 9\.5%\$3,478.*our list: \$3,295/,
      /One new loan at 7\.5%\$4,195our list: \$4,193/,
      /Plan on saving\$717 a monthour list: \$898/,
      /In a year\$8,609our list: \$10,776/,
      /In 30 years\$258,264our list: \$323,280/,
      /standard loan formula/,
    ])
      expect(example).toHaveTextContent(line);
  });

  it('opens with what an assumption and a GAP loan are, before any figure', () => {
    const { container } = open(VaAssumptionsPage);
    const text = container.textContent ?? '';
    for (const name of ['an assumption', 'a GAP loan']) {
      expect(text).toContain(name);
      expect(text.indexOf(name)).toBeLessThan(text.search(/\$\d/));
    }
  });

  it('adds up: the payments of both loans are the total above them, and the answer to each rate subtracts it', () => {
    open(VaAssumptionsPage);
    const shown = screen.getByText('What you pay each month').closest('figure')?.textContent ?? '';
    const [both = '', ...newLoans] = shown.split('One new loan at ');
    const dollarsIn = (text: string) => text.match(/\$[\d,]+/g)?.map((amount) => parseUsd(amount) ?? 0) ?? [];
    const [total = Number.NaN, ...pieces] = dollarsIn(both);
    expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(total);
    const question = within(screen.getByRole('group', { name: 'Choose the rate of a new loan' }));
    const rates = question.getAllByRole('button');
    expect(rates).toHaveLength(newLoans.length);
    for (const [index, rate] of rates.entries()) {
      fireEvent.click(rate);
      const newLoan = newLoans[index] ?? '';
      const saved = (dollarsIn(newLoan)[0] ?? Number.NaN) - total;
      expect(newLoan).toContain(`${rate.textContent?.replace(' average', '')}$`);
      expect(screen.getByText('GAP loan at 9.5%').closest('li')).toHaveTextContent(
        `${saved < 0 ? 'costs' : 'saves'} ${formatUsd(Math.abs(saved))}`,
      );
    }
  });

  it('says for the rate that the reader chooses what taking over saves', () => {
    open(GapLendersPage);
    const saves = section('When it saves money');
    const rate = (text: string) => within(saves).getByText(text, { selector: 'button, button *' });
    expect(rate(`${averageRate}% average`).closest('button')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(rate('5%'));
    const answers = within(saves).getByText('GAP loan at 12%').closest('[aria-live=polite]');
    expect(saves).toHaveTextContent('a new 5% loan');
    expect(answers).toHaveTextContent(
      'GAP loan at 9.5% Saves if new loans are 5.4% or more costs $166GAP loan at 12% Saves if new loans are 6.3% or more costs $579',
    );
    fireEvent.click(rate(`${averageRate}% average`));
    expect(answers).toHaveTextContent(
      `GAP loan at 9.5% Saves if new loans are 5.4% or more ${savedBy(gapLoans)}GAP loan at 12% Saves if new loans are 6.3% or more ${savedBy({ ...gapLoans, gapAt: 12 })}`,
    );
  });
});

describe('the lenders', () => {
  it('have an email draft that greets each by name', () => {
    open(GapLendersPage);
    const inquiries = screen
      .queryAllByRole('link', { name: /^Email / })
      .filter((link) => link.getAttribute('href')?.includes('subject='));
    expect(inquiries.map(mailIn)).toEqual(
      site.gapLenders
        .filter(({ status }) => status === 'set')
        .map(({ name, email }) => ({
          to: email,
          subject: 'GAP financing for a VA loan assumption in Hawaii',
          body: expect.stringMatching(new RegExp(`^Hello ${name},\r\n\r\n.*\r\nMy down payment:\r\n`, 's')),
        })),
    );
  });

  it('stand in the open, each with its own words and both ways to reach it, before what was added', () => {
    open(GapLendersPage);
    if (site.gapLenders.length === 0) return;
    const lenders = section(lendersTitle(site.gapLenders.length));
    for (const { name, bio, phone, email } of site.gapLenders) {
      const row = within(lenders).getByText(name).closest('li');
      for (const part of [bio, `Call ${phone}`, `Email ${email}`]) expect(row).toHaveTextContent(part);
    }
    expect(lenders.closest('details')).toBeNull();
    expect(lenders.compareDocumentPosition(screen.getByRole('heading', { name: 'More for your move' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('are each marked while they are samples', () => {
    open(VaHomesPage);
    const lenders = site.vaLenders.length > 0 ? section(lendersTitle(site.vaLenders.length)) : undefined;
    const marks = lenders ? within(lenders).queryAllByText('Sample') : [];
    expect(marks).toHaveLength(site.vaLenders.filter(isSample).length);
  });
});

it('each installation has its place, homes, units, wait, amenities, phone and websites', () => {
  open(BaseHousingPage);
  const offices = within(section('Your base’s housing office')).getByRole('list');
  expect(offices.children).toHaveLength(baseHousing.length);
  for (const [index, { shortName, branch, location, housing, contact }] of baseHousing.entries()) {
    const row = within(offices.children[index] as HTMLElement);
    const [main] = contact.phones;
    for (const fact of [branch, location, housing.onBase, housing.units, housing.waitlist, main?.phone ?? ''])
      expect(offices.children[index]).toHaveTextContent(wordsOf(fact));
    for (const amenity of housing.amenities)
      expect(offices.children[index]).toHaveTextContent(wordsOf(amenity));
    expect(row.getByRole('heading', { name: shortName })).toBeInTheDocument();
    for (const { label } of contact.websites)
      expect(
        row.getByRole('link', { name: new RegExp(`^${label.replace(/[()]/g, '.')}`) }),
      ).toBeInTheDocument();
  }
});
