// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { videoEmbed } from '@/features/welcome/video-embed';
import { operator } from '@/operator/operator';
import { assumptionAgent, gapLenders } from '@/operator/operator-gap-lenders';
import { gapPartner, vaSpecialist } from '@/operator/operator-partners';
import { vaLenders } from '@/operator/operator-va-lenders';
import { isEmail } from '@/ui/email';

// What types can't say of an owner's own data: its typos would reach every visitor.

const people = [operator.founder, vaSpecialist, gapPartner, assumptionAgent, ...vaLenders, ...gapLenders];

it.each(people.filter((person) => person !== undefined))('$name can be called and emailed', (person) => {
  expect(person.phone, 'phone').toMatch(/^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/);
  expect(isEmail(person.email), `email: ${person.email}`).toBe(true);
});

it('the portraits are in public', () => {
  const portraits = gapLenders.flatMap(({ image }) => image ?? []);
  expect(portraits.filter((image) => !existsSync(`public${image}`))).toEqual([]);
});

it('the welcome video is one that the site can show', () => {
  expect(videoEmbed(operator.welcomeVideo)).toBeDefined();
});
