import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSample, type Site } from '@/operator/operator-shapes';
import { isMailed, namesInMail } from '../setup/mail-names';

/** What stands in the way of a launch, and what to do about it. */
export type Problem = { place: string; says: string };

const SITE_FILE = 'src/operator/site.ts';

/** Returns what is still a sample or a stand-in in the owner's data, a line for each person or thing. */
export function ownerProblems(site: Site, text: string): Problem[] {
  const lines = text.split('\n');
  return Object.entries(site).flatMap(([name, value]) => {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item: unknown, index) => {
      if (typeof item !== 'object' || item === null) return [];
      // The values of site.ts are of these shapes alone.
      const owned = item as { status: 'sample' | 'set'; name?: string; phone?: string };
      const start = lines.findIndex((line) => line.startsWith(`  ${name}:`));
      const { name: own } = owned;
      // With an apostrophe, the formatter writes other quotes.
      const named = lines.findIndex(
        (line, row) => own && row >= start && [`'${own}'`, `"${own}"`].some((text) => line.includes(text)),
      );
      const at = named < 0 ? start : named;
      const what = items.length > 1 ? `${name} ${index + 1}` : name;
      const says = problemOf(owned);
      return says
        ? [
            {
              place: `${SITE_FILE}:${at + 1}`,
              says: `${what}${owned.name ? `, “${owned.name}”` : ''}: ${says}`,
            },
          ]
        : [];
    });
  });
}

function problemOf(owned: { status: 'sample' | 'set'; phone?: string }): string | undefined {
  if (isSample(owned)) return 'a sample';
  const stand = /\b555-01\d\d\b|\bexample\.(?:com|net|org)\b|Sample [a-z]/i.exec(JSON.stringify(owned));
  if (stand) return `“${stand[0]}” is a stand-in: put your own.`;
  if (owned.phone && !/^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/.test(owned.phone))
    return `write the phone as 808-423-3110, or 808-423-3110 ext. 12`;
  return undefined;
}

/** What is drawn or filmed for the name that the site came with. */
const NAMED_FILES = {
  'public/welcome.webm': '88c73d27d76ce39271e976940070b6afd918a234378a7e3161ea99a8f35516b7',
  'public/social-card.png': '3922201f2d2d31aba025a7fe7dccccea776ec2ea639c9d1aa60e34a0b8011797',
} as const;
const FIRST_NAME = 'Paradise PCS';

/** Returns the pictures and emails that still have another name than the site. */
export function nameProblems(root: string, { name, welcomeVideo }: Site): Problem[] {
  const pictures = Object.entries(NAMED_FILES).flatMap(([file, shipped]) => {
    if (name === FIRST_NAME || (file.endsWith('.webm') && welcomeVideo !== '/welcome.webm')) return [];
    const bytes = existsSync(join(root, file)) ? readFileSync(join(root, file)) : '';
    const isShipped = createHash('sha256').update(bytes).digest('hex') === shipped;
    return isShipped ? [{ place: file, says: `says “${FIRST_NAME}”: put your own in its place.` }] : [];
  });
  const mails = namesInMail(root).filter((mail) => mail.name !== name);
  return [
    ...pictures,
    ...mails.map((mail) => ({
      place: mail.file,
      says: `says “${mail.name}”: \`npm run setup\` writes your site’s name.`,
    })),
  ];
}

/** Returns that nobody but the owner's own team gets email, while no mail service is set up. */
export function mailProblems(root: string): Problem[] {
  if (isMailed(root)) return [];
  return [
    {
      place: 'deploy/supabase/config.toml',
      says: 'no mail service: only your own team can sign up. Remove the "# " from its mail lines: docs/deploy.md, step 6.',
    },
  ];
}

const YEAR = /export const (\w+)_YEAR = (\d{4});/;

/** Returns the yearly tables whose year has passed. */
export function yearProblems(root: string, thisYear: number): Problem[] {
  return ['src/guides', 'src/money'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        readFileSync(join(root, folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const [, table = '', year = ''] = YEAR.exec(line) ?? [];
            return table && Number(year) < thisYear
              ? [{ place: `${folder}/${file}:${index + 1}`, says: `${table} is of ${year}: docs/upkeep.md.` }]
              : [];
          }),
      ),
  );
}
