// @vitest-environment node
import { expect, it } from 'vitest';
import type { DueOn, Fact, IsoDate } from '@/facts/types';
import { dueFacts, placedFacts } from '../../tools/facts/due';

const source = { title: 'State list', url: 'https://example.com/' } as const;
const fact = (value: string, checkedOn: IsoDate, dueOn?: DueOn): Fact => ({
  value,
  source,
  checkedOn,
  dueOn,
});

function whyDue(checkedOn: IsoDate, today: IsoDate, dueOn?: DueOn) {
  return dueFacts([{ fact: fact('Open daily', checkedOn, dueOn), place: 'a.ts:1' }], today)[0]?.why;
}

it.each<[IsoDate, DueOn | undefined, IsoDate, string | undefined]>([
  ['2026-11-23', undefined, '2027-05-22', undefined],
  ['2026-11-23', undefined, '2027-05-23', '181 days old'],
  ['2026-11-23', '2026-12-31', '2026-12-30', undefined],
  ['2026-11-23', '2026-12-31', '2026-12-31', 'its date was 2026-12-31'],
  ['2027-01-02', '2026-12-31', '2027-01-03', undefined],
  ['2026-11-23', 'every 01-01', '2026-12-31', undefined],
  ['2026-11-23', 'every 01-01', '2027-01-01', 'its date was 2027-01-01'],
  ['2027-01-01', 'every 01-01', '2027-06-01', undefined],
  ['2026-11-23', 'every 12-15', '2027-01-10', 'its date was 2026-12-15'],
  ['2026-11-23', 'every 01', '2026-11-30', undefined],
  ['2026-11-23', 'every 01', '2027-01-04', 'its date was 2027-01-01'],
  ['2026-12-20', 'every 15', '2027-01-04', undefined],
  ['2026-11-23', ['every 05-15', 'every 11-15'], '2027-05-14', undefined],
  ['2026-11-23', ['every 05-15', 'every 11-15'], '2027-11-20', 'its date was 2027-11-15'],
])('a fact checked on %s, due on %s, is listed on %s: %s', (checkedOn, dueOn, today, why) => {
  expect(whyDue(checkedOn, today, dueOn)).toBe(why);
});

it('lists a passed day first, then money, law, deadlines and the rest, the oldest first', () => {
  const facts = [
    fact('Building 1095', '2026-01-02'),
    fact('Apply in 10 days', '2026-01-02'),
    fact('The law bans them', '2026-01-02'),
    fact('A fee of $20', '2026-01-03'),
    fact('A fee of $10', '2026-01-02'),
    fact('Opens in fall', '2026-11-23', '2026-12-01'),
  ];
  const due = dueFacts(
    facts.map((one) => ({ fact: one, place: '' })),
    '2026-12-24',
  );
  expect(due.map(({ fact: { value } }) => value)).toEqual(facts.map(({ value }) => value).reverse());
});

it('lists first what came out first, so that an owner works down the list', () => {
  const facts = [
    fact('The limit is $1,249,125', '2026-11-23', 'every 11-25'),
    fact('Rates come in December', '2026-11-23', '2026-12-15'),
    fact('A flat sum of $3,548', '2026-11-23', 'every 12-31'),
    fact('Rooms at $202', '2026-11-23', 'every 01'),
    fact('A fee of $20', '2026-01-03'),
  ];
  const due = dueFacts(
    [...facts].reverse().map((one) => ({ fact: one, place: '' })),
    '2027-01-04',
  );
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
