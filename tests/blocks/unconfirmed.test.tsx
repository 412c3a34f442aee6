import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FactText, SourcesContext } from '@/blocks/fact-text';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { factsCheckedOn, numberedSources, unpublished } from '@/facts/facts';

const { read, disputed } = factsCheckedOn('2026-11-21');
const paper = { title: 'The Garden Island', by: 'other', issued: '2025', unlinked: 'insecure' } as const;
const statute = {
  title: 'HRS 134-3',
  by: 'law',
  issued: 'undated',
  url: 'https://www.capitol.hawaii.gov/',
} as const;
const army = {
  title: 'Army Hawaii: quarters',
  by: 'government',
  issued: '2019-05',
  url: 'https://home.army.mil/',
} as const;

it('marks an unconfirmed fact, and links to what that means', () => {
  render(
    <>
      <SourceList of={[read('808-555-0100', paper)]} />
      <FactText of={read('808-555-0100', paper)} />
    </>,
  );
  const mark = screen.getByRole('link', { name: 'unconfirmed' });
  expect(document.querySelector(mark.getAttribute('href') ?? '')).toHaveTextContent(
    /“Unconfirmed” means .*official pages disagree/,
  );
});

it('explains the mark when it is pressed, and hides that again', async () => {
  render(<FactText of={read('808-555-0100', paper)} />);
  const mark = screen.getByRole('link', { name: 'unconfirmed' });
  expect(mark).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(mark);
  expect(screen.getByText(/^Unconfirmed: .*official pages disagree\.$/)).toBeVisible();
  expect(mark).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(mark);
  expect(screen.queryByText(/^Unconfirmed: /)).not.toBeInTheDocument();
});

it.each([
  ['money', '$75 one-time'],
  ['a deadline', 'Apply within 7 days of landing'],
  ['the law', 'Never sell it: that’s against the law'],
])('says so in words where %s depends on it: %s', (_what, value) => {
  render(<FactText of={read(value, paper)} />);
  expect(screen.getByText('unconfirmed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'unconfirmed' })).not.toBeInTheDocument();
});

it.each([
  ['somebody else says it', read('Open daily', paper)],
  ['official pages differ', disputed('Open daily', statute)],
  [
    'we read a copy that nothing leads to',
    read('Open daily', { ...statute, url: undefined, unlinked: 'copy' }),
  ],
])('marks what is said where %s', (_why, fact) => {
  render(<FactText of={fact} />);
  expect(screen.getByRole('link', { name: 'unconfirmed' })).toBeVisible();
});

it('gives the year of a source that was more than two years old, unless the words do', () => {
  const texts = [read('Bring a desk.', army), read('In 2019: bring a bed.', army)];
  render(
    <SourcesContext value={numberedSources(texts)}>
      <TextList texts={texts} />
      <SourceList of={texts} />
    </SourcesContext>,
  );
  expect(screen.getAllByText('(2019)')).toHaveLength(1);
  expect(screen.getByText(/^Bring a desk/).closest('li')).toHaveTextContent(/1 \(2019\)$/);
  expect(screen.getByText(/A year, like \(2019\), means/)).toBeVisible();
  expect(screen.getByText(/Army Hawaii: quarters, May 2019/)).toBeInTheDocument();
});

it('marks nothing that was read at its source', () => {
  const texts = [read('$40', statute), 'Ask first.'];
  render(
    <>
      <SourceList of={texts} />
      <TextList texts={texts} />
    </>,
  );
  expect(document.body).not.toHaveTextContent(/unconfirmed/i);
});

it('lists the published sources with the date they were checked', () => {
  const data = [
    read('Five days', paper),
    read('$40', { ...statute }),
    {
      ...read('$50', { title: 'Older page', by: 'government', issued: 'undated', unlinked: 'copy' }),
      checkedOn: '2026-03-05' as const,
    },
    read('Our list has $60.', unpublished.program),
  ];
  render(
    <SourcesContext value={numberedSources(data)}>
      {data.map((fact) => (
        <FactText key={fact.value} of={fact} />
      ))}
      <SourceList of={data} />
    </SourcesContext>,
  );
  expect(screen.getByText(/^Checked Nov 21, 2026\./)).toBeVisible();
  expect(screen.getByText('The 3 sources')).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('\u2060', ''));
  const copy = '(no link: we read a copy and don’t know its address)';
  const dated = ['HRS 134-3 (opens in a new tab)', `Older page ${copy}, checked Mar 5, 2026`];
  expect(items).toEqual(['The Garden Island, 2025 (no link: its address isn’t secure)', ...dated]);
});

it('expands the sources when the URL links to one', () => {
  window.location.hash = '#source-1';
  render(<SourceList of={[read('$40', statute)]} />);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  window.location.hash = '';
});

it.each('$988 1,988 3.911 -911 9880 988% 911.5 911-5'.split(' '))('does not link %s as a phone', (amount) => {
  render(<FactText of={`It is ${amount} here.`} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(`It is ${amount} here.`);
});

it('links phone numbers in running text, and keeps them and number ranges on one line', () => {
  render(<FactText of="An E-6 waits 4-15 months: call 808-555-0100. In a crisis dial 988; it costs $988." />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['808-555-0100', 'tel:+18085550100'],
    ['988', 'tel:988'],
  ]);
  for (const text of ['E-6', '4-15', '808-555-0100', '988'])
    expect(screen.getByText(text)).toHaveClass('inline-block');
});
