import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as BaseHousingPage } from '@/routes/housing/base-housing';
import { card, section } from '../support/page-parts';
import { readPage } from '../support/read-page';

readPage(BaseHousingPage);

const pearlHarbor = 'Joint Base Pearl Harbor-Hickam';
const schofield = 'Schofield Barracks and Wheeler Army Airfield';
const kaneohe = 'Marine Corps Base Hawaii, Kaneohe Bay';
const coastGuard = 'U.S. Coast Guard Base Honolulu';

describe('the installations', () => {
  it('include all four', () => {
    const names = within(section('Four installations and their wait times'))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([pearlHarbor, schofield, kaneohe, coastGuard]);
  });

  it.each([
    [pearlHarbor, 'Waitlist', '6-18 months'],
    [schofield, 'Waitlist', '3-12 months'],
    [kaneohe, 'Waitlist', '4-15 months'],
    [coastGuard, 'Waitlist', 'Varies'],
    [pearlHarbor, 'Units', '1,200+'],
    [schofield, 'Units', '800+'],
    [kaneohe, 'Units', '600+'],
    [coastGuard, 'Units', '50+'],
    [pearlHarbor, 'Published elsewhere', 'about 2,500 homes in 2019'],
    [schofield, 'Published elsewhere', '7,700 (2004) to 7,900 homes'],
    [kaneohe, 'Published elsewhere', '1,175 homes in 13 neighborhoods'],
    [pearlHarbor, 'Housing', 'Houses, duplexes and townhomes'],
    [schofield, 'Housing', 'Townhomes, duplexes and houses'],
    [kaneohe, 'Housing', 'family homes on the peninsula'],
    [coastGuard, 'Housing', 'Family homes at Red Hill'],
    [pearlHarbor, 'Location', 'South-central Oahu'],
    [schofield, 'Location', 'Central Oahu, next to Wahiawa'],
    [kaneohe, 'Location', 'Mokapu Peninsula'],
    [coastGuard, 'Location', 'Sand Island'],
    [pearlHarbor, 'Amenities', 'Commissary, exchange and clinics'],
    [schofield, 'Amenities', 'Public schools on post'],
    [kaneohe, 'Amenities', 'Child development center'],
    [coastGuard, 'Amenities', 'Exchange and clinic'],
  ])('%s, %s: %s', (name, row, text) => {
    expect(within(card(name)).getByText(row).nextElementSibling).toHaveTextContent(text);
  });

  it.each([pearlHarbor, schofield, kaneohe, coastGuard])(
    '%s: says that its waitlist and units are unconfirmed',
    (name) => {
      expect(card(name)).toHaveTextContent(/Unconfirmed: Waitlist, Units|All unconfirmed/);
    },
  );

  it.each([
    [
      pearlHarbor,
      'Navy and Air Force',
      ['tel:+18084741820', 'https://www.hickamcommunities.com', 'https://www.huntmilitarycommunities.com'],
    ],
    [schofield, 'Army', ['tel:+18082753700', 'https://www.islandpalmcommunities.com']],
    [
      kaneohe,
      'Marine Corps, with Navy tenants',
      [
        'tel:+18082572676',
        'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/',
      ],
    ],
    [coastGuard, 'Coast Guard', ['tel:+18088422073', 'https://www.islandpalmcommunities.com']],
  ])('%s: branch %s, phone and website', (name, branch, addresses) => {
    expect(within(card(name)).getByText(branch)).toBeVisible();
    const hrefs = within(card(name))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const address of addresses) expect(hrefs).toContain(address);
  });

  it('say that the counts are minimums and the waits are not promises', () => {
    expect(screen.getByText(/Unit counts are minimums/)).toHaveTextContent('planning ranges, not promises');
  });
});

describe('the base housing guide', () => {
  it('has four tips', () => {
    expect(
      within(section('Four tips'))
        .getAllByRole('listitem')
        .map((tip) => tip.querySelector('strong')?.textContent),
    ).toEqual([
      'Apply the week your orders arrive. ',
      'Hold your place while you search in town. ',
      'Say what you need when you apply. ',
      'Plan for the weeks in between. ',
    ]);
  });

  it.each([
    ['Do this first', '6-18 months at Pearl Harbor-Hickam, 3-12 at Schofield, 4-15 at Kaneohe Bay'],
    ['Do this first', 'The HEAT form opens a file but doesn’t put you on the list'],
    ['How base housing works', 'Getting on a list is free'],
    ['What to weigh before you say yes', 'it moves you to the bottom'],
    ['What to weigh before you say yes', 'Fuel got into part of its drinking water in 2021'],
    ['What each service requires', 'DD Form 1746'],
    ['What each service requires', 'before you sign a lease in town, or you can lose TLA'],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it.each([
    ['HOMES.mil', 'https://www.homes.mil'],
    ['BAH calculator', 'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/'],
    ['Navy HEAT', 'https://ffr.cnic.navy.mil/Navy-Housing/HEAT/'],
    ['Military OneSource', 'https://www.militaryonesource.mil'],
  ])('links %s in the additional resources', (name, href) => {
    expect(within(section('Additional resources')).getByText(name, { selector: 'a' })).toHaveAttribute(
      'href',
      href,
    );
  });

  it.each([
    ['TLA Hotels', '/pcs-toolkit/tla-hotels'],
    ['Verified Rentals', '/housing/verified-rentals'],
  ])('links to %s', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
