import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Component as TlaHotelsPage } from '@/routes/pcs-toolkit/tla-hotels';
import { card, section } from '../../support/page-parts';
import { readPage } from '../../support/read-page';

const page = (
  <MemoryRouter>
    <TlaHotelsPage />
  </MemoryRouter>
);

const hotelNames = () =>
  within(section('Eight hotels and their pet policies'))
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);

const navyLodge = 'Navy Lodge Hawaii, Ford Island';
const navyGateway = 'Navy Gateway Inns & Suites, Pearl Harbor-Hickam';
const schofield = 'The Inn at Schofield Barracks';
const kaneohe = 'Inns of the Corps, Kaneohe Bay';
const haleKoa = 'Hale Koa Hotel';
const kapolei = 'Residence Inn by Marriott Oahu Kapolei';
const airport = 'Best Western The Plaza Hotel Honolulu Airport';
const wayfinder = 'The Wayfinder Waikiki';

describe('the hotels', () => {
  readPage(TlaHotelsPage);

  it('include all eight', () => {
    expect(hotelNames()).toEqual([
      navyLodge,
      navyGateway,
      schofield,
      kaneohe,
      haleKoa,
      kapolei,
      airport,
      wayfinder,
    ]);
  });

  it.each([
    [navyLodge, 'Pets welcome', 'Fee: not listed, ask the hotel'],
    [navyGateway, 'Pets welcome', 'Fee: not listed, ask the hotel'],
    [schofield, 'Pets welcome', 'Fee: $75 one-time'],
    [kaneohe, 'Pets welcome', 'Fee: $25 a night per pet'],
    [haleKoa, 'No pets', 'Service animals only'],
    [kapolei, 'Pets welcome', 'Fee: $100 one-time'],
    [airport, 'No pets', 'No pets allowed'],
    [wayfinder, 'Pets welcome', 'Fee: $50 a night per pet'],
  ])('%s, on pets: %s. %s', (name, badge, text) => {
    expect(within(card(name)).getByText(badge)).toBeVisible();
    expect(card(name)).toHaveTextContent(text);
  });

  it('list no pet fee where no pets are accepted, and both fees for the Wayfinder', () => {
    expect(card(haleKoa)).not.toHaveTextContent('Fee:');
    expect(card(airport)).not.toHaveTextContent('Fee:');
    expect(card(wayfinder)).toHaveTextContent('$35 a night for up to two dogs');
  });

  it('have the TLA badge, four of them with a note to ask', () => {
    for (const name of [navyLodge, navyGateway, schofield, kaneohe])
      expect(within(card(name)).getByText('TLA-approved')).toBeVisible();
    for (const name of [haleKoa, kapolei, airport, wayfinder])
      expect(within(card(name)).getByText('TLA-approved: confirm with your TLA office')).toBeVisible();
  });

  it.each([
    [
      navyLodge,
      'Building 78, Ford Island',
      ['tel:+18084402290', 'tel:+18006289466', 'https://www.navy-lodge.com'],
    ],
    [
      navyGateway,
      '1623 Battleship Drive',
      ['tel:+18084216113', 'https://www.travel.dod.mil/Programs/Lodging/DoD-Lodging/'],
    ],
    [
      schofield,
      '563 Kolekole Avenue',
      ['tel:+18086249650', 'tel:+18777118326', 'https://www.ihgarmyhotels.com'],
    ],
    [
      kaneohe,
      'Building 3038, G Street',
      [
        'tel:+18082542806',
        'mailto:LodgingReservations.Hawaii@usmc-mccs.org',
        'https://installations.militaryonesource.mil/military-installation/mcb-hawaii/housing/temporary-housing',
      ],
    ],
    [
      haleKoa,
      '2055 Kalia Road',
      ['tel:+18089550555', 'tel:+18003676027', 'mailto:reservations@halekoa.com', 'https://www.halekoa.com'],
    ],
    [kapolei, '725 Kunehi Street', ['https://www.marriott.com']],
    [airport, '3253 North Nimitz Highway', ['tel:+18088363636', 'https://www.bestwestern.com']],
    [wayfinder, '2375 Ala Wai Boulevard', ['https://www.wayfinderwaikiki.com']],
  ])('%s is at %s and is reached by phone, email and web', (name, address, hrefs) => {
    const links = [...card(name).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !href?.startsWith('#source-'))).toEqual(hrefs);
    expect(card(name)).toHaveTextContent(address);
  });

  it.each([
    [navyLodge, 'All unconfirmed'],
    [navyGateway, 'All unconfirmed'],
    [schofield, 'Unconfirmed: pets, address, phone'],
    [kaneohe, 'Unconfirmed: pets, email'],
    [haleKoa, 'All unconfirmed'],
    [kapolei, 'All unconfirmed'],
    [airport, 'Unconfirmed: pets, address, phone'],
    [wayfinder, 'Unconfirmed: pets, address'],
  ])('%s says once what is unconfirmed: %s', (name, note) => {
    expect(card(name).textContent?.match(/(All )?unconfirmed/gi)).toHaveLength(1);
    expect(within(card(name)).getByText(/unconfirmed/i)).toHaveTextContent(note);
  });

  it('say which contact details are not listed', () => {
    for (const name of [kapolei, wayfinder])
      expect(card(name)).toHaveTextContent('Our list has no phone or email for it: see the hotel’s site.');
    for (const name of [navyLodge, navyGateway, schofield, airport])
      expect(card(name)).toHaveTextContent('Our list has no email for it: see the hotel’s site.');
    for (const name of [kaneohe, haleKoa]) expect(card(name)).not.toHaveTextContent('Our list has no');
  });
});

