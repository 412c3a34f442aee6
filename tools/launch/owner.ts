import { videoEmbed } from '@/features/welcome/video-embed';
import { isSample, type Site } from '@/operator/operator-shapes';
import { cleanEmail, isEmail } from '@/ui/email';
import type { Problem } from './check';
import { standIn } from './stand-ins';

const SITE_FILE = 'src/operator/site.ts';

const FIRST_PROGRAM = /Veterans Home Program|\bVHP\b/;
const PHONE = /^[2-9]\d{2}-[2-9]\d{2}-\d{4}( ext\. \d+)?$/;

/** What a number can be: a fee of 0.08 percent is 8 percent mistyped. */
const RANGES: Record<string, readonly [least: number, most: number]> = {
  creditPer100kDollars: [50, 5000],
  listingCreditPer100kDollars: [50, 5000],
  newConstructionCreditPercent: [0.1, 10],
  managementFeePercent: [1, 30],
  maxLtvPercent: [50, 150],
};

/** How long a text can be before it breaks its card, the header or a button. */
const MOST_LETTERS: Record<string, number> = {
  name: 50,
  nameInText: 60,
  shortName: 20,
  tagline: 60,
  title: 70,
  company: 60,
  location: 60,
  payer: 60,
  address: 120,
  specialties: 80,
  bio: 600,
};

/** What must not be undefined, and why. */
const NEVER_UNDEFINED: Record<string, string> = {
  founder: 'is missing. Every page offers to ask the founder.',
  vaLenders: 'is missing. Write [] if you have none.',
  gapLenders: 'is missing. Write [] if you have none.',
};

/** What nobody can be asked without. */
const PEOPLE = ['founder', 'vaLenders', 'gapLenders', 'assumptionAgent', 'vaSpecialist', 'gapPartner'];
const NEEDED = ['name', 'phone', 'email'];

type Owned = Readonly<Record<string, unknown>> & { status: 'sample' | 'set' };

/** Returns what is still a sample, a stand-in or mistyped in the owner's data, a line for each value. */
export function ownerProblems(site: Site, text: string): Problem[] {
  const lines = text.split('\n');
  return Object.entries(site).flatMap(([name, value]) => {
    const start = lines.findIndex((line) => line.startsWith(`  ${name}:`));
    const at = (row: number) => `${SITE_FILE}:${Math.max(row, start) + 1}`;
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => {
      const what = items.length > 1 ? `${name} ${index + 1}` : name;
      if (typeof item === 'string' || item === undefined) {
        const says = item === undefined ? NEVER_UNDEFINED[name] : problemOfText(name, item, site);
        return says ? [{ place: at(start), says: `${what}: ${says}` }] : [];
      }
      if (typeof item !== 'object' || item === null) return [];
      // The values of site.ts are of these shapes alone.
      const owned = item as Owned;
      const own = typeof owned.name === 'string' ? owned.name : '';
      const named = rowOf(own, lines, start);
      const problems = isSample(owned)
        ? [{ row: named, says: 'a sample' }]
        : [
            ...problemsOf(owned, name, site).map(({ text, says }) => ({
              row: Math.max(rowOf(text, lines, named), named),
              says,
            })),
            ...twice(owned, items.slice(0, index) as Owned[]).map((says) => ({ row: named, says })),
          ];
      const said = own.trim() ? `${what}, “${own}”` : what;
      return problems.map(({ row, says }) => ({ place: at(row), says: `${said}: ${says}` }));
    });
  });
}

/** Returns the line, from `start` on, that has this text between quotes. With an apostrophe, the formatter writes other quotes. */
function rowOf(text: string, lines: readonly string[], start: number): number {
  const quoted = [`'${text}'`, `"${text}"`];
  return text
    ? lines.findIndex((line, row) => row >= start && quoted.some((quote) => line.includes(quote)))
    : -1;
}

/** Returns what is wrong with a person, a lender, the program or a link: one problem for each value. */
function problemsOf(owned: Owned, kind: string, site: Site): { text: string; says: string }[] {
  if (owned.status !== 'set')
    return [{ text: String(owned.status), says: `its status is “${owned.status}”: write 'set'.` }];
  const missing = PEOPLE.includes(kind) ? NEEDED.filter((field) => owned[field] === undefined) : [];
  return [
    ...missing.map((field) => ({ text: '', says: `${field} is missing.` })),
    ...Object.entries(owned).flatMap(([field, value]) => {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [{ text: '', says: `${field} is empty.` }];
      const again = values.find((one, index) => values.indexOf(one) < index);
      if (again !== undefined) return [{ text: String(again), says: `${field} says “${again}” twice.` }];
      return values.flatMap((one) => {
        const says = problemOfValue(field, one, site);
        return says ? [{ text: String(one), says: `${field} ${says}` }] : [];
      });
    }),
  ];
}

/** Returns what follows the field's name: "has 90 letters". */
function problemOfValue(field: string, value: unknown, site: Site): string | undefined {
  if (value === undefined) return undefined;
  const [least, most] = RANGES[field] ?? [];
  if (least === undefined || most === undefined) return problemOfText(field, String(value), site);
  return typeof value === 'number' && value >= least && value <= most
    ? undefined
    : `is ${JSON.stringify(value)}, and pages would say that. It should be ${least} to ${most}, without quotes.`;
}

function problemOfText(field: string, text: string, { program }: Site): string | undefined {
  if (text.trim() === '') return 'is empty.';
  if (text !== text.trim()) return `“${text}” begins or ends with a space.`;
  if (/[\n\t]| {2}/.test(text)) return `“${text.replace(/\s+/g, ' ')}” has a line break or two spaces in it.`;
  const [code] = /&(?:#?\w{2,6});/.exec(text) ?? [];
  if (code) return `shows “${code}” as it stands: type the character itself.`;
  const [othersProgram] = FIRST_PROGRAM.test(program?.name ?? '') ? [] : (FIRST_PROGRAM.exec(text) ?? []);
  const stand = standIn(text) ?? othersProgram;
  if (stand) return `“${stand}” is a stand-in: put your own.`;
  const most = MOST_LETTERS[field];
  if (most !== undefined && text.length > most)
    return `has ${text.length} letters: pages have room for ${most}.`;
  if (field === 'phone' && !PHONE.test(text))
    return `“${text}” can’t be called: write it as 808-423-3110, or 808-423-3110 ext. 12.`;
  if (/email$/i.test(field) && !(isEmail(text) && cleanEmail(text) === text))
    return `“${text}” isn’t an email address.`;
  if (['url', 'website'].includes(field) && !isAddress(text))
    return `“${text}” isn’t a web address that begins with https://.`;
  if (field === 'welcomeVideo' && !videoEmbed(text))
    return 'is nothing that the site can show. Give a YouTube or Vimeo address, or an https video file.';
  if (field === 'nameInText' && program && !text.includes(program.name))
    return `“${text}” has another name than “${program.name}”.`;
  return undefined;
}

/** Returns that somebody is in the same list twice: two people don't have one name or one email address. */
function twice(owned: Owned, before: readonly Owned[]): string[] {
  const [field] = ['name', 'email'].filter((field) =>
    before.some((other) => owned[field] !== undefined && plain(other[field]) === plain(owned[field])),
  );
  return field ? [`is in the list twice: another has the same ${field}, “${owned[field]}”.`] : [];
}

function plain(text: unknown): string {
  return String(text).trim().toLowerCase();
}

function isAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/.]+(\/\S*)?$/.test(text) && URL.canParse(text);
}
