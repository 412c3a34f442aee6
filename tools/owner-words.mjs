import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** What the site comes with, which no owner may find on their own. The forum's sample members are part of its preview. */
const SAMPLES =
  /\b555-01\d\d\b|\bexample\.(com|net|org)\b|\bSample (?!member)\w+|Veterans Home Program|\bVHP\b/g;

/** The full owner's site has another name. */
const FIRST_NAME = /Paradise PCS/g;

/** What only a home program, a lender or an agent of the owner's could say. */
const OFFERS =
  /per \$100,000|participating brokerage|\bour manager|Ask the program|Contact the program|Program Benefits|\bour lenders?\b|% LTV|LTV badge|\bCredit \$|credit for home buyers/gi;

/**
 * Returns what the pages of a build say that isn't the owner's: "contact.html: Sample GAP".
 * @param {string} folder
 * @param {'full' | 'least'} owner
 */
export function foreignWords(folder, owner) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|webmanifest|xml)$|search-[^/]*\.json$/.test(file),
  );
  if (files.length === 0) throw new Error(`${folder} has no pages.`);
  return files.flatMap((file) => {
    const text = wordsIn(readFileSync(join(folder, file), 'utf8'), file);
    const found = [SAMPLES, ...(owner === 'least' ? [OFFERS] : [FIRST_NAME])].flatMap(
      (words) => text.match(words) ?? [],
    );
    return [...new Set(found)].map((words) => `${file}: ${words}`);
  });
}

/** What a page's reader or a search engine gets. */
function wordsIn(text, file) {
  if (!file.endsWith('.html')) return text;
  const page = parse(text);
  const head = page.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content'));
  for (const unread of page.querySelectorAll('script, style')) unread.remove();
  return [...head, page.textContent].join('\n').replaceAll('\u00a0', ' ');
}
