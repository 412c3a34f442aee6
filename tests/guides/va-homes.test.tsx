import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { monthlyPayment } from '@/features/assumption/amortization';
import { operator } from '@/guides/operator';
import { formatUsd } from '@/money/usd';
import { Component as VaHomesPage } from '@/routes/housing/va-homes';
import { card, section } from '../support/page-parts';
import { readPage } from '../support/read-page';

readPage(VaHomesPage);

/** The cards of a section: the list items that have a heading. */
const cardNames = (title: string) =>
  within(section(title))
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.parentElement?.tagName === 'LI')
    .map((heading) => heading.textContent);

const link = (name: string, inside: HTMLElement) =>
  within(inside).getByRole('link', { name: new RegExp(`^${name}`) });

const areas = 'Eight areas, with sample prices';
const bases = 'Homes near four bases';
const lenders = 'Three lenders to ask';
const realtor = 'https://www.realtor.com/realestateandhomes-search/';

describe('the main search', () => {
  it('opens the public home search in a new tab', () => {
    const button = screen.getByRole('link', { name: /^Search homes for sale on Oahu.*new tab/ });
    expect(button).toHaveAttribute('href', 'https://www.hicentral.com/');
    expect(button).toHaveAttribute('target', '_blank');
  });
});

describe('the eight areas', () => {
  const listings = [
    ['Kapolei and Kalaeloa', '$750,000', '$4,688', true, 'Kaulu by Gentry', `${realtor}Kapolei_HI`],
    ['Hoopili, East Kapolei', '$950,000', '$5,938', true, 'rail line', 'https://www.drhorton.com/hawaii'],
    ['Ewa Beach', '$820,000', '$5,125', false, 'Ocean Pointe', `${realtor}Ewa-Beach_HI`],
    ['Waipahu and Waikele', '$650,000', '$4,063', false, 'Townhomes', `${realtor}Waipahu_HI`],
    ['Kailua and Kaneohe', '$1,100,000', '$6,875', false, 'Windward', `${realtor}Kaneohe_HI`],
    ['Mililani and Koa Ridge', '$900,000', '$5,625', true, 'plateau', `${realtor}Mililani_HI`],
    ['Wahiawa', '$780,000', '$4,875', false, 'Schofield', `${realtor}Wahiawa_HI`],
    ['Aiea and Pearl City', '$680,000', '$4,250', false, 'Hillside', `${realtor}Aiea_HI`],
  ] as const;

  it('are listed in order', () => {
    expect(cardNames(areas)).toEqual(listings.map(([title]) => title));
  });

  it.each(listings)('%s: %s, credit %s', (title, price, credit, isNew, description, href) => {
    const area = card(title);
    expect(within(area).getByText(/^Sample price/)).toHaveTextContent(price);
    expect(within(area).getByText(`Credit ${credit}`)).toBeVisible();
    expect(within(area).queryAllByText('New construction')).toHaveLength(isNew ? 1 : 0);
    expect(area).toHaveTextContent(description);
    expect(within(area).getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('href', href);
  });

  it('say that the prices are samples, and which credit rate they use', () => {
    expect(section(areas)).toHaveTextContent('These are sample prices to plan with, not homes for sale');
    expect(section(areas)).toHaveTextContent('$625 for every $100,000');
    expect(section(areas)).toHaveTextContent('isn’t a loan or cash in hand');
    expect(link('Program Benefits', section(areas))).toHaveAttribute('href', '/programs');
    expect(link('credit calculator', section(areas))).toHaveAttribute('href', '/calculators/credit');
  });
});

describe('the four base searches', () => {
  const searches = [
    ['Joint Base Pearl Harbor-Hickam', 'Aiea 3 mi', 'Mililani 8.4 mi', 'Aiea'],
    ['Schofield Barracks and Wheeler', 'Mililani 4 mi', 'Waipahu 8.2 mi', 'Wahiawa'],
    ['Marine Corps Base Hawaii, Kaneohe Bay', 'Kailua 3 mi', 'about 12 mi', 'Kailua'],
    ['Fort Shafter and Tripler', 'Salt Lake 2 mi', 'Waipahu 8.4 mi', 'Honolulu'],
  ] as const;

  it('include all four', () => {
    expect(cardNames(bases)).toEqual(searches.map(([base]) => base));
  });

  it.each(searches)('%s: 8 miles or 30 minutes', (base, near, outside, city) => {
    const search = card(base);
    expect(within(search).getByText('8 miles or 30 minutes')).toBeVisible();
    expect(within(search).getByText('Within 8 miles').nextElementSibling).toHaveTextContent(near);
    expect(within(search).getByText('Just outside').nextElementSibling).toHaveTextContent(outside);
    expect(link(`Homes for sale around ${city}`, search)).toHaveAttribute('href', `${realtor}${city}_HI`);
  });
});

describe('the island markets and the new development', () => {
  const islands = [
    ['Oahu', 'Kapolei', ['$1,100,000-$1,175,000', '$500,000-$515,000']],
    ['Hawaii Island', 'Waimea, near Pohakuloa', ['Houses $539,000', 'Condos $625,250', 'over $1 million']],
    ['Maui', 'Kihei', ['$1,300,000', '$650,000-$715,000']],
  ] as const;

  it('include three islands', () => {
    expect(cardNames('Three island markets')).toEqual(islands.map(([island]) => island));
  });

  it.each(islands)('%s: key areas and median prices, each with its date', (island, area, prices) => {
    const market = card(island);
    expect(within(market).getByText('Key areas').nextElementSibling).toHaveTextContent(area);
    const medians = within(market).getByText('Median prices').nextElementSibling;
    for (const price of prices) expect(medians).toHaveTextContent(price);
    for (const line of within(medians as HTMLElement).getAllByRole('listitem'))
      expect(line).toHaveTextContent(/20\d\d/);
  });

  it('shows one new development and links to the new construction page', () => {
    const development = section('A new development');
    expect(within(development).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(development).toHaveTextContent('Hoopili, a town in the making');
    expect(development).toHaveTextContent('11,750 homes');
    expect(link('New construction', development)).toHaveAttribute('href', '/housing/new-construction');
  });
});

describe('the lenders', () => {
  afterEach(() => {
    Object.assign(operator, { isSample: true });
  });

  it.each([
    ['Sample VA lender 1', 'tel:+18085550110', 'mailto:va-lender-1@example.com'],
    ['Sample VA lender 2', 'tel:+18085550111', 'mailto:va-lender-2@example.com'],
    ['Sample VA lender 3', 'tel:+18085550112', 'mailto:va-lender-3@example.com'],
  ])('%s: company, specialties, phone and email', (name, tel, mailto) => {
    const lender = card(name);
    expect(lender).toHaveTextContent('Sample mortgage company');
    expect(within(lender).getByText('Specialties').nextElementSibling).not.toBeEmptyDOMElement();
    expect(
      within(lender)
        .getAllByRole('link')
        .map((entry) => entry.getAttribute('href')),
    ).toEqual([tel, mailto]);
  });

  it('include three, marked as sample contact data until the operator enters real ones', () => {
    expect(cardNames(lenders)).toHaveLength(3);
    expect(within(section(lenders)).getAllByText(/^Sample contact data/)).toHaveLength(3);
    Object.assign(operator, { isSample: false });
    const { container } = render(<VaHomesPage />, { wrapper: MemoryRouter });
    expect(within(container).getByText('Sample VA lender 1')).toBeVisible();
    expect(within(container).queryByText(/sample contact data/i)).not.toBeInTheDocument();
  });
});

describe('the loan', () => {
  const brief = 'What a VA loan gives you, and what it costs';

  it.each([
    ['Do this first', '2.15% of the loan the first time'],
    ['Do this first', 'The prices on the cards are samples, not listings'],
    [brief, 'No down payment if the price is at or below VA’s appraised value'],
    [brief, 'The funding fee. On $750,000'],
    [brief, 'the sale may not cover the loan and the agent'],
    [brief, 'An active-duty Purple Heart recipient who shows the award by closing'],
    ['If one VA loan is still open', '$1,249,125'],
    ['What to check on a home in Hawaii', 'Fee simple or leasehold'],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it('shows the fee and the payment as calculated', () => {
    const price = 750_000;
    const fee = (percent: number) => formatUsd((price * percent) / 100);
    const payment = (principal: number) =>
      formatUsd(monthlyPayment({ principal, annualRatePercent: 6.25, termYears: 30 }));
    expect(section(brief)).toHaveTextContent(`${fee(2.15)} the first time and ${fee(3.3)} after that`);
    expect(section(brief)).toHaveTextContent(
      `about ${payment(price)} a month, or ${payment(price * 1.0215)} with the first-time fee`,
    );
  });

  it('calculates the remaining entitlement from the county limit', () => {
    const left = 1_249_125 / 4 - 400_000 / 4;
    expect(section('If one VA loan is still open')).toHaveTextContent(
      `${formatUsd(left)} is left, enough for ${formatUsd(left * 4)} with nothing down`,
    );
  });

  it.each([
    ['VA: request a COE', 'https://www.va.gov/housing-assistance/home-loans/how-to-request-coe/'],
    ['877-827-3702', 'tel:+18778273702'],
    ['Navy Federal Credit Union', 'https://www.navyfederal.org/'],
  ])('links %s', (name, href) => {
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
  });
});
