import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as SchoolsPage } from '@/routes/pcs-toolkit/hawaii-schools';
import { readPage } from '../support/read-page';

readPage(SchoolsPage);

const section = (name: string) => screen.getByRole('region', { name });

const headings = (name: string) =>
  within(section(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** The URLs of a section's external links. */
const websites = (name: string) =>
  within(section(name))
    .getAllByRole('link', { name: /opens in a new tab/ })
    .map((link) => link.getAttribute('href'));

describe('the schools guide', () => {
  it('has four school-search tools, each with its link', () => {
    const tools = 'Four tools to find a school';
    expect(headings(tools)).toEqual(['Hawaii school finder', 'GreatSchools', 'Niche', 'SchoolDigger']);
    expect(websites(tools)).toEqual([
      'https://hawaiipublicschools.org/enrolling-in-school/',
      'https://www.greatschools.org/hawaii/',
      'https://www.niche.com/k12/search/best-schools/s/hawaii/',
      'https://www.schooldigger.com/go/HI/search.aspx',
    ]);
  });

  it('says what each tool is good for and what to watch for', () => {
    const tools = within(section('Four tools to find a school'));
    for (const name of ['Good for', 'Watch out']) {
      expect(tools.getAllByText(name)).toHaveLength(4);
      for (const term of tools.getAllByText(name)) expect(term.nextElementSibling).not.toBeEmptyDOMElement();
    }
  });

  it('has two resources for military families, each with its link', () => {
    const resources = 'Two resources for military families';
    expect(headings(resources)).toEqual([
      'The military children’s compact (MIC3)',
      'School liaisons and the state’s military-family page',
    ]);
    expect(websites(resources)).toEqual([
      'https://mic3.net',
      'https://hawaiipublicschools.org/enrolling-in-school/military-families/',
    ]);
  });

  it('shows the department’s card with a student services number to dial, marked to confirm', () => {
    const card = section('Who to call at the department');
    expect(headings('Who to call at the department')).toEqual(['Hawaii State Department of Education']);
    const phone = within(card).getByRole('link', { name: '808-784-6200' });
    expect(phone).toHaveAttribute('href', 'tel:+18087846200');
    expect(card).toHaveTextContent('Unconfirmed: phone');
    expect(card).toHaveTextContent('the department’s public line: ask for the Student Services Branch');
  });

  it.each([
    ['one district', 'One district for the whole state', '258 public schools'],
    ['the address decides', 'One district for the whole state', 'Your home address decides the school'],
    [
      'no school of the Department of Defense',
      'One district for the whole state',
      'no Department of Defense',
    ],
    [
      'no address yet',
      'Arriving in the middle of the school year',
      'You can’t enroll until you have an address',
    ],
    ['a missing shot', 'Arriving in the middle of the school year', 'The TB clearance can’t wait'],
    ['TB clearance', 'What the school will ask for', 'TB clearance before the first day'],
    ['another area', 'A school outside your area: the geographic exception', 'between January 1 and March 1'],
  ])('tells a family about %s', (_, name, text) => {
    expect(section(name)).toHaveTextContent(text);
  });

  it.each([
    ['Navy, Air Force and Space Force', '808-306-9247', '+18083069247'],
    ['Army', '808-787-5644', '+18087875644'],
    ['Marine Corps', '808-496-2019', '+18084962019'],
    ['Coast Guard', '808-842-2089', '+18088422089'],
    ['Hawaii Army National Guard', '808-672-1315', '+18086721315'],
    ['Hawaii Air National Guard', '808-789-1672', '+18087891672'],
  ])('gives the %s its school liaison’s number', (service, number, dialed) => {
    const row = within(section('Your service’s school liaison')).getByText(service).parentElement;
    const link = row && within(row).getByRole('link', { name: number });
    expect(link).toHaveAttribute('href', `tel:${dialed}`);
  });

  it('marks only the liaison number whose sources differ', () => {
    const liaisons = section('Your service’s school liaison');
    expect(liaisons.textContent?.match(/unconfirmed.*?(?=Navy)/gi)).toEqual(['Unconfirmed: Marine Corps']);
  });

  it('links to the crime and safety guide', () => {
    const link = screen.getByText('how to check crime, safety and hazards', { selector: 'a' });
    expect(link).toHaveAttribute('href', '/pcs-toolkit/hawaii-crime-safety');
  });
});
