import { expect, it } from 'vitest';
import { notFound, unpublished } from '@/facts/facts';
import type { DueOn, Fact, IsoDate } from '@/facts/types';
import { dueFacts, julyJobs, placedFacts, placeOfSource, schedule } from '../../tools/facts/due';

const source = {
  title: 'State list',
  by: 'government',
  issued: 'undated',
  url: 'https://example.com/',
} as const;
const fact = (value: string, checkedOn: IsoDate, dueOn?: DueOn): Fact => ({
  value,
  source,
  checkedOn,
  dueOn,
});

const placed = (facts: readonly Fact[]) => facts.map((one) => ({ fact: one, place: 'a.ts:1' }));
/** Facts from as many sources. */
const factsFrom = (count: number, value: string, checkedOn: IsoDate): Fact[] =>
  Array.from({ length: count }, (_, at) => ({
    value,
    source: { title: `Source ${at}`, by: 'other', issued: 'undated', unlinked: 'copy' },
    checkedOn,
  }));

function whyDue(checkedOn: IsoDate, today: IsoDate, dueOn?: DueOn) {
  return dueFacts(placed([fact('A fee of $20', checkedOn, dueOn)]), today)[0]?.why;
}

it.each<[IsoDate, DueOn | undefined, IsoDate, string | undefined]>([
  ['2026-11-23', undefined, '2027-11-14', undefined],
  ['2026-11-23', undefined, '2027-11-15', 'checked 2026-11-23'],
  ['2026-11-23', '2026-12-31', '2026-12-27', undefined],
  ['2026-11-23', '2026-12-31', '2026-12-28', 'its date is 2026-12-31'],
  ['2027-01-02', '2026-12-31', '2027-01-03', undefined],
  ['2026-11-23', 'every 01-01', '2026-12-27', undefined],
  ['2026-11-23', 'every 01-01', '2027-01-01', 'its date was 2027-01-01'],
  ['2027-01-01', 'every 01-01', '2027-06-01', undefined],
  ['2026-11-23', 'every 12-15', '2027-01-10', 'its date was 2026-12-15'],
  ['2026-11-23', 'every 01', '2026-11-29', undefined],
  ['2026-11-23', 'every 01', '2027-01-04', 'its date was 2027-01-01'],
  ['2026-12-20', 'every 15', '2027-01-04', undefined],
  ['2026-11-23', ['every 05-15', 'every 11-15'], '2027-05-09', undefined],
  ['2026-11-23', ['every 05-15', 'every 11-15'], '2027-11-20', 'its date was 2027-11-15'],
])('a fact checked on %s, due on %s, is listed in the week of %s: %s', (checkedOn, dueOn, today, why) => {
  expect(whyDue(checkedOn, today, dueOn)).toBe(why);
});

it('never lists a distance or a piece of history', () => {
  const facts = placed([
    fact('7 mi from Pearl Harbor-Hickam', '2024-01-02'),
    fact('Building 1095', '2024-01-02'),
  ]);
  expect(schedule(facts, '2026-11-30')).toEqual([]);
});

it('lists a search without a find within a year, and no other statement of our own', () => {
  const search = notFound('list of breeds', ['The base', 'The landlord', 'The news'], '2026-11-23');
  const own = { ...fact('Our own $20', '2026-11-23'), source: unpublished.suggestion };
  const jobs = schedule(placed([search, own]), '2027-11-15');
  expect(jobs[0]?.facts.map((due) => due.fact.value)).toEqual(['We found no list of breeds.']);
});

it('asks for at most eight sources a week, each within a year, what money depends on first', () => {
  const facts = placed([
    ...factsFrom(60, 'A fee of $20', '2026-11-23'),
    ...factsFrom(40, 'Call 808-555-0100', '2026-11-23').map((one) => ({
      ...one,
      source: { ...source, title: `Office of ${one.source.title}` },
    })),
  ]);
  const jobs = schedule(facts, '2026-11-30').filter(({ week }) => week < '2027-11-29');
  expect(jobs).toHaveLength(100);
  const inWeek = (monday: IsoDate) => jobs.filter(({ week }) => week === monday).length;
  expect(Math.max(...jobs.map(({ week }) => inWeek(week)))).toBe(8);
  expect(jobs.map((job) => job.facts[0]?.stake)).toEqual([
    ...Array(60).fill('money'),
    ...Array(40).fill('phone'),
  ]);
});

it('lists what nobody did in time this week, eight sources at a time', () => {
  const late = schedule(placed(factsFrom(20, 'A fee of $20', '2024-01-02')), '2026-11-30');
  expect(late.slice(0, 20).map(({ week }) => week)).toEqual([
    ...Array(8).fill('2026-11-30'),
    ...Array(8).fill('2026-12-07'),
    ...Array(4).fill('2026-12-14'),
  ]);
});

it('lists a passed day first, in the order in which they came out, then money, law, deadlines and phones', () => {
  const facts = [
    fact('The limit is $1,249,125', '2026-11-23', 'every 11-25'),
    fact('Rates come in December', '2026-11-23', '2026-12-15'),
    fact('A flat sum of $3,548', '2026-11-23', 'every 12-31'),
    fact('A fee of $20', '2024-01-03'),
    fact('The law bans them', '2024-01-02'),
    fact('Apply in 10 days', '2024-01-02'),
    fact('Call 808-555-0100', '2024-01-02'),
  ];
  const due = dueFacts(placed([...facts].reverse()), '2027-01-04');
  expect(due.map(({ fact: { value } }) => value)).toEqual(facts.map(({ value }) => value));
});

it('names the line of each fact once, even of one made of figures from elsewhere', () => {
  const price = fact('It costs $20 a day.', '2026-01-02');
  const modules = {
    '/src/guides/a.ts': { list: [price] },
    '/src/guides/b.ts': { price, copy: { ...price } },
  };
  const texts = {
    '/src/guides/a.ts': "import { price } from './b';\n",
    '/src/guides/b.ts':
      'const sources = {};\nconst price = read(\n  `It costs $' + '{DOLLARS} a day.`,\n);\n',
  };
  expect(placedFacts(modules, texts)).toEqual([{ fact: price, place: 'src/guides/b.ts:3' }]);
});

it('lists for July each law and what a file on property tax or schools says, whatever its day', () => {
  const law = { ...source, title: 'HRS 521', by: 'law' } as const;
  const facts = [
    { fact: { ...fact('Two days’ notice', '2027-06-30'), source: law }, place: 'src/rents.ts:1' },
    {
      fact: { ...fact('A deposit of $100', '2027-06-30'), source: law },
      place: 'src/rents.ts:2',
    },
    { fact: fact('Classes start in August', '2027-06-30'), place: 'src/schools/guide.ts:1' },
    { fact: fact('A fee of $20', '2026-01-02'), place: 'src/pets.ts:1' },
  ];
  expect(julyJobs(facts).map((due) => due.map(({ fact: { value } }) => value))).toEqual([
    ['A deposit of $100', 'Two days’ notice'],
    ['Classes start in August'],
  ]);
});

it('says where a source is written, on the line of its title or below it', () => {
  const texts = {
    '/src/a.ts': "// Quotes the State list.\nconst one = { title: 'State list', by: 'government' };",
    '/src/b.ts': "const two = {\n  title:\n    'County list',\n};",
  };
  expect(placeOfSource(source, texts)).toBe('src/a.ts:2');
  expect(placeOfSource({ ...source, title: 'County list' }, texts)).toBe('src/b.ts:3');
  expect(placeOfSource({ ...source, title: 'Another list' }, texts)).toBeUndefined();
});
