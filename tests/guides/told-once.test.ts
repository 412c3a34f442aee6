// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { bases } from '@/facts/bases';
import { ARMY_APPLY_DAYS } from '@/guides/arrival-rules';
import { POLICE_DAYS_BY_LAW } from '@/guides/firearms-figures';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_FROM_PERCENT, GAP_RATE_TO_PERCENT } from '@/guides/gap-figures';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { HOOPILI_HOMES } from '@/guides/housing-figures';
import { inWords } from '@/guides/in-words';
import * as pet from '@/guides/pet-figures';
import { LEASE_ENDS, MOST_DEPOSIT } from '@/guides/rental-figures';
import { AIR_FORCE_SCREENING_DAYS, SCREENING_DAYS } from '@/guides/screening-figures';
import { FLOOD_WAIT_DAYS, HURRICANE_SEASON_STARTS } from '@/guides/storm-insurance';
import * as loan from '@/guides/va-loan-figures';
import * as car from '@/guides/vehicle-figures';
import { bahDollars } from '@/money/bah';
import * as lodging from '@/money/lodging-figures';
import { OAHU_EXCISE_TAX_PERCENT } from '@/money/property-management';
import { formatUsd } from '@/money/usd';
import { pageTexts } from '../support/page-texts';

// What several pages say by a figure. A page that types another one fails here, by name. To add a subject: the pages
// that tell it, the words its figure is in, and the one constant. The words must find the figure on each of these
// pages, and no page, these or another, may have another figure in them. What a page shows only after an answer is not
// in its HTML: the content files count as pages of their own, by name.

type Told = {
  subject: string;
  on: readonly string[];
  /** Each group is the figure in one way of saying it. */
  words: RegExp;
  figure: string | number;
};

const checklist = '/pcs-toolkit/hawaii-checklist';
const pets = '/pcs-toolkit/pet-travel';
const cars = '/pcs-toolkit/vehicle-shipping';
const boats = '/pcs-toolkit/boat-shipping';
const guns = '/pcs-toolkit/firearms-pcs';
const hotels = '/pcs-toolkit/tla-hotels';
const orders = '/pcs-toolkit/family-orders';
const money = '/calculators/first-60-days';
const cruncher = '/calculators/assumption-cruncher';
const rentals = '/housing/verified-rentals';
const homes = '/housing/va-homes';
const assumptions = '/housing/va-assumptions';
const gap = '/housing/gap-lenders';
const onBase = '/housing/base-housing';
const newHomes = '/housing/new-construction';
const veterans = '/housing/veterans-who-stay';
const forum = '/member-forum';
const startReasons = 'checklist-start-reasons';
const goods = '/pcs-toolkit/storage-facilities';
const shortNotice = 'checklist-short-notice';
const clockWords = 'landing-clock-words';

const bahOf = (grade: 'E-5' | 'O-3') => formatUsd(bahDollars('oahu', grade, true)).slice(1);
const waitOf = (id: 'pearl-harbor-hickam' | 'schofield' | 'kaneohe') => bases[id].waitMonths.join('-');

