import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { FactText, SourcesContext } from '@/blocks/fact-text';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { factsCheckedOn, numberedSources, unpublished } from '@/guides/facts';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');
const paper = { title: 'The Garden Island, 2025' };
const statute = { title: 'HRS 134-3', url: 'https://www.capitol.hawaii.gov/' } as const;

const marks = () => document.body.textContent?.match(/unconfirmed/gi) ?? [];

it('marks a single unconfirmed statement', () => {
  render(<FactText of={unconfirmed('Five days', paper)} />);
  expect(document.body).toHaveTextContent('Five days unconfirmed');
});

it('marks a fully unconfirmed list once', () => {
  render(<TextList texts={[unconfirmed('Five days', paper), 'Ask first.', unconfirmed('$40', paper)]} />);
  expect(screen.getByText('All unconfirmed')).toBeVisible();
  expect(marks()).toHaveLength(1);
});

it('marks only the unconfirmed statements of a mixed list', () => {
  render(<TextList texts={[unconfirmed('Five days', paper), read('$40', statute)]} />);
  const [days, fee] = screen.getAllByRole('listitem');
  expect(days).toHaveTextContent('unconfirmed');
  expect(fee).not.toHaveTextContent('unconfirmed');
});

it('names a card’s unconfirmed rows at its top, including rows with lists', () => {
  const fees = [unconfirmed('$50 a night', paper)];
  render(
    <DetailsList
      rows={[
        ['Address', read('2055 Kalia Road', statute)],
        ['Phone', unconfirmed('808-555-0100', paper)],
        ['Fees', <TextList key="fees" texts={fees} />, fees],
      ]}
    />,
  );
  expect(screen.getByText('Unconfirmed: Phone, Fees')).toBeVisible();
  expect(marks()).toHaveLength(1);
});

it('does not repeat the name of a list’s only row', () => {
  render(<DetailsList rows={[['Phone', unconfirmed('808-555-0100', paper)]]} />);
  expect(screen.getByText('Unconfirmed')).toBeVisible();
  expect(screen.getAllByText(/Phone/)).toHaveLength(1);
});

it('names the unconfirmed tips', () => {
  render(
    <TipList
      tips={[
        { title: 'At home', text: unconfirmed('Locked', paper) },
        { title: 'In the car', text: read('Never', statute) },
      ]}
    />,
  );
  expect(screen.getByText('Unconfirmed: At home')).toBeVisible();
  expect(marks()).toHaveLength(1);
});

it('names a table’s unconfirmed columns, and marks single cells in mixed columns', () => {
  const caption = 'Deadlines';
  render(
    <DataTable
      table={{
        caption,
        columns: ['Office', 'Deadline', 'Fee'],
        rows: [
          ['Police', unconfirmed('3-5 days', paper), unconfirmed('$40', paper)],
          ['Base', unconfirmed('72 hours', paper), read('Free', statute)],
        ],
      }}
    />,
  );
  expect(screen.getByText('Unconfirmed: Deadline')).toBeVisible();
  expect(screen.getByText('$40', { selector: 'td' })).toHaveTextContent('$40 unconfirmed');
  expect(marks()).toHaveLength(2);
});

it('lists the published sources with the date they were checked, and explains “Unconfirmed” once', () => {
  const data = [
    unconfirmed('Five days', paper),
    read('$40', { ...statute }),
    { ...read('$50', { title: 'Older page' }), checkedOn: '2026-03-05' as const },
    unconfirmed('Our program lists $60.', unpublished.program),
  ];
  render(
    <SourcesContext value={numberedSources(data)}>
      {data.map((fact) => (
        <FactText key={fact.value} of={fact} />
      ))}
      <SourceList of={data} />
    </SourcesContext>,
  );
  expect(screen.getByText(/^Checked Nov 21, 2026\. “Unconfirmed” means/)).toBeVisible();
  expect(screen.getByText('The 3 sources')).toBeVisible();
  const items = [...document.querySelectorAll('li')].map(({ textContent }) =>
    textContent?.replace('\u2060', ''),
  );
  expect(items).toEqual([
    'The Garden Island, 2025',
    'HRS 134-3 (opens in a new tab)',
    'Older page, checked Mar 5, 2026',
  ]);
});

it('expands the sources when the URL links to one', () => {
  window.location.hash = '#source-1';
  render(<SourceList of={[read('$40', statute)]} />);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  window.location.hash = '';
});

it.each(['$988', '1,988', '3.911', '-911', '9880', '988%', '911.5', '911-5'])(
  'does not link %s as a phone number',
  (amount) => {
    render(<FactText of={`It is ${amount} here.`} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent(`It is ${amount} here.`);
  },
);

it('links phone numbers in running text, and keeps them and number ranges on one line', () => {
  render(<FactText of="An E-6 waits 4-15 months: call 808-555-0100. In a crisis dial 988; it costs $988." />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['808-555-0100', 'tel:+18085550100'],
    ['988', 'tel:988'],
  ]);
  for (const text of ['E-6', '4-15', '808-555-0100', '988'])
    expect(screen.getByText(text)).toHaveClass('xs:whitespace-nowrap');
});
