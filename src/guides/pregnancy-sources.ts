// What airlines ask of pregnant passengers: for the health care guide and an early step.
import type { Source } from '@/facts/types';

export const pregnancyRules = {
  american: {
    title: 'American Airlines: traveling while pregnant (an old copy)',
    by: 'company',
    issued: 'undated',
    url: 'https://www.britishairways.com/jba/aa/en_US/specialAssistance/travelingWhilePregnant.html',
  },
  southwest: {
    title: 'Southwest Airlines’ blog: flying when you’re expecting',
    by: 'company',
    issued: 'undated',
    url: 'https://community.southwest.com/t5/Blog/What-to-Expect-While-Flying-When-You-re-Expecting/ba-p/41453',
  },
  otherAirlines: { title: 'Baggage-Allowance.info, Jan 25, 2023: airlines’ rules in pregnancy', by: 'other', issued: '2023-01-25', unlinked: 'insecure' },
  hawaiian: {
    title: 'Baggage-Allowance.info: Hawaiian Airlines, special assistance',
    by: 'other',
    issued: 'undated',
    url: 'https://www.baggage-allowance.info/hawaiian-airlines-special-assistance',
  },
} as const satisfies Record<string, Source>;
