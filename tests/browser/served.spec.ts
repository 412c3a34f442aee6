import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type DailyRates, publishedRates } from '../../src/money/tla';
import { site } from '../../src/operator/site';
import { pages } from '../../src/site-map';

// What the server sends, before any browser reads it.

const { oahu } = publishedRates as { oahu: DailyRates };

/** The figures that each page promises, as regular expressions separated by semicolons. */
const promised: Record<string, string> = {
  '/': 'veteran-built|built by veterans',
  '/pcs-toolkit/pet-travel': String.raw`\$2,000; one dog or (one )?cat; \$550; \$165; \$56; \$78; 10 days before; 4-6 months`,
  '/pcs-toolkit/tla-hotels': String.raw`\$50 a night per pet; \$25 a night per pet; \$75,? one-time|one-time \$75; \$100,? one-time|one-time \$100; no pets; TLA-approved`,
  '/pcs-toolkit/firearms-pcs': String.raw`3-5 days; 72 hours; \$16\.50-\$42; above 10 rounds`,
  '/pcs-toolkit/vehicle-shipping': String.raw`Dec(ember|\.)? 10, 2024; two (privately owned )?vehicles; \$1,200-\$2,000; 2-4 weeks; 1/4 tank; 7-14 days`,
  '/pcs-toolkit/boat-shipping': String.raw`\$3,000-\$15,000\+; 4-8 weeks; under 1/4 tank`,
  '/pcs-toolkit/storage-facilities': '5% off for military and veterans; 10% off for military and veterans',
  '/pcs-toolkit/hawaii-checklist':
    'Submit PCS orders to the transportation office; Update emergency contacts',
  '/housing/base-housing': String.raw`6-18 months; 3-12 months; 4-15 months; varies; 1,200\+; 800\+; 600\+; 50\+`,
  '/housing/va-homes': String.raw`8 miles; 30 minutes; \$750,000; \$950,000; \$820,000; \$650,000; \$1,100,000; \$900,000; \$780,000; \$680,000`,
  '/housing/va-assumptions': String.raw`\$3,295; \$4,193; \$898; \$10,776; \$323,280; \$600,000; \$400,000; \$200,000; \$3,478; \$4,195; \$717`,
  '/housing/gap-lenders': [
    String.raw`\$800,000; \$500,000; 2\.5%; \$300,000`,
    ...site.gapLenders.flatMap(({ maxLtvPercent }) => (maxLtvPercent ? `${maxLtvPercent}% LTV` : [])),
  ].join('; '),
  '/housing/new-construction': '6-12 months',
  ...(site.program && {
    '/housing/new-construction': `6-12 months; ${site.program.newConstructionCreditPercent}%`,
    '/programs': `${site.program.managementFeePercent}%; 10%; \\$${site.program.listingCreditPer100kDollars}`,
    '/calculators/credit': `\\$${site.program.creditPer100kDollars}`,
  }),
  '/calculators/assumption-cruncher': '90%; 8-12%',
  '/calculators/first-60-days': String.raw`65%; 100%; 35%; 25%; \$${oahu.lodgingCents / 100}; \$${oahu.mealsCents / 100}; 60 days; \$2,000`,
};

test('every page promises its figures, and keeps form input out of its URL', async ({ request }) => {
  let forms = 0;
  for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
    const html = await (await request.get(path)).text();
    const text = textOf(html);
    for (const figure of promised[path]?.split('; ') ?? [])
      expect.soft(text, `${path} says ${figure}`).toMatch(new RegExp(figure, 'i'));
    expect(html, path).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />',
    );
    for (const [tag] of html.matchAll(/<form\b[^>]*>/g)) {
      expect(tag, path).toContain('method="post"');
      forms += 1;
    }
  }
  expect(forms).toBeGreaterThan(4);
});

function textOf(html: string): string {
  return html
    .replace(/<(script|style|head|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<wbr[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}

test('unknown and malformed URLs and folders are real 404s', async ({ request }) => {
  expect((await request.get('/assets/gone-00000000.js')).status()).toBe(404);
  for (const path of '/no/such/page /% /%00 /%E0%A4%A /pcs-toolkit /pcs-toolkit/ /assets/'.split(' ')) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Unexpected Application Error!');
  }
});

test('pages and assets have the headers in _headers', async ({ request }) => {
  const [everywhere = '', assets = ''] = readFileSync('dist-embedded/_headers', 'utf8').split('\n\n');
  const script = /data-entry="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const served = { '/': everywhere, '/contact': everywhere, [script]: `${everywhere}\n${assets}` };
  for (const [path, block] of Object.entries(served)) {
    const headers = (await request.get(path)).headers();
    for (const [, name = '', value] of block.matchAll(/^ {2}([\w-]+): (.+)$/gm))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
});

test('the resources page links the licenses of the software and fonts in the site', async ({
  page,
  request,
}) => {
  await page.goto('/resources');
  const href = await page.getByRole('link', { name: 'their licenses' }).getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const notices = await answer.text();
  for (const name of ['react ', 'tailwindcss ', 'lucide-react ', 'workbox-core ', 'Fraunces '])
    expect(notices).toContain(`## ${name}`);
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(20);
});
