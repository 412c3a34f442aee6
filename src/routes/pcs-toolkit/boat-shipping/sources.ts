// The sources of the boat shipping guide.

import type { Source } from '@/facts/types';
import { matsonCarQuestions, pashaPreparing, registeringBoat } from '@/guides/vehicle-sources';

export const sources = {
  matson: matsonCarQuestions,
  pashaOversize: {
    title: 'Pasha Hawaii: oversize cargo questions',
    by: 'company',
    issued: 'undated',
    url: 'https://www.pashahawaii.com/resources/oversize-cargo/oversize-cargo-faq',
  },
  pashaPreparing: pashaPreparing,
  registering: registeringBoat,
  boatingSafety: {
    title: 'Hawaii Division of Boating: boating safety questions',
    by: 'government',
    issued: 'undated',
    url: 'https://dlnr.hawaii.gov/dobor/rbs-faq',
  },
} as const satisfies Record<string, Source>;
