import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OwnPlanContext } from '@/blocks/own-plan';
import type { BaseId } from '@/facts/bases';
import { publishedRates, TLA_OLDER_AGE, tlaPercent } from '@/money/tla';
import { formatUsd } from '@/money/usd';
import { type Hotel, hotelSides, hotels } from '@/routes/pcs-toolkit/tla-hotels/hotels';
import { Component as TlaHotelsPage } from '@/routes/pcs-toolkit/tla-hotels/page';
import { card, section } from '../support/page-parts';
import { prerendered } from '../support/prerendered';

const open = () => render(<TlaHotelsPage />, { wrapper: MemoryRouter });

const openFor = (base: BaseId) =>
  render(
    <OwnPlanContext value={{ base }}>
      <TlaHotelsPage />
    </OwnPlanContext>,
    { wrapper: MemoryRouter },
  );

const hotelNames = () =>
  within(section('Hotels, and their pet rules'))
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);

const namesOf = (isWanted: (hotel: Hotel) => boolean) => hotels.filter(isWanted).map(({ name }) => name);

it('each hotel shows every field in the open, and says in a word what our list lacks', () => {
  open();
  for (const hotel of hotels) {
    const row = card(hotel.name);
    expect(row.querySelector('details'), hotel.name).toBeNull();
    expect(row).toHaveTextContent(/beside|\d+ mi from/);
    expect(row).toHaveTextContent(hotel.tlaApproved === 'ask' ? 'TLA: ask if approved' : 'TLA-approved');
    const fee = hotel.petFee ? `, ${hotel.petFee.value}` : ': ask about the fee';
    expect(row).toHaveTextContent(hotel.petsAllowed ? `Pet-friendly${fee}` : 'No pets');
    expect(row).toHaveTextContent(`Address: ${hotel.address.value}`);
    expect(row).toHaveTextContent(`Phone: ${hotel.phone?.value ?? 'on its website'}`);
    expect(row).toHaveTextContent(`Email: ${hotel.email?.value ?? 'ask the desk'}`);
    expect(within(row).getByRole('link', { name: new RegExp(`^${hotel.website.label}`) })).toBeVisible();
    expect(row).toHaveTextContent(`Amenities: ${hotel.amenities.join(', ')}`);
    expect(row).toHaveTextContent(/Notes: ./);
  }
});

it('the sixty days are drawn as six claims, and said in words', () => {
  open();
  const days = section('Sixty days of TLA, ten at a time');
  const ends = within(days)
    .getAllByText(/^(day )?\d0$/, { selector: 'text' })
    .map(({ textContent }) => textContent);
  expect(ends).toEqual(['day 10', '20', '30', '40', '50', '60']);
  expect(days).toHaveTextContent(/60 days, 6 claims: one for every 10 days.*Up to 60 days.*After day 60/);
});

it('says what a night of TLA pays, by the people in the room, before its first steps', () => {
  const { container } = open();
  const [beforeSteps] = (container.textContent ?? '').split('Do this first');
  const most = (dependents: readonly number[]) => {
    const percent = tlaPercent(true, dependents) ?? 0;
    return formatUsd(Math.floor(((publishedRates.oahu?.lodgingCents ?? 0) * percent) / 10_000));
  };
  const [one, two, four] = [most([]), most([30]), most([30, 5, 5])];
  expect(beforeSteps).toMatch(/The most TLA pays a night for a room on Oahu/);
  expect(beforeSteps).toContain(
    `${one} 1 person${two} 2 people${four} 4 people, 2\u00a0under ${TLA_OLDER_AGE}`,
  );
});