describe('the filters', () => {
  const pick = async (pets: string, side?: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: pets }));
    if (side) await user.selectOptions(screen.getByRole('combobox', { name: 'Near which base' }), side);
    return user;
  };

  it('start with every hotel', () => {
    render(page);
    expect(screen.getByRole('radio', { name: 'All hotels' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Near which base' })).toHaveDisplayValue('All of Oahu');
    expect(screen.getByRole('status')).toHaveTextContent('Showing all 8 hotels.');
  });

  it.each([
    [
      'Takes pets',
      undefined,
      'Showing 6 of 8 hotels.',
      [navyLodge, navyGateway, schofield, kaneohe, kapolei, wayfinder],
    ],
    ['No pets', undefined, 'Showing 2 of 8 hotels.', [haleKoa, airport]],
    [
      'All hotels',
      'Pearl Harbor, Hickam and airport',
      'Showing 3 of 8 hotels.',
      [navyLodge, navyGateway, airport],
    ],
    ['All hotels', 'Waikiki', 'Showing 2 of 8 hotels.', [haleKoa, wayfinder]],
    ['All hotels', 'Central: Schofield', 'Showing 1 of 8 hotels.', [schofield]],
    ['All hotels', 'Windward: Kaneohe Bay', 'Showing 1 of 8 hotels.', [kaneohe]],
    ['All hotels', 'West: Kapolei', 'Showing 1 of 8 hotels.', [kapolei]],
    ['Takes pets', 'Waikiki', 'Showing 1 of 8 hotels.', [wayfinder]],
    ['No pets', 'Pearl Harbor, Hickam and airport', 'Showing 1 of 8 hotels.', [airport]],
  ])('narrow to “%s”, %s', async (pets, side, status, names) => {
    render(page);
    await pick(pets, side);
    expect(screen.getByRole('status')).toHaveTextContent(status);
    expect(hotelNames()).toEqual(names);
  });

  it('say when nothing matches, and show everything again on request', async () => {
    render(page);
    const user = await pick('No pets', 'Windward: Kaneohe Bay');
    expect(hotelNames()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('None of the 8 hotels matches both choices.');
    await user.click(screen.getByRole('button', { name: 'Show all 8 hotels' }));
    expect(hotelNames()).toHaveLength(8);
    expect(screen.getByRole('radio', { name: 'All hotels' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('All of Oahu');
    expect(screen.getByRole('button', { name: 'Show all 8 hotels' })).toHaveFocus();
  });

  it('work with the keyboard', async () => {
    render(page);
    const user = userEvent.setup();
    screen.getByRole('radio', { name: 'All hotels' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'No pets' })).toHaveFocus();
    expect(hotelNames()).toEqual([haleKoa, airport]);
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Near which base' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(hotelNames()).toHaveLength(8);
  });

  it('are grouped, named, and hidden without JavaScript', () => {
    render(page);
    const group = screen.getByRole('group', { name: 'Narrow the list' });
    expect(group).toHaveClass('needs-script');
    expect(within(group).getByRole('group', { name: 'Pets' })).toBeVisible();
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(group).not.toContainElement(screen.getByRole('status'));
  });

  it('keep a choice made before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(hotelNames()).toHaveLength(8);
    screen.getByRole<HTMLInputElement>('radio', { name: 'No pets' }).checked = true;
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Near which base' }).value = 'waikiki';
    render(page, { container, hydrate: true });
    expect(await screen.findByText('Showing 1 of 8 hotels.')).toBeVisible();
    expect(hotelNames()).toEqual([haleKoa]);
    expect(screen.getByRole('radio', { name: 'No pets' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Waikiki');
  });
});

describe('the TLA guide', () => {
  readPage(TlaHotelsPage);

  it.each([
    ['Do this first', 'within 72 hours of landing'],
    ['Do this first', 'two of the eight hotels don’t take pets'],
    ['How TLA works', 'never in advance'],
    ['How TLA works', '10 days at a time, up to 60 days'],
    [
      'Pet travel tips',
      'TLA doesn’t cover kennels, pet fees or moves between hotels. The pet allowance of up to $2,000 may',
    ],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it.each([
    ['808-496-2198', 'tel:+18084962198'],
    ['808-368-3456', 'tel:+18083683456'],
    ['Pet Travel', '/pcs-toolkit/pet-travel'],
    [
      'DoD: Temporary Lodging Allowance',
      'https://www.travel.dod.mil/Allowances/Temporary-Lodging-Allowance/',
    ],
  ])('links %s', (name, href) => {
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
  });
});
