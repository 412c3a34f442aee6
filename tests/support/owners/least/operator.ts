// Invented, for tests: an owner with a phone, an email address and nothing else.

import type { OperatorContact } from '@/operator/operator-shapes';

export const TAGLINE = 'Helping you PCS to paradise';

export const operator = {
  founder: {
    name: 'Kai Doe',
    title: 'Founder, Veterans Home Program',
    phone: '808-423-3100',
    email: 'kai@owner.test',
    location: 'Oahu, Hawaii',
  } as OperatorContact,
  welcomeVideo: '/welcome.webm',
  pcsAppUrl: undefined as string | undefined,
  newConstructionSearchUrl: undefined as string | undefined,
} as const;