describe('the filters', () => {
  const pick = async (pets: string, side?: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: pets }));
    if (side) await user.selectOptions(screen.getByRole('combobox', { name: 'Near which base' }), side);
    return user;
  };

  it('start with every hotel, are grouped and named, and hidden without JavaScript', () => {
    open();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Near which base' })).toHaveDisplayValue('All of Oahu');
    expect(screen.getByRole('status')).toHaveTextContent(`Showing all ${hotels.length} hotels.`);
    const group = screen.getByRole('group', { name: 'Narrow the list' });
    expect(group).toHaveClass('needs-script');
    expect(within(within(group).getByRole('group', { name: 'Pets' })).getAllByRole('radio')).toHaveLength(3);
    expect(group).not.toContainElement(screen.getByRole('status'));
  });

  it.each([
    ['Takes pets', undefined, ({ petsAllowed }: Hotel) => petsAllowed],
    ['All', hotelSides.harbor, ({ side }: Hotel) => side === 'harbor'],
    ['No pets', hotelSides.waikiki, ({ side, petsAllowed }: Hotel) => side === 'waikiki' && !petsAllowed],
  ])('narrow to “%s”, %s', async (pets, side, isWanted) => {
    open();
    await pick(pets, side);
    const names = namesOf(isWanted);
    expect(screen.getByRole('status')).toHaveTextContent(
      `Showing ${names.length} of ${hotels.length} hotels.`,
    );
    expect(hotelNames()).toEqual(names);
  });

  it.each([
    ['schofield', hotels[2], 'The Inn at Schofield Barracks'],
    ['kaneohe', hotels[3], 'Inns of the Corps, Kaneohe Bay'],
  ] as const)('for a family that goes to %s, list the nearest first', (base, nearest, name) => {
    openFor(base);
    expect(nearest?.name).toBe(name);
    expect(hotelNames()[0]).toBe(name);
    const miles = hotelNames().map((hotel) =>
      Number(/(\d+) mi from/.exec(card(hotel ?? '').textContent ?? '')?.[1] ?? 0),
    );
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles).toHaveLength(hotels.length);
  });

  it('for such a family, name the next nearest that fit when they leave one or none', async () => {
    openFor('kaneohe');
    await pick('Takes pets', hotelSides.windward);
    const [own, ...next] = hotelNames();
    expect([own]).toEqual(namesOf(({ side, petsAllowed }) => side === 'windward' && petsAllowed));
    expect(next).toHaveLength(2);
    expect(namesOf(({ petsAllowed }) => petsAllowed)).toEqual(expect.arrayContaining(next));
    const status = screen.getByRole('status').textContent ?? '';
    expect(status.replace(/\d+ mi(?=\))/g, 'far')).toBe(
      `Showing 1 of ${hotels.length} hotels. Next nearest to Kaneohe Bay that fit: ${next[0]} (far); ${next[1]} (far).`,
    );
    const miles = [...status.matchAll(/(\d+) mi(?=\))/g)].map(([, far]) => Number(far));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    await userEvent.click(screen.getByRole('radio', { name: 'No pets' }));
    expect(hotelNames()).toHaveLength(2);
    expect(namesOf(({ petsAllowed }) => !petsAllowed)).toEqual(expect.arrayContaining(hotelNames()));
  });

  it('say when nothing matches, and show everything again on request', async () => {
    open();
    const user = await pick('No pets', hotelSides.windward);
    expect(hotelNames()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(
      `None of the ${hotels.length} hotels matches both choices.`,
    );
    await user.click(screen.getByRole('button', { name: `Show all ${hotels.length} hotels` }));
    expect(hotelNames()).toHaveLength(hotels.length);
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('All of Oahu');
    expect(
      screen.queryByRole('button', { name: `Show all ${hotels.length} hotels` }),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  });

  it('keep a choice made before hydration', async () => {
    const hydrate = prerendered(<TlaHotelsPage />);
    expect(hotelNames()).toHaveLength(hotels.length);
    screen.getByRole<HTMLInputElement>('radio', { name: 'No pets' }).checked = true;
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Near which base' }).value = 'waikiki';
    hydrate();
    const left = namesOf(({ side, petsAllowed }) => side === 'waikiki' && !petsAllowed);
    expect(await screen.findByText(`Showing ${left.length} of ${hotels.length} hotels.`)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No pets' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveDisplayValue(hotelSides.waikiki);
  });
});
