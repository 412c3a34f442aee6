// The health care guide. To change a number, a clinic or a rule, edit its entry, keep its source and update the checked date.

import { baseName } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { GuideAction, OfficePhone, Text, WebLink } from '@/facts/types';
import { NEWBORN_DEERS_DAYS } from '@/guides/arrival-rules';
import { expecting } from '@/guides/expecting';
import { MILITARY_ONESOURCE_PHONE, NURSE_LINE_PHONE, TRIWEST_PHONE } from '@/guides/shared-phones';
import type { Point } from '@/maps/geo';
import { basePlaces, towns } from '@/maps/places';
import { notSafe } from './not-safe';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-26');

const now = factsCheckedOn('2026-11-30');

const action: GuideAction = { label: 'Find your clinic', section: 'Your clinic, base by base' };

/** What a family may need at once, before it knows its clinic. */
const lines: readonly OfficePhone[] = [
  { office: 'Nurse advice line, 24/7 (press 1)', phone: read(NURSE_LINE_PHONE, sources.nurseLine) },
  { office: 'TRICARE in Hawaii: TriWest', phone: read(TRIWEST_PHONE, sources.region) },
  { office: 'Thoughts of suicide, or a crisis (military: then press 1)', phone: read('988', sources.crisisLine) },
];

const linesNote: Text = 'If it’s life-threatening, call 911.';

export type Clinic = {
  place: string;
  at: Point;
  isBase?: true;
  clinic: string;
  about: Text;
  /** Who to call, where it isn't the nurse line. */
  call?: string;
};

/** Where the military sees families on Oahu. */
const clinics: readonly Clinic[] = [
  {
    place: baseName('schofield'),
    isBase: true,
    at: basePlaces.schofield,
    clinic: 'Desmond T. Doss Health Clinic',
    about: read('Part of Tripler, where the emergency room is.', sources.tripler),
  },
  {
    place: baseName('shafter'),
    isBase: true,
    at: basePlaces.shafter,
    clinic: 'Tripler Army Medical Center',
    about: read('The hospital for every service: specialists, births, emergency room, pharmacy.', sources.tripler),
  },
  {
    place: baseName('pearl-harbor-hickam'),
    isBase: true,
    at: basePlaces['pearl-harbor-hickam'],
    clinic: 'Makalapa (Navy), and 15th Medical Group (Air Force)',
    about: 'Families at Hickam have their own clinic. Ask which clinic is yours.',
  },
  {
    place: baseName('kaneohe'),
    isBase: true,
    at: basePlaces.kaneohe,
    clinic: 'Branch Health Clinic Kaneohe Bay',
    about: 'It sees families, too.',
  },
  {
    place: 'West Oahu: Kapolei',
    at: towns.kapolei,
    clinic: 'Warrior Ohana Medical Home',
    about: 'Off base, and part of Tripler.',
  },
  {
    place: baseName('coast-guard'),
    isBase: true,
    at: basePlaces['coast-guard'],
    clinic: 'In Prime, TriWest tells you which clinic is yours',
    about: 'It may be any of the clinics here.',
    call: `TriWest: ${TRIWEST_PHONE}`,
  },
];

const appointments: readonly WebLink[] = [
  { label: 'Tripler: appointments and referrals', url: sources.tripler.url, purpose: 'also for Schofield and Kapolei' },
  { label: 'Naval Health Clinic Hawaii', url: sources.navyClinics.url, purpose: 'Makalapa, Kaneohe Bay, and its other clinics' },
];

/** Above the clinics. */
const booking = read(`The nurse line, ${NURSE_LINE_PHONE}, then 1, can give you your clinic’s number. If the nurse says you need a visit, they book one for that day or the next.`, sources.nurseLine);

/** Tripler's order, from the first in line. */
const order: readonly { who: string; means: string }[] = [
  { who: 'Active duty', means: 'Always.' },
  { who: 'Family in TRICARE Prime', means: 'Next. With Prime, your child gets a doctor at a clinic.' },
  {
    who: 'Family in TRICARE Select, retirees, DoD civilians',
    means: 'Only when there’s space. Expect a doctor off base.',
  },
];

const everyone: Text = read('All of these can use Tripler’s emergency room and pharmacy.', sources.tripler);

const vogAnswer: readonly Text[] = [
  'When vog is bad, stay inside, close windows, set air conditioning to recirculate, and skip strenuous play outside. Follow the asthma action plan, with the inhaler close by.',
  'Roaches and mold set off asthma, too. Ask each landlord or housing office about both before you sign.',
  'We found no count of Oahu’s vog days. Ask your child’s doctor to write down what to do when the asthma gets worse.',
];

const vogLinks: readonly WebLink[] = [
  { label: 'AirNow: the air in Hawaii now', url: 'https://www.airnow.gov/air-quality-information-hawaii-residents-visitors/' },
  { label: 'Vog dashboard', url: 'https://vog.ivhhn.org/', purpose: 'forecasts, and what each color means' },
];

const medicine: readonly Text[] = [
  read('Carry enough for the trip and the first weeks.', sources.move),
  'Keep medicine in labeled bottles, and bring the inhaler, spacer, action plan and EpiPen. Put none in household goods or checked bags.',
  read('In Hawaii, use a military clinic’s pharmacy, one in TRICARE’s network, or home delivery. Have your refills transferred.', sources.move),
];

