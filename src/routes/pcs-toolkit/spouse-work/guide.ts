// The guide to a spouse's work: which license rule applies, whose state taxes the pay, and money that comes back. To
// change a rule, edit its entry, keep its source and update the date below.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Contact, Figures, GuideAction, Text, TipItem, WebLink } from '@/facts/types';
import { LICENSE_BOARD_DAYS } from '@/guides/license-figures';
import { memberTax } from '@/guides/orders-sources';
import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import { LEGAL_OFFICES_URL, LICENSE_SEARCH_URL, REAL_ESTATE_COMMISSION_URL } from '@/guides/websites';
import { notACitizen } from './not-a-citizen';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-23');
const latest = factsCheckedOn('2026-11-25');
const newest = factsCheckedOn('2026-11-26');
const latestDay = factsCheckedOn('2026-11-30');

type LicenseRule = { license: string; file: Text; byWhen: Text; compact?: Text };

/** What a kind of work leads to, and the section or the rule that says more. */
type Way = { work: string; leadsTo: string; part: string };

const NURSE = 'You’re a nurse with a job offer';
const TEACHER = 'You’re a teacher';
const FEDERAL = 'Jobs on base, and training';

/** By whether the work needs a license. */
const ways: readonly { answer: string; ways: readonly Way[] }[] = [
  {
    answer: 'Yes',
    ways: [
      { work: 'Any license', leadsTo: `The board has ${LICENSE_BOARD_DAYS} days to decide`, part: 'Which license rule is yours' },
      { work: 'Nurse', leadsTo: 'A job offer opens a temporary permit', part: NURSE },
      { work: 'Teacher', leadsTo: 'Apply for the job, then the license', part: TEACHER },
    ],
  },
  {
    answer: 'No',
    ways: [
      { work: 'Federal jobs, commissary', leadsTo: 'An agency can hire you directly', part: FEDERAL },
      { work: 'MWR, child care, exchange', leadsTo: 'Jobs paid from what a base earns', part: FEDERAL },
      { work: 'Your mainland job, remotely', leadsTo: 'Tell your employer: it affects taxes', part: 'Whose state taxes your pay' },
      { work: 'Training', leadsTo: 'MyCAA helps pay for it', part: FEDERAL },
    ],
  },
];

const everyone: { license: string; file: Text; steps: readonly { label: string; day: Text }[] } = {
  license: 'Everyone can ask for this under federal law',
  file: read(
    'Ask Hawaii’s board for license portability under the Servicemembers Civil Relief Act. Write “SCRA license portability” at the top, or your application waits in the regular line.',
    sources.justice,
  ),
  steps: [
    { label: 'Apply', day: 'The day you have orders' },
    { label: 'The board decides', day: read(`within ${LICENSE_BOARD_DAYS} days`, sources.portability) },
    { label: 'If it hasn’t decided, ask for a temporary license', day: `Day ${LICENSE_BOARD_DAYS}` },
  ],
};

/** Those that some have beside the federal rule. */
const licenses: readonly LicenseRule[] = [
  {
    license: 'You’ve been licensed a year or more',
    file: read('By state law (HRS 436B-14.7), the same board must issue one to a military spouse whose license is current and in good standing.', sources.hawaiiRule),
    byWhen: 'Ask for the State’s temporary license, too, and ask how long it lasts.',
  },
  {
    license: NURSE,
    file: read('For a temporary permit, you need your license verified through Nursys (the nurses’ license register), and one Hawaii employer’s offer.', sources.nursePermit),
    byWhen: 'Verify your license on Nursys the day you have orders.',
    compact: 'Ask the Board of Nursing whether Hawaii has joined the nurse compact.',
  },
  {
    license: TEACHER,
    file: read('Ask for the “no-cost” license. It’s Standard if you taught full time in 3 of the last 5 years, otherwise Provisional.', sources.teacherBoard),
    byWhen: 'Have the license or a permit before your first day.',
    compact: 'Ask the Teacher Standards Board whether Hawaii has joined the teacher compact.',
  },
];

