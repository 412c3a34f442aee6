// The sources of the boat shipping guide.

import type { Source } from '@/facts/types';
import { matsonCarQuestions, pashaPreparing } from '@/guides/shared-sources';

export const sources = {
  smallBoats: { title: 'Fort Irwin: shipping a boat as household goods (old)', by: 'government', issued: 'undated', unlinked: 'insecure', readOn: '2026-11-30' },
  matson: matsonCarQuestions,
  pashaOversize: {
    title: 'Pasha Hawaii: oversize cargo questions',
    by: 'company',
    issued: 'undated',
    url: 'https://www.pashahawaii.com/resources/oversize-cargo/oversize-cargo-faq',
  },
  pashaPreparing: pashaPreparing,
  hauler: { title: 'Marinas and Transport: preparing a boat for the road', by: 'other', issued: 'undated', url: 'https://marinasandtransport.com/preparation/index.html' },
  biofouling: {
    title: 'Hawaii Division of Aquatic Resources: ballast water and biofouling',
    by: 'government',
    issued: 'undated',
    url: 'https://dlnr.hawaii.gov/ais/ballastwaterbiofouling/',
  },
  registering: {
    title: 'Hawaii Division of Boating: registering your vessel',
    by: 'government',
    issued: 'undated',
    url: 'https://dlnr.hawaii.gov/dobor/boating-in-hawaii/registering-and-numbering-your-vessel/',
  },
  vesselTitle: {
    title: 'Hawaii Division of Boating: vessel title',
    by: 'government',
    issued: 'undated',
    url: 'https://dlnr.hawaii.gov/dobor/vessel-title-hawaii/',
  },
  application: {
    title: 'Hawaii Administrative Rules 13-241-5, as of Feb 2024',
    by: 'law',
    issued: '2024-02',
    url: 'https://regulations.justia.com/states/hawaii/title-13/subtitle-11/part-2/chapter-241/section-13-241-5/',
  },
  boatingSafety: {
    title: 'Hawaii Division of Boating: boating safety questions',
    by: 'government',
    issued: 'undated',
    url: 'https://dlnr.hawaii.gov/dobor/rbs-faq',
  },
  trailers: { title: 'West Hawaii Today, Sep 11, 2021', by: 'other', issued: '2021-09-11', url: 'https://westhawaiitoday.com/2021/09/11/hawaii-news/trailer-registration-reminder/amp' },
} as const satisfies Record<string, Source>;