const told: readonly Told[] = [
  {
    subject: 'reporting to the TLA office',
    on: [checklist, hotels],
    words: /within (\d+) hours of landing/gi,
    figure: lodging.TLA_REPORT_HOURS,
  },
  {
    subject: 'the days of one TLA approval',
    on: [startReasons, hotels, money],
    words: /in steps of (\d+) days|approves (\d+) days, then|approved (\d+) days at a time/g,
    figure: lodging.TLA_FIRST_DAYS,
  },
  {
    subject: 'the days of TLA in all',
    on: [hotels, money],
    words: /Up to (\d+) days Your office|after day (\d+)|ordinarily ends at (\d+) days/gi,
    figure: lodging.TLA_MOST_DAYS,
  },
  {
    subject: 'when to start with pets',
    on: [checklist, pets, forum],
    words:
      /Start (\d[-\d]*) months? ahead|to start (\d[-\d]*) months ahead|(\d[-\d]*) months ahead Two rabies/gi,
    figure: pet.PET_START.replace(' months', ''),
  },
  {
    subject: 'the shortest way from a first rabies shot',
    on: [startReasons, shortNotice, pets],
    words: /takes at least (\d+) days/g,
    figure: pet.PET_SHORTEST_DAYS,
  },
  {
    subject: 'between two rabies shots',
    on: [checklist, pets],
    words: /more than (\d+) days apart/g,
    figure: pet.PET_SHOTS_APART_DAYS,
  },
  {
    subject: 'the waits of a pet',
    on: [checklist, pets],
    words:
      /wait of more than (\d+) days|more than (\d+) days old when you land|landing is more than (\d+) days/g,
    figure: pet.PET_WAIT_DAYS,
  },
  {
    subject: 'the pet’s paperwork in Honolulu',
    on: [checklist, pets],
    words: /have (?:them|your paperwork) (\d+) days before|Submitted (\d+) days before/g,
    figure: pet.PET_PACKET_DAYS,
  },
  {
    subject: 'the longest quarantine',
    on: [checklist, pets],
    words: /held (?:for )?up to (\d+) days|Full (\d+)-day stay|means? up to (\d+) days/g,
    figure: pet.PET_LONG_STAY_DAYS,
  },
  {
    subject: 'the fee of the longest quarantine',
    on: [shortNotice, pets],
    words: /120 days for (\$\d[\d,]*\d)|120-day stay (\$\d[\d,]*\d)/g,
    figure: formatUsd(pet.PET_LONG_STAY_FEE_DOLLARS),
  },
  {
    subject: 'the time without household goods',
    on: [goods, forum],
    words: /Plan on (about \w+ months)/g,
    figure: GOODS_WAIT,
  },
  {
    subject: 'the pet allowance',
    on: [pets, hotels, money],
    words: /Up to (\$\d[\d,]*\d) per move|allowance of up to (\$\d[\d,]*\d)|per move: up to (\$\d[\d,]*\d)/g,
    figure: pet.PET_ALLOWANCE,
  },
  {
    subject: 'family screening',
    on: [checklist, orders],
    words: /notified[;.] plan on (\d+) days|expected to take (\d+) days/gi,
    figure: SCREENING_DAYS,
  },
  {
    subject: 'family screening in the Air Force',
    on: [checklist, orders],
    words:
      /Air Force and Space Force: it can take (\d+)|screening can take (\d+) days|Plan on up to (\d+) days/g,
    figure: AIR_FORCE_SCREENING_DAYS,
  },
  {
    subject: 'the deposit, in months of rent',
    on: [rentals, onBase, money],
    words: /at most (\w+) month/gi,
    figure: MOST_DEPOSIT.split(' ')[0] ?? '',
  },
  {
    subject: 'the end of a lease by orders',
    on: [rentals, onBase, money],
    words:
      /(?:ends|due,?) (\d+ days after the next rent is due)|When it ends (?:You live in it: )?(\d+ days after [^.]*? due)/g,
    figure: LEASE_ENDS,
  },
  {
    subject: 'registering a car',
    on: [checklist, cars],
    words: /registration,? (?:Do the last )?within (\d+) days|Do the last within (\d+) days/g,
    figure: car.VEHICLE_PERMIT_DAYS,
  },
  {
    subject: 'a carrier’s price',
    on: [checklist, cars],
    words: /(\$[\d,]+-\$[\d,]+) per vehicle|per car (\$[\d,]+-\$[\d,]+)/g,
    figure: car.CARRIER_PRICE_OF_ONE,
  },
  {
    subject: 'booking a carrier for a car',
    on: [checklist, cars],
    words:
      /per vehicle[^.]*\. Book ([\d-]+ weeks ahead)|lists booking ([\d-]+ weeks ahead)|and book ([\d-]+ weeks ahead)/g,
    figure: car.CARRIER_BOOKING,
  },
  {
    subject: 'since when two vehicles are listed',
    on: [checklist, cars],
    words: /reimbursed from (\w+ \d+, \d{4})/g,
    figure: car.TWO_VEHICLES_SINCE,
  },
  {
    subject: 'fuel in the tank',
    on: [checklist, cars, boats],
    words: /(\d\/\d) tank/g,
    figure: car.MOST_FUEL,
  },
  {
    subject: 'registering a firearm, by law',
    on: [clockWords, guns],
    words: /state law says (\w+) days|(\w+) days from your arrival or|stretch the (\w+) days/gi,
    figure: inWords(POLICE_DAYS_BY_LAW),
  },
  {
    subject: 'the first VA funding fee',
    on: [homes, money, '/calculators/credit', cruncher],
    words:
      /fee of ([\d.]+)% (?:the first|with nothing)|fee: ([\d.]+)% of the loan|costs: ([\d.]+)% of your first|([\d.]+)% of a new VA loan/g,
    figure: loan.FIRST_USE_FUNDING_FEE_PERCENT,
  },
  {
    subject: 'the funding fee of an assumption',
    on: [assumptions, cruncher],
    words: /Pay the ([\d.]+)% funding fee|funding fee: ([\d.]+)% of the balance/g,
    figure: loan.ASSUMPTION_FUNDING_FEE_PERCENT,
  },
  {
    subject: 'the county loan limit',
    on: [homes, assumptions],
    words: /at least (\$\d,\d{3},\d{3}) in|quarter of (\$\d,\d{3},\d{3}) is/g,
    figure: formatUsd(loan.LOAN_LIMIT_DOLLARS),
  },
  {
    subject: 'an assumption, from application to closing',
    on: [assumptions, money],
    words: /VA loan: plan on ([\d-]+) days|closing ([\d-]+) days/g,
    figure: loan.ASSUMPTION_TO_CLOSING_DAYS.join('-'),
  },
  {
    subject: 'what GAP covers',
    on: [assumptions, cruncher, gap],
    words: /covers up to (\d+)% of the price|of the price at most (\d+)%/g,
    figure: GAP_COVERS_UP_TO_PERCENT,
  },
  {
    subject: 'the usual GAP rate',
    on: [cruncher, gap],
    words: /typically ([\d-]+)%|terms a year ([\d-]+)%/g,
    figure: `${GAP_RATE_FROM_PERCENT}-${GAP_RATE_TO_PERCENT}`,
  },
  {
    subject: 'the wait of flood insurance',
    on: [rentals, veterans],
    words: /flood insurance starts (?:only )?(\d+) days|flood coverage waits (\d+) days/gi,
    figure: FLOOD_WAIT_DAYS,
  },
  {
    subject: 'the hurricane season',
    on: [rentals, veterans],
    words: /season starts (?:on )?([A-Z]\w+ \d+)/g,
    figure: HURRICANE_SEASON_STARTS,
  },
  {
    subject: 'general excise tax on Oahu',
    on: [rentals, '/programs'],
    words: /excise tax[^.]*?(?:at most|up to) ([\d.]+)%|it can add up to ([\d.]+)%/g,
    figure: OAHU_EXCISE_TAX_PERCENT,
  },
  {
    subject: 'homes planned in Hoopili',
    on: [homes, newHomes],
    words: /Horton plans ([\d,]+) homes|([\d,]+) homes are planned|Horton Hawaii: up to ([\d,]+) homes/g,
    figure: HOOPILI_HOMES,
  },
  {
    subject: 'the Army’s housing list',
    on: [clockWords, onBase],
    words: /Army: apply within (\d+) days/g,
    figure: ARMY_APPLY_DAYS,
  },
  ...(['pearl-harbor-hickam', 'schofield', 'kaneohe'] as const).map((id) => ({
    subject: `the wait for a home at ${id}`,
    on: [onBase, forum],
    words: new RegExp(`${bases[id].shortName} (\\d+-\\d+)(?![\\d-])`, 'g'),
    figure: waitOf(id),
  })),
  ...(['E-5', 'O-3'] as const).map((grade) => ({
    subject: `BAH of an ${grade} on Oahu`,
    on: [homes, rentals, onBase, money],
    // A DLA can be whole dollars, too: the rate without dependents and the next grade follow it.
    words: new RegExp(`${grade},? \\$(\\d,\\d{3})(?![.\\d]|\\s+\\$\\S+\\s+[EWO]-)`, 'g'),
    figure: bahOf(grade),
  })),
];

