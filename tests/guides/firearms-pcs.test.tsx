import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as FirearmsPage } from '@/routes/pcs-toolkit/firearms-pcs';
import { readPage } from '../support/read-page';

readPage(FirearmsPage);

const section = (name: string) => screen.getByRole('region', { name });

const row = (name: RegExp) => within(section('Two registrations, two deadlines')).getByRole('row', { name });

describe('the firearms guide', () => {
  it.each([
    ['prohibited magazines', 'Handgun magazines above 10 rounds are'],
    ['the police deadline', 'Register with the county police within 3-5 days of arrival'],
    ['the base deadline', 'Our program lists 72 hours, from a base notice.'],
    ['the age', 'No one under 21 can bring a firearm into Hawaii'],
  ])('says in its first lines %s', (_, text) => {
    expect(section('Do this first')).toHaveTextContent(text);
  });

  it.each([
    ['County police', /^County police/, '3-5 days after arrival', 'State law says five days'],
    ['Your base', /^Your base/, '72 hours, our program lists from a base notice', 'Ask your base'],
  ])('gives %s its deadline, marked to confirm, and what else is known', (_, name, deadline, known) => {
    const [when, note] = within(row(name)).getAllByRole('cell');
    expect(when).toHaveTextContent(deadline);
    expect(screen.getByRole('table', { name: /^Two registrations/ })).toHaveTextContent(
      'Unconfirmed: Deadline',
    );
    expect(note).toHaveTextContent(known);
  });

  it('gives the fingerprint fee, and what Maui charged and when', () => {
    const fee = within(section('What to bring, and the fee'));
    expect(fee.getByText(/^Fingerprint fee/)).toHaveTextContent('Fingerprint fee: about $16.50-$42');
    expect(fee.getByText(/^Maui charged/)).toHaveTextContent(/\$43\.25.*2021-22/);
  });

  it.each([
    ['large handgun magazines', 'Handgun magazines above 10 rounds. Detachable magazines above 10 rounds'],
    ['short barrels', 'Rifles with barrels under 16 inches, shotguns with barrels under 18 inches'],
    ['automatic firearms and assault pistols', 'Automatic firearms and assault pistols.'],
    ['unserialized guns', 'Unserialized “ghost guns”'],
    ['bump stocks', 'Bump stocks, multi-burst trigger activators and trigger cranks'],
    ['armor-piercing rounds and explosives', 'Armor-piercing coated rounds'],
  ])('lists %s as prohibited', (_, text) => {
    const prohibited = within(section('Before you pack: what is prohibited')).getAllByRole('listitem');
    expect(prohibited.filter((item) => item.textContent?.includes(text))).toHaveLength(1);
  });

  it.each([
    ['Oahu', '808-723-3190', '+18087233190'],
    ['Maui County', '808-244-6355', '+18082446355'],
  ])('dials the police of %s, with a note to confirm the number', (_, number, dialed) => {
    const phone = within(section('Where to register, county by county')).getByRole('link', { name: number });
    expect(phone).toHaveAttribute('href', `tel:${dialed}`);
    expect(phone.closest('div')).toHaveTextContent(/All unconfirmed|Unconfirmed: phone/);
  });

  it('names the four county police departments and five places to register on base', () => {
    const headings = (name: string) =>
      within(section(name))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(headings('Where to register, county by county')).toEqual([
      'Oahu',
      'Maui County',
      'Hawaii County (Big Island)',
      'Kauai',
    ]);
    expect(headings('Registering with your base')).toHaveLength(5);
  });

  it('no longer counts a business among the places closed to a license holder, and says what still is', () => {
    const carrying = section('Keeping and carrying a firearm in Hawaii');
    expect(carrying).not.toHaveTextContent('such as private property');
    expect(carrying).toHaveTextContent(/Ask your base first.*struck down/);
    expect(carrying).toHaveTextContent(/Owners can still say no.*beaches, parks, bars/);
  });

  it('tells marijuana patients what the federal ruling changed, and that service members still can’t use it', () => {
    const permit = section('Buying one here: the permit to acquire');
    expect(permit).not.toHaveTextContent('federal law bars them');
    expect(permit).toHaveTextContent(/Ask your base’s legal office before you apply/);
    expect(permit).toHaveTextContent(
      /marijuana use alone.*narrow.*Service members can’t use marijuana at all/,
    );
  });

  it('says that it is not legal advice and who decides', () => {
    expect(screen.getByRole('heading', { name: 'General information, not legal advice' })).toBeVisible();
    expect(screen.getByText(/The county police and your base have the final say/)).toBeVisible();
  });

  it('links the law, and advocacy groups of both sides', () => {
    const links = within(section('The law, and where to read more')).getAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses[0]).toMatch(/^https:\/\/www\.capitol\.hawaii\.gov\/.*HRS_0134/);
    expect(addresses.slice(-2)).toEqual([
      'https://giffords.org/registration-of-firearms-in-hawaii',
      'https://hawaiirifleassociation.org/hawaii-gun-laws',
    ]);
    expect(document.querySelectorAll('a[href*="giffords"], a[href*="rifleassociation"]')).toHaveLength(2);
  });
});