const licenseDetails: readonly Text[] = [
  read('Any credential you need to work counts as a license. Since December 23, 2024 law licenses count, too. You no longer need two years of recent use.', sources.justice),
  read(
    'The notarized statement says who you are and that what you wrote is true. It also says that you’ll follow Hawaii’s rules and are in good standing in every state that licensed you.',
    sources.justice,
  ),
  read('A license that works in several states (a compact license) may fall outside the federal rule. If Hawaii joined the compact, use it.', sources.justice),
];

const refused: readonly Text[] = [
  'The letter is linked below, under “Official pages”.',
  'Ask for “SCRA license portability” in writing.',
  'If the answer is still no, go to your base’s legal assistance office. It’s free.',
];

const residences: Choices = {
  caption: 'A home state, or Hawaii',
  choices: ['Keep another home state', 'Choose Hawaii'],
  rows: [
    ['Tax on your pay', 'No Hawaii tax', 'Hawaii tax'],
    ['Give your employer', 'HW-4 and HW-6', 'HW-4'],
    ['Choose it if', 'That state’s tax on pay is low', 'You plan to stay'],
  ],
};

const taxAnswer = read('The two of you choose each year. It doesn’t matter when you married.', sources.election);

const taxDetails: readonly Text[] = [
  'Your home state is your legal residence: your true, permanent home, where you mean to return.',
  read('You owe no Hawaii tax on your wages if you’re here only to be with the member, who is here only on orders.', sources.taxRelease),
  read('Your employer needs both forms, the orders, an LES (the member’s pay statement) and your spouse ID. HW-6 says you’re not a Hawaii resident.', sources.taxRelease),
  read('Tax already withheld comes back when you file a Hawaii return on paper.', sources.taxRelease),
  `If you work from here for a mainland employer, tell them you moved, and ask which state they withhold for.`,
];

/** Hawaii’s boards, and who helps with the rest. */
const boards: readonly Contact[] = [
  {
    name: 'Nurses',
    website: { label: 'Hawaii Board of Nursing', url: 'https://cca.hawaii.gov/pvl/boards/nursing/' },
  },
  {
    name: 'Teachers',
    website: { label: 'Hawaii Teacher Standards Board', url: sources.teacherBoard.url },
    phone: latest.read('808-586-2600', sources.teacherBoard),
  },
  {
    name: 'Real estate agents and brokers',
    website: { label: 'Hawaii Real Estate Commission', url: REAL_ESTATE_COMMISSION_URL },
  },
  {
    name: 'Other professions',
    role: 'Their boards are in the same State office as nursing',
    website: { label: 'Hawaii license search (MyPVL)', url: LICENSE_SEARCH_URL },
  },
  {
    name: 'Military OneSource',
    role: 'Career coaches (SECO) and free tax help',
    phone: read(MILITARY_ONESOURCE_PHONE, sources.oneSource),
  },
];

const moneyBack: Figures = {
  title: 'With each move, from the service',
  rows: [
    { label: 'For a new license, at most', figure: read('$1,000', sources.navy) },
    { label: 'For moving your business, at most', figure: latest.read('$1,000 more', sources.navy) },
  ],
};

/** By service, where the money is claimed and with what. */
const whereToClaim: readonly TipItem[] = [
  { title: 'Army', text: 'Ask your unit’s certifying officer. Bring the orders, old and new license, proof of payment and marriage certificate' },
  { title: 'Air Force, Space Force', text: 'Your unit or its finance office: ask which' },
  { title: 'Navy', text: read('Claim once you have the new license. Tax is taken out. The orders must authorize the family’s move and be dated Dec 22, 2023 or later', sources.navy) },
  { title: 'Marine Corps', text: 'Ask the personnel office on base. Bring the orders, the old and new license, and the receipt' },
  { title: 'Coast Guard', text: 'Ask your unit for the form. Attach the orders, the new license and the receipt' },
];

