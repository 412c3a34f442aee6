import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Words we avoid, with what we say instead; docs/voice.md is the version for people. A word that is fine elsewhere is
// matched only within the phrase that isn't.
const notOurWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(un)?ticked\b|\bticking\b|\byour (saved )?ticks\b/i, 'checked'],
  [/\btick (it|them|items?|off|on|the)\b/i, 'check off'],
  [/\bfilms?\b/i, 'video'],
  [/\bmend(ed|ing|s)?\b/i, 'fix, fixed'],
  [/\bcheat(ed|s|ing)?\b/i, 'scammed'],
  [/\bquarrels?\b/i, 'dispute'],
  [/\bcover for\b|\binsurance cover\b|\bno cover from\b/i, 'coverage'],
  [/\bmail program/i, 'email app'],
  [/\bno mail\?|\b(we|link|links|have it) mailed\b|\ba mail arrives\b|\bread mail\b|\bsend mail\b/i, 'email'],
  [/\bwe mail\b|\bin our mail\b/i, 'email'],
  [/\btyping mistakes?\b/i, 'typo'],
  [/\bcar park(ing)?\b/i, 'parking'],
  [/\bin town\b/i, 'off base'],
  [/\b(draw|drawing|drew) lots\b/i, 'lottery'],
  [/\bhand(s|ed|ing)? (it |them )?on\b(?! hand)/i, 'pass on'],
  [/\bwhom\b/i, 'who'],
  [/\bhard cases?\b/i, 'special approval'],
  [/\b(rent|price|rate)s? rises?\b/i, 'increases'],
  [/\bcounts? \$/i, 'uses $'],
  [/\b(law|rule|state|lender|carrier)s? wants?\b/i, 'requires'],
  [/\brenters have\b/i, 'rental companies have'],
  [/\bprice,? less\b|\bless (the|your|its) (down|balance|loan)\b/i, 'minus'],
  [/\bnothing left to fill\b/i, 'no gap?'],
  [/\b(as )?listed with us\b/i, 'our list has'],
  [/\b(page|script) (is|comes) alive\b/i, 'ready'],
  [/\bphone (the|your|a) (school|hotel|office|lender|base|police)\b/i, 'call'],
  [/\bholiday (rental|home|let)s?\b/i, 'vacation rental'],
  [/\bcolours?\b|\bfavour|\bprogrammes?\b|\bcentres?\b|\bcheques?\b|\borganis|\brecognis/i, 'US spelling'],
  [/\blicence\b|\btyres?\b|\bpostcodes?\b|\bcancelled\b|\btravelling\b|\blearnt\b/i, 'US spelling'],
  [/\bfull stops?\b|\bwill do just as well\b|\blive in, before\b/i, 'US English'],
  [/\bat the moment\b|\bis taking long\b/i, 'right now, is taking a while'],
  [/\bthat costs? most\b/i, 'costliest'],
  [/\blooks? after (your|the|a|up)\b/i, 'take care of'],
  [/\b(a|an) \S+ saving\b/i, 'savings'],
  [/\bstand(s)? (on|at|in its|below|beside) (its|could|the town)\b/i, 'is'],
  [/\b(tables|rates|form|page|notice|release|line|fees) of (20\d\d|\$\{\w*YEAR)/i, 'the 2026 rates'],
  [/\b(nobody|no one|no office|no company) (yet )?publish/i, 'We found no …: notFound()'],
  [/(?<!orders, )\bask your transportation office\b/i, 'If you have orders, ask …'],
  [/\bwhilst\b|\bamongst\b|\bfortnight\b/i, 'US English'],
];

// Words that an American engineer wouldn't write in a document; CONTRIBUTING.md asks for plain ones.
const notEngineersWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\bstands? (at|in(?! for)|on|once|alone|here|there|below|above|beside|before|between|under)\b/i,
    'is, goes',
  ],
  [/\bin (the|its) place of\b/i, 'instead of'],
  [/\banother look\b/i, 're-checking'],
  [/\b(of|for|by|beside) whoever\b|\bfor who comes\b/i, 'anyone who, the person who'],
  [/\bone \w+ an? (feature|page|user|guide|table|file|row)\b/i, 'per'],
  [/\basks? (a|the) (live )?(site|host|server|project) whether\b/i, 'checks that'],
  [/\b(a|an|the|our|its) mails?\b(?! (app|catcher|scanner|service|server)|'s)|\be-mail/i, 'email'],
  [
    /\bhangs? on (it|them|a fact)\b|\bfor ever\b|\bso long as\b|\bas it were\b|\bshall\b|\bby and by\b/i,
    'plain words',
  ],
  [/\bquiet (machine|box|computer)\b/i, 'idle'],
  [/\bfull stops?\b/i, 'period'],
  [/\bwhat decides\b/i, 'the deciding …'],
  [/\bno day hangs on\b|\bhangs on its\b/i, 'depends on'],
  [/\bstands (until|where|with the)\b/i, 'is, is shown'],
  [/\bha(s|ve) no sense\b/i, 'makes no sense'],
  [/\bunasked\b/i, 'without asking'],
  [/\bheld against\b|\bhold (all|every|each) \w+ against\b/i, 'compared with'],
  [/\bapart,? (because|so)\b|\bclient apart\b/i, 'separate'],
  [/\b(answers|creates) (no|any)body\b/i, 'doesn’t respond, creates no user'],
  [/\bmeet a rate limit\b/i, 'hit'],
  [/\bas (one|a|the) family reads\b/i, 'sees'],
  [/\bwhat \w+ (\w+ )?differs? in\b/i, 'how … differ'],
  [/behaviours?\b|\bgrey\b|\bhonours?\b|labelled|\banalyse|catalogue|\bartefact|\bjudgement/i, 'US spelling'],
];

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'voice.md')
    .map((file) => join(folder, file)),
);

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

function wrongIn(texts: readonly string[], words: typeof notOurWords): string[] {
  return texts.flatMap((text) =>
    words.flatMap(([pattern, instead]) => {
      const [found] = text.match(pattern) ?? [];
      return found ? `“${found}” in “${text.slice(0, 120)}”: ${instead}` : [];
    }),
  );
}

describe('the site speaks plain American English', () => {
  it('on its pages', () => {
    const wrong = files.flatMap((file) =>
      wrongIn(visibleWords(file), notOurWords).map((problem) => `${file}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('in its documents', () => {
    const words = [...notOurWords, ...notEngineersWords];
    const wrong = documents.flatMap((file) =>
      wrongIn(readFileSync(file, 'utf8').split('\n'), words).map((problem) => `${file}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [true, 'your ticks; a film; is mended; your mail program; whom to ask; counts $625; a law wants'],
    [false, 'tick treatment; look for ticks; what it covers; less than a month'],
  ])('%s for the words it looks for', (isFound, said) => {
    for (const words of said.split('; '))
      expect(
        notOurWords.some(([pattern]) => pattern.test(words)),
        words,
      ).toBe(isFound);
  });
});
