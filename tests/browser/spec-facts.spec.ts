import { expect, test } from '@playwright/test';

// Every promised figure is in the served HTML, before any script runs. One row per fact.
const facts: readonly (readonly [path: string, fact: RegExp])[] = [
  ['/', /veteran-built|built by veterans/i],
  ['/pcs-toolkit/pet-travel', /\$2,000/],
  ['/pcs-toolkit/pet-travel', /one dog or (one )?cat/i],
  ['/pcs-toolkit/pet-travel', /\$550/],
  ['/pcs-toolkit/pet-travel', /\$165/],
  ['/pcs-toolkit/pet-travel', /\$56/],
  ['/pcs-toolkit/pet-travel', /\$78/],
  ['/pcs-toolkit/pet-travel', /10 days before/i],
  ['/pcs-toolkit/pet-travel', /4-6 months/],
  ['/pcs-toolkit/tla-hotels', /\$50 a night per pet/i],
  ['/pcs-toolkit/tla-hotels', /\$25 a night per pet/i],
  ['/pcs-toolkit/tla-hotels', /\$75 one-time|\$75, one-time|one-time \$75/i],
  ['/pcs-toolkit/tla-hotels', /\$100 one-time|\$100, one-time|one-time \$100/i],
  ['/pcs-toolkit/tla-hotels', /no pets/i],
  ['/pcs-toolkit/tla-hotels', /TLA-approved/],
  ['/pcs-toolkit/firearms-pcs', /3-5 days/],
  ['/pcs-toolkit/firearms-pcs', /72 hours/],
  ['/pcs-toolkit/firearms-pcs', /\$16\.50-\$42/],
  ['/pcs-toolkit/firearms-pcs', /above 10 rounds/i],
  ['/pcs-toolkit/vehicle-shipping', /Dec(ember|\.)? 10, 2024/],
  ['/pcs-toolkit/vehicle-shipping', /two (privately owned )?vehicles/i],
  ['/pcs-toolkit/vehicle-shipping', /\$1,200-\$2,000/],
  ['/pcs-toolkit/vehicle-shipping', /2-4 weeks/],
  ['/pcs-toolkit/vehicle-shipping', /1\/4 tank/],
  ['/pcs-toolkit/vehicle-shipping', /7-14 days/],
  ['/pcs-toolkit/boat-shipping', /\$3,000-\$15,000\+/],
  ['/pcs-toolkit/boat-shipping', /4-8 weeks/],
  ['/pcs-toolkit/boat-shipping', /under 1\/4 tank/],
  ['/pcs-toolkit/storage-facilities', /5% for military and veterans/],
  ['/pcs-toolkit/storage-facilities', /10% for military and veterans/],
  ['/pcs-toolkit/hawaii-checklist', /Submit PCS orders to the transportation office/],
  ['/pcs-toolkit/hawaii-checklist', /Update emergency contacts/],
  ['/housing/base-housing', /6-18 months/],
  ['/housing/base-housing', /3-12 months/],
  ['/housing/base-housing', /4-15 months/],
  ['/housing/base-housing', /varies/i],
  ['/housing/base-housing', /1,200\+/],
  ['/housing/base-housing', /800\+/],
  ['/housing/base-housing', /600\+/],
  ['/housing/base-housing', /50\+/],
  ['/housing/va-homes', /8 miles/],
  ['/housing/va-homes', /30 minutes/],
  ...['750,000', '950,000', '820,000', '650,000', '1,100,000', '900,000', '780,000', '680,000'].map(
    (price) => ['/housing/va-homes', new RegExp(`\\$${price}`)] as const,
  ),
  ...['3,295', '4,193', '898', '10,776', '323,280', '600,000', '400,000', '200,000'].map(
    (dollars) => ['/housing/va-assumptions', new RegExp(`\\$${dollars}`)] as const,
  ),
  ['/housing/va-assumptions', /\$3,478/],
  ['/housing/va-assumptions', /\$4,195/],
  ['/housing/va-assumptions', /\$717/],
  ['/housing/gap-lenders', /\$800,000/],
  ['/housing/gap-lenders', /\$500,000/],
  ['/housing/gap-lenders', /2\.5%/],
  ['/housing/gap-lenders', /\$300,000/],
  ['/housing/gap-lenders', /95% LTV/],
  ['/housing/new-construction', /6-12 months/],
  ['/housing/new-construction', /1%/],
  ['/programs', /8%/],
  ['/programs', /10%/],
  ['/programs', /\$625/],
  ['/calculators/credit', /\$500/],
  ['/calculators/assumption-cruncher', /90%/],
  ['/calculators/assumption-cruncher', /8-12%/],
];

test('the served HTML contains every promised figure', async ({ request }) => {
  const texts = new Map<string, string>();
  for (const [path, fact] of facts) {
    if (!texts.has(path)) texts.set(path, textOf(await (await request.get(path)).text()));
    expect.soft(texts.get(path), `${path} says ${fact}`).toMatch(fact);
  }
});

function textOf(html: string): string {
  return html
    .replace(/<(script|style|head|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}
