// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Words we avoid, with what we say instead; docs/voice.md is the version for people. A word that is fine elsewhere is
// matched only within the phrase that isn't.
const notOurWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(un)?ticked\b|\bticking\b|\btick (it|them|items?|off|on|the)\b|\byour (saved )?ticks\b/i,
    'check off, checked',
  ],
  [/\bfilms?\b/i, 'video'],
  [/\bmend(ed|ing|s)?\b/i, 'fix, fixed'],
  [/\bcheat(ed|s|ing)?\b/i, 'scammed'],
  [/\bquarrels?\b/i, 'dispute'],
  [/\bcover for\b|\binsurance cover\b|\bno cover from\b/i, 'coverage'],
  [/\bmail program/i, 'email app'],
  [/\btyping mistakes?\b/i, 'typo'],
  [/\bcar park(ing)?\b/i, 'parking'],
  [/\b(draw|drawing|drew) lots\b/i, 'lottery'],
  [/\bhand(s|ed|ing)? (it |them )?on\b(?! hand)/i, 'pass on'],
  [/\bwhom\b/i, 'who'],
  [/\bhard cases?\b/i, 'special approval'],
  [/\b(rent|price|rate)s? rises?\b/i, 'increases'],
  [/\bcounts? \$/i, 'uses $'],
  [/\b(law|rule|state|lender|carrier)s? wants?\b/i, 'requires'],
  [/\brenters have\b/i, 'rental companies have'],
  [
    /\bprice,? less\b|\bless (the|your|its) (down|balance|loan)\b|\bnothing left to fill\b/i,
    'minus; no gap?',
  ],
  [/\b(as )?listed with us\b/i, 'our program lists'],
  [/\b(page|script) (is|comes) alive\b/i, 'ready'],
  [/\bphone (the|your|a) (school|hotel|office|lender|base|police)\b/i, 'call'],
  [/\bholiday (rental|home|let)s?\b/i, 'vacation rental'],
  [
    /\bcolours?\b|\bfavour|\bprogrammes?\b|\bcentres?\b|\bcheques?\b|\blicence\b|\btyres?\b|\bpostcodes?\b/i,
    'US spelling',
  ],
  [
    /\borganis|\brecognis|\bcancelled\b|\btravelling\b|\blearnt\b|\bwhilst\b|\bamongst\b|\bfortnight\b/i,
    'US spelling',
  ],
];

const files = [
  ...['src', 'supabase'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file)),
  ),
  'build/checklist-pdf.ts',
  'public/welcome.vtt',
  'index.html',
].filter((file) => /\.(tsx?|toml|html|vtt)$/.test(file));

/** The text of a file that users may see: strings and text between tags, without comments and classes. */
function visibleWords(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file)) return text.split('\n');
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<![:'"`\w])\/\/[^\n]*/g, '')
    .replace(/^import[\s\S]*?from '[^']*';$/gm, '')
    .replace(/\bclassName="[^"]*"/g, '');
  const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  const between = [...code.matchAll(/[>}]([^<>{}=;]+)(?=[<{])/g)].map(([, words = '']) =>
    words.replace(/\s+/g, ' '),
  );
  return [...strings, ...between].filter((words) => /[a-z] |^[A-Z]/.test(words));
}

describe('the site speaks plain American English', () => {
  it.each(files)('%s', (file) => {
    const wrong = visibleWords(file).flatMap((words) =>
      notOurWords
        .filter(([pattern]) => pattern.test(words))
        .map(
          ([pattern, instead]) => `“${words.match(pattern)?.[0]}” in “${words.slice(0, 120)}”: ${instead}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('finds the words it looks for', () => {
    const said = [
      'your ticks',
      'a film',
      'is mended',
      'your mail program',
      'whom to ask',
      'counts $625',
      'a law wants',
    ];
    for (const words of said)
      expect(
        notOurWords.some(([pattern]) => pattern.test(words)),
        words,
      ).toBe(true);
    for (const fine of ['tick treatment', 'look for ticks', 'what it covers', 'less than a month'])
      expect(
        notOurWords.some(([pattern]) => pattern.test(fine)),
        fine,
      ).toBe(false);
  });
});
