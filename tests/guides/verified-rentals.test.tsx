import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as VerifiedRentalsPage } from '@/routes/housing/verified-rentals';
import { card, section } from '../support/page-parts';
import { readPage } from '../support/read-page';

readPage(VerifiedRentalsPage);

const checks = 'Eight checks before you pay';
const titles = (title: string) =>
  within(section(title))
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.parentElement?.tagName === 'LI')
    .map((heading) => heading.textContent);

describe('the search button', () => {
  it('opens the rental search in a new tab', () => {
    const button = screen.getByRole('link', { name: /^Search rentals on Oahu.*new tab/ });
    expect(button).toHaveAttribute('href', 'https://www.zillow.com/honolulu-county-hi/rentals/');
    expect(button).toHaveAttribute('target', '_blank');
  });

  it('is next to the signs of a scam, and we call no ad verified', () => {
    const warning = screen.getByText('Signs of a scam: stop at the first one').parentElement;
    expect(warning).toHaveTextContent('I’m off island and can’t show it');
    expect(warning).toHaveTextContent('cash, a wire, gift cards, crypto or a payment app');
    expect(warning).toHaveTextContent('rarely comes back');
    expect(screen.getByText(/We don’t check ads for you/)).toBeVisible();
  });
});

describe('the rental areas', () => {
  const areas = [
    ['Aiea and Pearl City', 'Pearlridge', '$2,500-$4,800', 'Rail stations', 'air conditioning'],
    ['West Oahu: Ewa Beach and Kapolei', 'Makakilo', '$2,090-$2,730', 'The newest homes', 'traffic'],
    ['Windward: Kailua and Kaneohe', 'Enchanted Lake', '$3,000-$4,700', 'Under 4 miles', 'A tunnel'],
  ] as const;

  it('include all three', () => {
    expect(titles('Three popular areas, with rents')).toEqual(areas.map(([area]) => area));
  });

  it.each(areas)('%s: neighborhoods, price range, benefits, drawbacks', (area, place, price, good, bad) => {
    const entry = within(card(area));
    expect(entry.getByText('Neighborhoods').nextElementSibling).toHaveTextContent(place);
    expect(entry.getByText('Price range').nextElementSibling).toHaveTextContent(price);
    expect(card(area)).toHaveTextContent(/All unconfirmed|Unconfirmed: .*Price range/);
    expect(entry.getByText('Benefits').nextElementSibling).toHaveTextContent(good);
    expect(entry.getByText('Keep in mind').nextElementSibling).toHaveTextContent(bad);
  });

  it('can be compared with the BAH in the table', () => {
    const table = screen.getByRole('table', { name: /BAH in Honolulu County, 2026/ });
    for (const [grade, amounts] of [
      ['E-1 to E-4', '$3,333 / $2,598'],
      ['E-5', '$3,663 / $2,856'],
      ['E-6', '$3,912 / $3,036'],
      ['O-3', '$4,428 / $3,819'],
    ] as const)
      expect(within(table).getByRole('row', { name: new RegExp(`^${grade} `) })).toHaveTextContent(amounts);
    expect(card('Aiea and Pearl City')).toHaveTextContent('($4,801) is above an O-3’s');
    expect(card('Windward: Kailua and Kaneohe')).toHaveTextContent('between BAH for an E-5 and an E-6');
  });
});

describe('the places to look', () => {
  it('include all five', () => {
    const links = within(section('Five places to look')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.homes.mil/',
      'https://www.ahrn.com/',
      'https://www.militarybyowner.com/',
      'https://locationsrentals.com/',
      'https://www.rentcafe.com/apartments-for-rent/us/hi/honolulu/',
    ]);
  });
});

describe('the checks', () => {
  it('include all eight, in order', () => {
    expect(titles(checks)).toEqual([
      'See it, live',
      'Match the owner',
      'Check the license',
      'Ask for the tax number',
      'Find the agent on the island',
      'Search the words and the photos',
      'Question a low price and a rush',
      'Sign, then pay in a way you can trace',
    ]);
  });

  it.each([
    ['Honolulu property records', 'https://www.realpropertyhonolulu.com/', 'check 2'],
    ['Hawaii license search', 'https://mypvl.dcca.hawaii.gov/', 'check 3'],
    ['Hawaii tax license search', 'https://hitax.hawaii.gov/', 'check 4'],
  ])('link to %s', (name, href, check) => {
    const link = within(section(checks)).getByText(name, { selector: 'a' });
    expect(link).toHaveAttribute('href', href);
    expect(link.parentElement).toHaveTextContent(check);
  });
});

describe('the rentals guide', () => {
  it.each([
    ['Do this first', 'Don’t pay anything until you, your sponsor or the housing office has been inside'],
    ['Do this first', 'a deposit of up to one month’s rent, plus one more for a pet'],
    ['Do this first', 'It ends 30 days after the next rent is due, with no fee'],
    ['Do this first', 'see the TLA office before you sign a lease'],
    ['What the law gives a tenant', 'within 14 days after you move out'],
    ['What the law gives a tenant', 'General information, not legal advice'],
    ['When orders end your lease', 'notice on June 10, rent due July 1, so the lease ends on July 31'],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it.each([
    ['808-587-4272', 'tel:+18085874272'],
    ['808-586-2634', 'tel:+18085862634'],
    ['FTC: report fraud', 'https://reportfraud.ftc.gov/'],
    ['Base Housing', '/housing/base-housing'],
  ])('links %s', (name, href) => {
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
  });
});
