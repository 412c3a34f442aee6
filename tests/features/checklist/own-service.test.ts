// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checklistFor } from '@/features/checklist/family-checklist';
import { moveChoices } from '@/features/checklist/family-plan';
import { isFact } from '@/guides/facts';

function textsIn(data: unknown): string[] {
  if (isFact(data)) return [data.value];
  if (typeof data === 'string') return URL.canParse(data) ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

// The Space Force is screened by the Air Force.
const names = {
  army: /\bArmy\b/,
  navy: /\bNavy\b/,
  'air-force': /\b(Air|Space) Force\b/,
  'marine-corps': /\bMarines?\b/,
  'coast-guard': /\bCoast Guard\b/,
  'space-force': /\b(Air|Space) Force\b/,
} as const;
const openToAll = /Marine Corps Base Hawaii|Army Community Service|Military and Family Support Center/g;

describe('a family whose service is known', () => {
  it.each(moveChoices.service)('of the %s reads no line that names another', (service) => {
    const others = Object.values(names).filter((name) => name.source !== names[service].source);
    const texts = textsIn(checklistFor({ service })).map((text) => text.replace(openToAll, ''));
    expect(texts.filter((text) => others.some((name) => name.test(text)))).toEqual([]);
  });

  it('reads about its family’s screening, and a family of an unknown service reads it all', () => {
    const orders = (service?: (typeof moveChoices.service)[number]) =>
      textsIn(checklistFor(service ? { service } : {}).items[0]).join(' ');
    const everyone = 'everyone needs Family Member Travel Screening';
    for (const service of ['army', 'air-force', 'marine-corps', 'space-force'] as const)
      expect(orders(service)).toContain(everyone);
    for (const service of ['navy', 'coast-guard'] as const) expect(orders(service)).not.toContain(everyone);
    for (const text of [everyone, 'Navy hospitals say everyone', 'not required for Oahu since 2019'])
      expect(orders()).toContain(text);
  });
});
