import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type Hotel, hotelSides, hotels } from '@/guides/tla-hotel-list';
import { Component as TlaHotelsPage } from '@/routes/pcs-toolkit/tla-hotels';
import { card, section } from '../../support/page-parts';
import { prerendered } from '../../support/prerendered';

const open = () => render(<TlaHotelsPage />, { wrapper: MemoryRouter });

const hotelNames = () =>
  within(section('Eight hotels and their pet policies'))
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);

const namesOf = (isWanted: (hotel: Hotel) => boolean) => hotels.filter(isWanted).map(({ name }) => name);
const takesNoPets = namesOf(({ petsAllowed }) => !petsAllowed);

it('each card says on pets, fee, phone, email and TLA what our list has, and what it lacks', () => {
  open();
  for (const { name, petsAllowed, petFee, phone, email, tlaApproved } of hotels) {
    const text = card(name).textContent ?? '';
    expect(text.includes('Pets welcome'), name).toBe(petsAllowed);
    expect(text.includes('Fee: not listed'), name).toBe(petsAllowed && !petFee);
    expect(text.includes('Confirm with your TLA office'), name).toBe(tlaApproved === 'ask');
    expect(/Our list has n(o phone or email|one)/.test(text), name).toBe(!(phone && email));
  }
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
    expect(screen.getByRole('radio', { name: 'All hotels' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Near which base' })).toHaveDisplayValue('All of Oahu');
    expect(screen.getByRole('status')).toHaveTextContent('Showing all 8 hotels.');
    const group = screen.getByRole('group', { name: 'Narrow the list' });
    expect(group).toHaveClass('needs-script');
    expect(within(within(group).getByRole('group', { name: 'Pets' })).getAllByRole('radio')).toHaveLength(3);
    expect(group).not.toContainElement(screen.getByRole('status'));
  });

  it.each([
    ['Takes pets', undefined, ({ petsAllowed }: Hotel) => petsAllowed],
    ['All hotels', hotelSides.harbor, ({ side }: Hotel) => side === 'harbor'],
    ['No pets', hotelSides.waikiki, ({ side, petsAllowed }: Hotel) => side === 'waikiki' && !petsAllowed],
  ])('narrow to “%s”, %s', async (pets, side, isWanted) => {
    open();
    await pick(pets, side);
    const names = namesOf(isWanted);
    expect(screen.getByRole('status')).toHaveTextContent(`Showing ${names.length} of 8 hotels.`);
    expect(hotelNames()).toEqual(names);
  });

  it('say when nothing matches, and show everything again on request', async () => {
    open();
    const user = await pick('No pets', hotelSides.windward);
    expect(hotelNames()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('None of the 8 hotels matches both choices.');
    await user.click(screen.getByRole('button', { name: 'Show all 8 hotels' }));
    expect(hotelNames()).toHaveLength(8);
    expect(screen.getByRole('radio', { name: 'All hotels' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('All of Oahu');
    expect(screen.getByRole('button', { name: 'Show all 8 hotels' })).toHaveFocus();
  });

  it('work with the keyboard', async () => {
    open();
    const user = userEvent.setup();
    screen.getByRole('radio', { name: 'All hotels' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'No pets' })).toHaveFocus();
    expect(hotelNames()).toEqual(takesNoPets);
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Near which base' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(hotelNames()).toHaveLength(8);
  });

  it('keep a choice made before hydration', async () => {
    const hydrate = prerendered(<TlaHotelsPage />);
    expect(hotelNames()).toHaveLength(8);
    screen.getByRole<HTMLInputElement>('radio', { name: 'No pets' }).checked = true;
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Near which base' }).value = 'waikiki';
    hydrate();
    expect(await screen.findByText('Showing 1 of 8 hotels.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No pets' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveDisplayValue(hotelSides.waikiki);
  });
});
