import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as CrimeSafetyPage } from '@/routes/pcs-toolkit/hawaii-crime-safety';
import { readPage } from '../support/read-page';

readPage(CrimeSafetyPage);

const section = (name: string) => screen.getByRole('region', { name });

/** A resource card, found by its heading. */
function card(title: string): HTMLElement {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is not in a card`);
  return item;
}

const resources = [
  ['Honolulu Police crime map and dashboard', 'https://www.honolulupd.org', 'has a tip'],
  ['Hawaii covered-offender registry', 'https://sexoffenders.ehawaii.gov', 'has a tip'],
  ['National Sex Offender Public Website', 'https://www.nsopw.gov', 'has a tip'],
  ['Neighborhood statistics sites', 'https://www.neighborhoodscout.com', 'has a tip'],
  ['Tsunami, flood and hurricane maps', 'https://www.honolulu.gov/tsunamievac', 'needs no tip'],
] as const;

describe('the crime and safety guide', () => {
  it('has five resource cards', () => {
    const headings = within(section('Five tools to check an address')).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(resources.map(([title]) => title));
  });

  it.each(resources)('says what to use “%s” for, links it (%s) and %s', (title, href, tip) => {
    const resource = within(card(title));
    expect(resource.getByText('Use it for').nextElementSibling).not.toBeEmptyDOMElement();
    expect(resource.getAllByRole('link', { name: /opens in a new tab/ })[0]).toHaveAttribute('href', href);
    if (tip === 'has a tip') expect(resource.getByText('Tip').nextElementSibling).not.toBeEmptyDOMElement();
    else expect(resource.queryByText('Tip')).not.toBeInTheDocument();
  });

  it('has eight research tips', () => {
    expect(within(section('Eight tips for your research')).getAllByRole('listitem')).toHaveLength(8);
  });

  it('has eight key areas of Oahu, each with what to look up, a place nearby and a police district', () => {
    const table = within(section('Eight areas of Oahu, and what to look up in each'));
    const [columns, ...areas] = table.getAllByRole('row');
    expect(columns).toHaveTextContent('AreaLook upNearPolice district');
    expect(areas).toHaveLength(8);
    for (const [index, area] of areas.entries()) {
      const cells = within(area).getAllByRole('cell');
      for (const cell of cells) expect(cell).not.toBeEmptyDOMElement();
      expect(cells[2]?.textContent).toMatch(new RegExp(`^${index + 1}, `));
    }
  });

  it.each([
    ['The landlord or property manager', 7, 'Is there a military clause to end the lease early'],
    ['Neighbors or your sponsor', 5, 'Which streets flood'],
    ['The school and the base', 3, 'Who is the school liaison?'],
  ])('has questions for “%s”: %i', (askWhom, count, question) => {
    const list = within(section('Questions to ask')).getByRole('heading', { name: askWhom }).parentElement;
    expect(list && within(list).getAllByRole('listitem')).toHaveLength(count);
    expect(list).toHaveTextContent(question);
  });

  it.each([
    ['Red', 'Leave for any tsunami warning'],
    ['Yellow', 'Leave too if the warning says “extreme.”'],
    ['Green, or no color', 'Stay put'],
  ])('says what %s means on the tsunami map', (color, meaning) => {
    const zones = within(section('What the tsunami map’s colors mean')).getAllByRole('listitem');
    expect(zones.find((zone) => zone.textContent?.startsWith(`${color}.`))).toHaveTextContent(meaning);
  });

  it('says that it ranks no neighborhood, and where to call in an emergency', () => {
    expect(screen.getByText(/We don’t rank neighborhoods or call any good or bad/)).toBeVisible();
    expect(section('Do this first')).toHaveTextContent('In an emergency call 911');
  });

  it.each([
    ['Honolulu Police, non-emergency', '808-529-3111', '+18085293111'],
    ['State offender registry', '808-587-3350', '+18085873350'],
  ])('dials the %s, with a note to confirm the number', (office, number, dialed) => {
    const row = screen.getByText(office).parentElement;
    expect(section('Numbers to keep')).toHaveTextContent('All unconfirmed');
    expect(row && within(row).getByRole('link', { name: number })).toHaveAttribute('href', `tel:${dialed}`);
  });

  it('links to the schools guide', () => {
    const link = screen.getByText('the schools guide', { selector: 'a' });
    expect(link).toHaveAttribute('href', '/pcs-toolkit/hawaii-schools');
  });
});
