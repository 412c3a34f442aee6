import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@/operator/operator-shapes';
import { isMailed, mailSettingsLeftOut, namesInMail } from '../setup/mail-names';

/** What stands in the way of a launch, and what to do about it. */
export type Problem = { place: string; says: string };

/** What is drawn or filmed for the name that the site came with. */
const NAMED_FILES = {
  'public/welcome.webm': '88c73d27d76ce39271e976940070b6afd918a234378a7e3161ea99a8f35516b7',
  'public/welcome.mp4': '87f649640327a553ecbe868708fa3dde95de9a88146c7b2fe319fb0be5d84c43',
  'public/welcome.vtt': '9924e1ac32ad76c78855eea6ca6cfcd7eca53703c0a172f71e26c541ad11bc87',
  'public/social-card.png': '3922201f2d2d31aba025a7fe7dccccea776ec2ea639c9d1aa60e34a0b8011797',
} as const;
const FIRST_NAME = 'Paradise PCS';

/** Returns the pictures and emails that still have another name than the site. */
export function nameProblems(
  root: string,
  { name, welcomeVideo }: Pick<Site, 'name' | 'welcomeVideo'>,
  named: Readonly<Record<string, string>> = NAMED_FILES,
): Problem[] {
  const pictures = Object.entries(named).flatMap(([file, shipped]) => {
    if (name === FIRST_NAME || (file.includes('/welcome.') && welcomeVideo !== '/welcome.webm')) return [];
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

/** Returns that nobody but the owner's own team gets email, or that some of its settings aren't sent. */
export function mailProblems(root: string): Problem[] {
  const place = 'deploy/supabase/config.toml';
  if (!isMailed(root))
    return [
      {
        place,
        says: 'no mail service: only your own team can sign up. Remove the "# " from its mail lines: docs/deploy.md, step 6.',
      },
    ];
  return mailSettingsLeftOut(root).map((row) => ({
    place: `${place}:${row}`,
    says: 'this mail line isn’t sent: remove its "# ", and that of every mail line below (docs/deploy.md, step 6).',
  }));
}

/** Returns the lenders' portraits that aren't there. */
export function portraitProblems(root: string, { gapLenders }: Site): Problem[] {
  return gapLenders
    .flatMap(({ image }) => image ?? [])
    .filter((image) => !existsSync(join(root, 'public', image)))
    .map((image) => ({
      place: `public${image}`,
      says: 'is not there: a lender in src/operator/site.ts has it.',
    }));
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
