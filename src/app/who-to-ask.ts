import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';

type WhoToAsk = { name: string; about: string; phone: string; email?: string };

/** Returns whom every page offers to ask: the founder, or as long as that is a sample, somebody who really picks up. */
export function whoToAsk(): WhoToAsk {
  const { founder } = site;
  if (isSample(founder))
    return { name: 'Military OneSource', about: 'Answers 24/7', phone: MILITARY_ONESOURCE_PHONE };
  return { ...founder, about: `${founder.title}, ${founder.location}` };
}