const claims = newest.read(
  'The law covers these costs until December 31, 2029. Since 2024 it includes a first assignment, and a last move into the Selected Reserve.',
  sources.relicensingLaw,
  '2029-12-31',
);

const jobLinks: readonly WebLink[] = [
  { label: 'USAJOBS', url: 'https://www.usajobs.gov/', purpose: 'also the commissary, and Army and Navy MWR' },
  { label: 'Navy Exchange', url: 'https://www.mynavyexchange.com/command/employment/h-FAQs.html', purpose: 'how it hires' },
  { label: 'Marine Corps Community Services', url: 'https://careers.usmc-mccs.org/', purpose: 'jobs at Kaneohe Bay' },
];

const jobs: readonly TipItem[] = [
  {
    title: 'Federal jobs',
    text: 'A federal agency can hire the spouse of an active-duty member directly, without a competition. Attach the orders and the marriage certificate. You still have to qualify.',
  },
  {
    title: 'NAF jobs: MWR, child care, exchanges',
    text: 'Non-appropriated funds pay them, so they aren’t civil service. Attach your orders and ask for military spouse preference.',
  },
  {
    title: 'MyCAA, the military’s money for spouse training',
    text: read('A scholarship of up to $4,000, for spouses of members up to E-6, W-2 or O-3. Ask the spouse career coaches (SECO) whether it has money left.', sources.training),
  },
  {
    title: 'A business of your own',
    text: latestDay.read('Get the State’s general excise tax (GET) license: $20, once, online. If you live on base, ask the housing office before you start.', sources.exciseLicense),
  },
  {
    title: 'Unemployment, if you quit to move',
    text: 'Many states pay a spouse who quits for a PCS: ask yours. Give that reason to your employer in writing, and send the orders with the claim.',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'Justice Department: questions about license portability',
    url: 'https://www.justice.gov/servicemembers/professional-license-portability',
    purpose: 'who is covered, and the letter to show the board',
  },
  {
    label: 'Armed Forces Legal Assistance',
    url: LEGAL_OFFICES_URL,
    purpose: 'finds your nearest legal office',
  },
  {
    label: 'Hawaii Department of Taxation: withholding for employees',
    url: 'https://tax.hawaii.gov/?p=12750',
    purpose: 'what it says about military spouses',
  },
];

export const spouseWorkGuide = {
  lead: 'Keep your license, know which state taxes your pay, and get money back.',
  ways,
  first: [
    read('Apply to Hawaii’s board the day you have orders. Send your orders, marriage certificate and a notarized statement.', sources.justice),
    latest.read('Keep every receipt: you get up to $1,000 back for a new license, each move. Keep the old license current.', sources.navy),
    read('Turn in tax forms on your first day of work. If Hawaii isn’t your home state, give your employer HW-4 and HW-6.', sources.taxRelease),
  ],
  action: {
    label: 'Find your board',
    section: 'Your board, and who to call',
  },
  everyone,
  licenses,
  licenseDetails,
  refused,
  boards,
  links,
  jobs,
  jobLinks,
  moneyBack,
  whereToClaim,
  claims,
  taxAnswer,
  residences,
  memberTax,
  taxDetails,
  notACitizen,
} as const satisfies {
  lead: string;
  ways: readonly { answer: string; ways: readonly Way[] }[];
  first: readonly Text[];
  action: GuideAction;
  boards: readonly Contact[];
  everyone: { file: Text };
  licenses: readonly LicenseRule[];
  licenseDetails: readonly Text[];
  refused: readonly Text[];
  taxAnswer: Text;
  residences: Choices;
  memberTax: Text;
  taxDetails: readonly Text[];
  moneyBack: Figures;
  whereToClaim: readonly TipItem[];
  claims: Text;
  jobs: readonly TipItem[];
  jobLinks: readonly WebLink[];
  notACitizen: readonly Text[];
  links: readonly WebLink[];
};
