// Whom to call in need: on the card above the hits of a search for it. Loads with the search dialog, not with its index.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { crisisLine, homelessVeterans, nurseLine, poisonHelp, violenceHotline } from '@/guides/health-sources';
import { redCrossMessages } from '@/guides/orders-sources';
import { CRISIS_LINE_PHONE, HOMELESS_VETERANS_PHONE, MILITARY_ONESOURCE_PHONE, NURSE_LINE_PHONE, POISON_HELP_PHONE, RED_CROSS_PHONE, VIOLENCE_HOTLINE_PHONE } from '@/guides/shared-phones';
import type { Need } from './crisis-signs';

const { read } = factsCheckedOn('2026-11-29');

const sources = {
  violenceHotline,
  safeHelpline: {
    title: 'Defense Department: Safe Helpline',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.sapr.mil/dod-safe-helpline',
  },
  childWelfare: {
    title: 'Hawaii Department of Human Services: Child Welfare Services',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://humanservices.hawaii.gov/ssd/home/child-welfare-services/',
  },
  crisisLine,
  poisonHelp,
  nurseLine,
  infantFever: {
    title: 'Baystate Health: when to call the doctor for an infant',
    by: 'other',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.baystatehealth.org/services/parenting/infants/when-to-call-the-doctor',
  },
  afterLoss: {
    title: 'Military OneSource: support after loss',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.militaryonesource.mil/casualty-assistance/survivor-support/support-after-loss-the-essentials/',
  },
  homelessVeterans,
  helpline211: {
    title: 'Maui Now, Nov 3, 2025: Aloha United Way’s 211',
    by: 'other',
    issued: '2025-11-03',
    readOn: '2026-11-30',
    url: 'https://mauinow.com/2025/11/03/aloha-united-way-responds-as-calls-to-211-skyrocket-following-hawai%CA%BBi-relief-program-updates/',
  },
} as const satisfies Record<string, Source>;

/** `press`: what to do once the call is answered. */
export type CrisisCall = { phone: Fact; press?: string; answers: Text };

export const crisisCalls: Record<Need, { title: string; calls: readonly CrisisCall[] }> = {
  suicide: {
    title: 'Thoughts of suicide',
    calls: [
      {
        phone: read(CRISIS_LINE_PHONE, sources.crisisLine),
        press: 'then 1',
        answers: 'Veterans Crisis Line. For anyone who serves or served',
      },
    ],
  },
  violence: {
    title: 'Not safe at home',
    calls: [{ phone: read(VIOLENCE_HOTLINE_PHONE, sources.violenceHotline), answers: 'National Domestic Violence Hotline' }],
  },
  assault: {
    title: 'Sexual assault',
    calls: [
      {
        phone: read('877-995-5247', sources.safeHelpline),
        answers: read('Defense Department Safe Helpline. Anonymous, 24/7', sources.safeHelpline),
      },
    ],
  },
  child: {
    title: 'A child is being hurt',
    calls: [
      {
        phone: read('808-832-5300', sources.childWelfare),
        answers: read('Child Welfare Services on Oahu, 24/7', sources.childWelfare),
      },
      { phone: read('888-380-3088', sources.childWelfare), answers: 'On the other islands' },
    ],
  },
  poison: {
    title: 'Poison or an overdose',
    calls: [
      {
        phone: read(POISON_HELP_PHONE, sources.poisonHelp),
        answers: 'Poison Help. Collapsed, or hard to wake or to breathe: 911',
      },
    ],
  },
  medical: {
    title: 'Sick, hurt, stung or bitten',
    calls: [
      {
        phone: read(NURSE_LINE_PHONE, sources.nurseLine),
        press: 'then 1',
        answers: read('Military nurse line, 24/7. A baby under 3 months with 100.4°F or more: call right away. Can’t breathe, chest pain, or hard to wake: 911', sources.infantFever),
      },
    ],
  },
  grief: {
    title: 'A death in the family, someone dying, or the loss of a baby',
    calls: [
      {
        phone: read(MILITARY_ONESOURCE_PHONE, sources.afterLoss),
        answers: read('Military OneSource, free, 24/7: grief counseling. If a service member died, ask for casualty assistance and a Gold Star representative.', sources.afterLoss),
      },
      {
        phone: read(RED_CROSS_PHONE, redCrossMessages),
        answers: 'Red Cross: sends word to the service member’s command, for emergency leave',
      },
    ],
  },
  stranded: {
    title: 'Nowhere to sleep',
    calls: [
      {
        phone: read('211', sources.helpline211),
        answers: read('Aloha United Way, 7 a.m. to 10 p.m. every day', sources.helpline211),
      },
      {
        phone: read(HOMELESS_VETERANS_PHONE, sources.homelessVeterans),
        answers: 'For veterans who are homeless, or may soon be',
      },
    ],
  },
};
