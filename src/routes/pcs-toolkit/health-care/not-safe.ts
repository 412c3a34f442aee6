// Who to call about violence, assault or a child who is hurt, for the health care guide.
import { factsCheckedOn, wordsOf } from '@/facts/facts';
import type { OfficePhone, Source, Text } from '@/facts/types';
import { crisisCalls } from '@/features/search/content/crisis-calls';
import type { Need } from '@/features/search/content/crisis-signs';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  advocate: { title: 'Marine Corps Community Services Hawaii: Family Advocacy Program', by: 'government', issued: 'undated', unlinked: 'insecure' },
  reports: {
    title: 'Military OneSource: reporting domestic abuse',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.militaryonesource.mil/relationships/prevent-violence-abuse/domestic-abuse-military-reporting-options',
  },
} as const satisfies Record<string, Source>;

const callsFor = (need: Need): OfficePhone[] => crisisCalls[need].calls.map(({ phone, answers }) => ({ office: `${crisisCalls[need].title}: ${wordsOf(answers)}`, phone }));

const phones: readonly OfficePhone[] = [
  ...callsFor('violence'),
  { office: 'Marine Corps Base Hawaii: a victim advocate, day and night', phone: read('808-216-7175', sources.advocate) },
  ...callsFor('assault'),
  ...callsFor('child'),
];

const texts: readonly Text[] = [
  'If you’re in danger now, call 911. If somebody can see your phone, use another one.',
  read('You may ask a victim advocate for help without a report to the command. Say “restricted report” first.', sources.reports),
  'Outside Kaneohe Bay, ask the military hospital or Military OneSource for the Family Advocacy Program.',
];

export const notSafe = { texts, phones };
