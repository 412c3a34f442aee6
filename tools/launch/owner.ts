import { videoEmbed } from '@/features/welcome/video-embed';
import { isSample, type Site } from '@/operator/operator-shapes';
import { cleanEmail, isEmail } from '@/ui/email';
import type { Problem } from './check';

const SITE_FILE = 'src/operator/site.ts';

/** What the site comes with, in place of a person's own. */
const STAND_IN =
  /\b555-01\d\d\b|\bexample\.(?:com|net|org)\b|\bTODO\b|<[^>]*>|Sample [a-z]+|Your (?:home program sponsor|Veterans Home Program agent|VA assumption specialist|GAP financing partner)/i;
const FIRST_PROGRAM = /Veterans Home Program|\bVHP\b/;
const PHONE = /^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/;

/** What a number can be: a fee of 0.08 percent is 8 percent mistyped. */
const RANGES: Record<string, readonly [least: number, most: number]> = {
  creditPer100kDollars: [50, 5000],
  listingCreditPer100kDollars: [50, 5000],
  newConstructionCreditPercent: [0.1, 10],
  managementFeePercent: [1, 30],
  maxLtvPercent: [50, 150],
};

type Owned = { status: 'sample' | 'set'; name?: string; phone?: string; email?: string };

/** Returns what is still a sample, a stand-in or mistyped in the owner's data, a line for each person or thing. */
export function ownerProblems(site: Site, text: string): Problem[] {
  const lines = text.split('\n');
  return Object.entries(site).flatMap(([name, value]) => {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item: unknown, index) => {
      const what = items.length > 1 ? `${name} ${index + 1}` : name;
      const start = lines.findIndex((line) => line.startsWith(`  ${name}:`));
      if (typeof item === 'string') return problem(start, what, problemOfText(name, item));
      if (typeof item !== 'object' || item === null) return [];
      // The values of site.ts are of these shapes alone.
      const owned = item as Owned;
      const { name: own } = owned;
      // With an apostrophe, the formatter writes other quotes.
      const named = lines.findIndex(
        (line, row) => own && row >= start && [`'${own}'`, `"${own}"`].some((text) => line.includes(text)),
      );
      const said = own ? `${what}, “${own}”` : what;
      return problem(named < 0 ? start : named, said, problemOf(owned, site));
    });
  });
}

function problem(row: number, what: string, says: string | undefined): Problem[] {
  return says ? [{ place: `${SITE_FILE}:${row + 1}`, says: `${what}: ${says}` }] : [];
}

function problemOfText(name: string, text: string): string | undefined {
  if (text.trim() === '') return 'is empty.';
  if (name === 'formsEmail') return problemOfEmail(text);
  if (name === 'welcomeVideo' && !videoEmbed(text))
    return 'the site can’t show it. Give a YouTube or Vimeo address, or an https video file.';
  return undefined;
}

function problemOfEmail(email: string): string | undefined {
  const [stand] = STAND_IN.exec(email) ?? [];
  if (stand) return `“${stand}” is a stand-in: put your own.`;
  return isEmail(email) && cleanEmail(email) === email ? undefined : `“${email}” isn’t an email address.`;
}

function problemOf(owned: Owned, { program }: Site): string | undefined {
  if (isSample(owned)) return 'a sample';
  if (owned.status !== 'set') return `its status is “${owned.status}”: write 'set'.`;
  const all = JSON.stringify(owned);
  const [stand] =
    STAND_IN.exec(all) ?? (FIRST_PROGRAM.test(program?.name ?? '') ? [] : (FIRST_PROGRAM.exec(all) ?? []));
  if (stand) return `“${stand}” is a stand-in: put your own.`;
  if (owned.phone !== undefined && !PHONE.test(owned.phone))
    return 'write the phone as 808-423-3110, or 808-423-3110 ext. 12';
  for (const [name, value] of Object.entries(owned)) {
    const [least, most] = RANGES[name] ?? [];
    if (
      typeof value === 'number' &&
      least !== undefined &&
      most !== undefined &&
      !(value >= least && value <= most)
    )
      return `${name} is ${value}, and pages would say that. It should be ${least} to ${most}.`;
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    if (texts.length === 0 || texts.some((text) => typeof text === 'string' && text.trim() === ''))
      return `${name} is empty.`;
    if (['url', 'website'].includes(name) && !isAddress(String(value))) return `${name} isn’t a web address.`;
  }
  return owned.email === undefined ? undefined : problemOfEmail(owned.email);
}

function isAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/.]+(\/\S*)?$/.test(text) && URL.canParse(text);
}