const records: readonly Text[] = [
  read('Hand-carry copies of your medical and dental records.', sources.move),
  'Civilian doctors’ records aren’t in the military’s. Shot records go to the school, too.',
];

const tricare: readonly Text[] = [
  read(`Hawaii is in the West Region, run by TriWest since January 1, 2025: ${TRIWEST_PHONE}.`, sources.region),
  read('Ask TriWest to change your region, plan and doctor.', sources.move),
  read('You have 90 days from the move to change plans.', sources.move),
  now.read('Your first appointment: Tripler, the Schofield clinic and Warrior Ohana share one appointment line. Or book in the MHS GENESIS Patient Portal.', sources.tripler),
  'On Maui and Kauai, far from a military hospital, ask TriWest about TRICARE Prime Remote.',
];

const dental: readonly Text[] = [
  'The TRICARE Dental Program is for families, and voluntary. United Concordia runs it, with dentists in Hawaii.',
  'Military dental clinics see active duty. Don’t expect one to see your family.',
  'Before you stop paying, ask how long you’d be locked out.',
  'Rates change each March 1: ask for today’s, and find a dentist near your base with the program’s finder.',
];

const dentalPhones: readonly OfficePhone[] = [{ office: 'United Concordia, family dental', phone: read('844-653-4061', sources.dentalPhone) }];

const urgent: readonly Text[] = [
  'If life, limb or eyesight is at risk, call 911 or go to Tripler’s emergency room.',
  read('If it can’t wait but isn’t that serious, family members need no referral for an urgent care center that takes TRICARE.', sources.nurseLine),
  'On active duty, ask the nurse line first whether you need a referral.',
  'Ask your clinic about nights and weekends on your first visit.',
];

const mind: readonly Text[] = [
  read('Any phone: 988. Service members and veterans: then press 1, or text 838255.', sources.crisisLine),
  read('Hawaii’s own line, Hawaii CARES, free, day and night: 808-832-3100 or 800-753-6879. From a phone with an 808 number, 988 reaches it, too.', sources.cares),
  read('For a child or teen in crisis, Hawaii CARES can send someone to you.', sources.cares),
  `Therapy under TRICARE: your spouse, child or teen usually needs no referral for a therapist in the network. To find one, call TriWest: ${TRIWEST_PHONE}. On active duty, you need a referral.`,
  'If your child sees a psychiatrist now, tell the screening office, and ask how long the wait is in Hawaii.',
  `If you’re grieving or lonely, call Military OneSource, free, 24/7: ${MILITARY_ONESOURCE_PHONE}.`,
  'Your unit’s chaplain, and its Military and Family Life Counselor, see spouses and children, too. Ask the unit for both.',
  'To meet people: every base has a family center with classes for newcomers.',
];

const baby: readonly Text[] = [
  read('Tripler takes high-risk births, too.', sources.birth),
  `In TRICARE Select, ask TriWest which hospitals off base are in the network, such as Kapiolani: ${TRIWEST_PHONE}.`,
  read('After week 20, go straight to Labor and Delivery if something worries you, and bring an adult for your other children.', sources.birth),
  read(`Add the baby to DEERS within ${NEWBORN_DEERS_DAYS} days, at an ID card office, with the birth certificate. For this, Hawaii counts as the United States.`, sources.newborn),
  ...expecting,
];

const efmp: readonly Text[] = [
  'A “no” from the screening (EFMP) means that Hawaii can’t meet a need now. It isn’t about your family.',
  'Ask in writing which need it is, and tell your command the same day.',
  'Say how often your child needed the emergency room or steroids last year, so they can match the care.',
  now.read('If a child under 3 is slow to talk, walk or play, call the State’s Early Intervention line, 808-594-0066. Bring the plan (IFSP) you have.', sources.earlyIntervention),
  'Autism therapy (ABA) under TRICARE requires a diagnosis, a referral, and enrollment in EFMP and ECHO. Start the week you arrive, and ask each provider about its waitlist.',
  'What we couldn’t find: a list of the care that Hawaii lacks, or how long autism therapy takes to start.',
];

const efmpPhones: readonly OfficePhone[] = [
  { office: 'Army EFMP, Schofield', phone: read('808-655-4227', sources.armyEfmp) },
  { office: 'Navy EFMP liaison, Pearl Harbor-Hickam', phone: read('808-474-1999', sources.navyClinics) },
];

const moving: WebLink = { label: 'TRICARE: moving', url: sources.move.url };

export const healthCareGuide = {
  lead: 'Your base decides your clinic. The nurse line tells you the clinic’s number, day or night.',
  lines,
  linesNote,
  first: [
    'On orders, tell the screening office about every condition. Hawaii must have the care.',
    read('Ask for medical records a month ahead. Start with civilian doctors.', sources.move),
    read('Refill every prescription before you fly. Carry the medicine on the plane.', sources.move),
    read('Don’t drop TRICARE. Update DEERS, then call TriWest.', sources.move),
  ],
  action,
  clinics,
  booking,
  appointments,
  order,
  everyone,
  urgent,
  vogAnswer,
  vogLinks,
  medicine,
  records,
  tricare,
  dental,
  dentalPhones,
  mind,
  notSafe,
  baby,
  efmpPhones,
  efmp,
  moving,
} as const;
