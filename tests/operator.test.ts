// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { videoEmbed } from '@/features/welcome/video-embed';
import { site } from '@/operator/site';
import { isEmail } from '@/ui/email';

// What types can't say of an owner's own data: its typos would reach every visitor.

const people = [
  site.founder,
  site.vaSpecialist,
  site.gapPartner,
  site.assumptionAgent,
  ...site.vaLenders,
  ...site.gapLenders,
];

it.each(people.filter((person) => person !== undefined))('$name can be called and emailed', (person) => {
  expect(person.phone, 'phone').toMatch(/^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/);
  expect(isEmail(person.email), `email: ${person.email}`).toBe(true);
});

it('the portraits are in public', () => {
  const portraits = site.gapLenders.flatMap(({ image }) => image ?? []);
  expect(portraits.filter((image) => !existsSync(`public${image}`))).toEqual([]);
});

it('the welcome video is one that the site can show', () => {
  if (site.welcomeVideo) expect(videoEmbed(site.welcomeVideo)).toBeDefined();
});