const contents = import.meta.glob<object>('/src/features/*/content/*.ts', { eager: true });
const contentTexts = Object.entries(contents).map(
  ([path, module]) => [path.replace(/^.*\/|\.ts$/g, ''), stringsIn({ ...module }).join(' ')] as const,
);

/** Every string in the data, without the names of sources. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === 'source' ? [] : stringsIn(value)));
}

/** What the words of a subject say on a page. */
function tellings(text: string, { words }: Pick<Told, 'words'>): string[] {
  return [...text.matchAll(words)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');
}

describe('what several pages tell', () => {
  let texts: ReadonlyMap<string, string>;
  beforeAll(async () => {
    texts = new Map([...(await pageTexts()), ...contentTexts]);
  });

  it.each(told)('has one figure everywhere: $subject', (subject) => {
    const silent = subject.on.filter((path) => tellings(texts.get(path) ?? '', subject).length === 0);
    expect(silent, 'pages where the words find nothing').toEqual([]);
    const others = [...texts].flatMap(([path, text]) =>
      tellings(text, subject)
        .filter((figure) => figure.toLowerCase() !== String(subject.figure).toLowerCase())
        .map((figure) => `${path} says ${figure}`),
    );
    expect(others, `not ${subject.figure}`).toEqual([]);
  });
});

it('finds a page that types another figure', () => {
  const [report = told[0]] = told.filter(({ subject }) => subject === 'reporting to the TLA office');
  expect(tellings('Report within 48 hours of landing.', report as Told)).toEqual(['48']);
});
