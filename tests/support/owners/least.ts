// Invented, for tests: an owner with a phone, an email address and nothing else.

import type { Site } from '@/operator/operator-shapes';

export const site: Site = {
  name: 'Paradise PCS',
  tagline: 'Helping you PCS to paradise',
  founder: {
    status: 'set',
    name: 'Kai Doe',
    title: 'Founder',
    phone: '808-423-3100',
    email: 'kai@owner.test',
    location: 'Oahu, Hawaii',
  },
  formsEmail: undefined,
  program: undefined,
  vaLenders: [],
  gapLenders: [],
  assumptionAgent: undefined,
  vaSpecialist: undefined,
  gapPartner: undefined,
  welcomeVideo: '/welcome.webm',
  pcsApp: undefined,
  newConstructionSearch: undefined,
};
