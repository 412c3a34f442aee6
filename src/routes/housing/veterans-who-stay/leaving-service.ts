// The deadlines of leaving the service, counted from the last day, for the guide to veterans who stay. To change one, edit
// its days; the line and the words follow.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, TimeLineStep, TipItem } from '@/facts/types';

const VA_CLAIM_DAYS_BEFORE = [180, 90] as const;
const VA_EXAM_DAYS = 45;
const TRICARE_DAYS = 90;
const TRICARE_LATE_MONTHS = 12;
const SGLI_ENDS_DAYS = 120;
const VGLI_DAYS = 240;
const LAST_MOVE_YEARS = 3;
const SEPARATION_MOVE_DAYS = 180;

/** The drawn line's first and last day. The first leaves room for the label of the claim's. */
const LINE = [-210, 365] as const;

const sources = {
  beforeDischarge: {
    title: 'VA: benefits delivery at discharge',
    by: 'government',
    issued: 'undated',
    url: 'https://benefits.va.gov/PREDISCHARGE/claims-pre-discharge-benefits-delivery-at-discharge.asp',
  },
  tricare: { title: 'TRICARE: retiring', by: 'government', issued: 'undated', readOn: '2026-11-30', url: 'https://tricare.mil/LifeEvents/Retiring.aspx' },
  lifeInsurance: {
    title: 'VA: 240 days to get VGLI without health questions',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.benefits.va.gov/INSURANCE/resources-news.asp',
  },
  lastMove: {
    title: 'MyCG, July 8, 2022: three years to move after retiring, by the Joint Travel Regulations',
    by: 'government',
    issued: '2022-07-08',
    url: 'https://mycg.uscg.mil/News/Article/3086917/retirees-now-have-more-time-to-transition-into-their-forever-home',
  },
  separating: {
    title: 'Defense Finance and Accounting Service: end of military service',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.dfas.mil/MilitaryMembers/travelpay/armypcs/endofmilitaryservice/',
  },
} as const satisfies Record<string, Source>;

const { read } = factsCheckedOn('2026-11-27');

/** In the order of their last days. */
const clocks: readonly TimeLineStep[] = [
  {
    label: 'File your VA claim',
    from: at(-VA_CLAIM_DAYS_BEFORE[0]),
    to: at(-VA_CLAIM_DAYS_BEFORE[1]),
    text: read(`${VA_CLAIM_DAYS_BEFORE.join(' to ')} days before`, sources.beforeDischarge),
  },
  { label: 'Retirees: choose a TRICARE plan', from: at(0), to: at(TRICARE_DAYS), text: read(`within ${TRICARE_DAYS} days`, sources.tricare) },
  { label: 'Swap SGLI for VGLI', from: at(0), to: at(VGLI_DAYS), text: read(`within ${VGLI_DAYS} days`, sources.lifeInsurance) },
  { label: 'Retirees: book your last move', from: at(0), to: 1, goesOn: true, text: read(`within ${LAST_MOVE_YEARS} years`, sources.lastMove) },
];

const ticks = [
  { at: at(-VA_CLAIM_DAYS_BEFORE[0]), label: String(VA_CLAIM_DAYS_BEFORE[0]) },
  { at: at(-VA_CLAIM_DAYS_BEFORE[1]), label: String(VA_CLAIM_DAYS_BEFORE[1]) },
  { at: at(0), label: 'Last day' },
  { at: at(TRICARE_DAYS), label: String(TRICARE_DAYS) },
  { at: at(VGLI_DAYS), label: String(VGLI_DAYS) },
  { at: 1, label: String(LINE[1]) },
];

const details: readonly TipItem[] = [
  {
    title: 'VA claim (BDD)',
    text: read(
      `Send your service treatment records with it, and be available for VA’s exams for ${VA_EXAM_DAYS} days. With fewer than ${VA_CLAIM_DAYS_BEFORE[1]} days left, ask VA for a regular claim.`,
      sources.beforeDischarge,
    ),
  },
  { title: 'TRICARE', text: read('It doesn’t continue automatically: retiring takes you out of Prime. Enroll in Prime or Select, and get new ID cards.', sources.tricare) },
  {
    title: 'TRICARE, if you miss the 90 days',
    text: read(`You can ask for retroactive enrollment up to ${TRICARE_LATE_MONTHS} months after you retire.`, sources.tricare),
  },
  { title: 'VGLI', text: read(`SGLI ends ${SGLI_ENDS_DAYS} days after you leave. Within ${VGLI_DAYS} days, there are no health questions.`, sources.lifeInsurance) },
  { title: 'The last move', text: read('The shipping office books it. Older pages say one year: the limit changed in July 2022.', sources.lastMove) },
  {
    title: 'Separating, not retiring',
    text: read(`You have to finish your travel within ${SEPARATION_MOVE_DAYS} days. Ask about your goods, and about health care, before you sign out.`, sources.separating),
  },
];

/** A day's place on the line, from 0 to 1; day 0 is the last in the service. */
function at(day: number): number {
  return (day - LINE[0]) / (LINE[1] - LINE[0]);
}

export const leavingService = { title: 'Days before and after your last day in the service', clocks, ticks, details } as const;
