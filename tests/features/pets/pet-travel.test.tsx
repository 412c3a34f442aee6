import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as PetTravelPage } from '@/routes/pcs-toolkit/pet-travel';
import { readPage } from '../../support/read-page';

readPage(PetTravelPage);

describe('the pet guide', () => {
  it.each([
    ['when to begin', /^Start 4-6 months ahead/],
    ['when the papers are due', /10 days before arrival in Honolulu, 30 days for a neighbor island/],
    ['when to land', /Land in Honolulu by 3:30 p\.m\./],
    [
      'the fees of the State’s list, then the program’s',
      /\$185 for airport release, or \$244 for up to five days.*\$165 per pet/,
    ],
    ['what comes back', /get back up to \$2,000 per move, for one dog or cat/],
  ])('answers in the first screen: %s', (_what, text) => {
    const first = within(screen.getByRole('region', { name: 'Do this first' }));
    expect(first.getAllByRole('listitem').map(readable)).toContainEqual(expect.stringMatching(text));
  });

  it.each([
    ['5-day-or-less program, processing', '$165 per pet', '$185'],
    ['5-day-or-less program, processing', '$165 per pet', '$244'],
    ['Each extra day', '$56 extra per day', '$59 once'],
    ['Airport inspection', '$78', 'We found no published figure'],
  ])('lists %s at %s, and what other sources say: %s', (fee, amount, elsewhere) => {
    const cell = amountOf('What you pay', fee);
    expect(readable(cell)).toMatch(startsWith(amount));
    expect(cell).toHaveTextContent(elsewhere);
  });

  it('says to confirm a fee with the station before paying it', () => {
    expect(section('What it costs')).toHaveTextContent(
      'Confirm the current fee with the Animal Quarantine Station before you pay',
    );
  });

  it.each([
    ['Moving one dog or cat', 'Up to $2,000 per move', 'you choose which one to claim'],
    ['Quarantine', 'Up to $550 on our program’s list', 'For Hawaii, quarantine counts toward the $2,000'],
  ])('says what is reimbursed for %s: %s', (what, limit, advice) => {
    const cell = amountOf('What gets reimbursed, at most', what);
    expect(readable(cell)).toMatch(startsWith(limit));
    expect(cell).toHaveTextContent(advice);
  });

  it('promises no more than $2,000 for a move from the mainland', () => {
    const limits = section('What gets reimbursed, at most').textContent?.match(/\$[\d,]+/g) ?? [];
    expect(Math.max(...limits.map((limit) => Number(limit.replace(/\D/g, ''))))).toBe(2000);
  });

  it('gives the ten steps in the order they are done, each with its lead time', () => {
    const titles = within(section('Ten steps, in order'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(titles).toEqual([
      ['Read the State’s checklist and call your vet', expect.stringMatching(/^4-6 months ahead/)],
      ['Microchip first, then the first rabies shot', 'About 5 months before'],
      ['Second rabies shot', 'About 4 months before'],
      ['FAVN blood test', 'About 3 months before'],
      ['Wait', expect.stringMatching(/^At least 30 days before you land/)],
      ['Send the paperwork and the fee', expect.stringMatching(/^Submitted 10 days before arrival/)],
      ['Health certificate and tick treatment', expect.stringMatching(/^In the last 14 days/)],
      ['Pick a flight that lands early', expect.stringMatching(/^Land by 3:30 p\.m\./)],
      ['Meet your pet at the airport', 'Arrival day'],
      ['Register the microchip in Hawaii', 'First week'],
    ]);
  });

  it.each([
    ['Direct airport release', 'the same day'],
    ['5-day-or-less program', 'Up to five days'],
    ['Up to 120 days', '120 days at most'],
  ])('compares the ways in: %s, %s', (way, stay) => {
    const ways = within(section('Three ways a pet arrives'));
    const cards = ways.getAllByRole('heading', { level: 3 }).filter((heading) => heading.closest('li'));
    expect(cards).toHaveLength(3);
    const card = ways.getByRole('heading', { name: way }).closest('li');
    expect(card).toHaveTextContent('How long your pet stays');
    expect(card).toHaveTextContent(stay);
  });

  it('separates the papers to send from the one that must travel with the pet', () => {
    const [send, carry] = within(section('Paperwork to send and to carry')).getAllByRole('list');
    expect(send).toHaveTextContent('AQS-279');
    expect(send).toHaveTextContent('Both original rabies certificates');
    expect(send).not.toHaveTextContent('health certificate');
    expect(carry).toHaveTextContent('The original health certificate');
  });

  it('gives a neighbor island its own deadline for the papers', () => {
    expect(section('Landing on a neighbor island')).toHaveTextContent('at least 30 days before you land');
  });

  it('links to the hotels for their pet fees', () => {
    const link = within(section('A place to stay with a pet')).getByRole('link', { name: 'TLA Hotels' });
    expect(link).toHaveAttribute('href', '/pcs-toolkit/tla-hotels');
  });

  it.each([
    ['808-483-7151', 'tel:+18084837151'],
    ['rabiesfree@hawaii.gov', 'mailto:rabiesfree@hawaii.gov'],
    ['808-832-0566', 'tel:+18088320566'],
  ])('lets a reader reach the offices: %s', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['Who to ask', 'Hawaii Animal Quarantine information page', 'https://hdoa.hawaii.gov/ai/aqs/aqs-info/'],
    [
      'Offices and tools',
      'DoD: pet transportation allowance',
      'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3624131/pet-transportation-allowance/',
    ],
    [
      'Offices and tools',
      'Kansas State: FAVN test',
      'https://ksvdl.org/laboratories/rabies-laboratory/favn-test/',
    ],
  ])('opens in a new tab from “%s”: %s', (heading, name, href) => {
    const link = within(section(heading)).getByRole('link', { name: startsWith(name) });
    expect(link).toHaveAccessibleName(/opens in a new tab/);
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  });
});

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

function amountOf(table: string, row: string): HTMLElement {
  const rows = within(within(section(table)).getByRole('table'));
  return within(rows.getByRole('row', { name: startsWith(row) })).getByRole('cell');
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[$.]/g, '\\$&')}`);
}

function readable(element: HTMLElement): string {
  return element.textContent?.trim() ?? '';
}
