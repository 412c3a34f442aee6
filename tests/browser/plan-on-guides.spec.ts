import type { Page } from '@playwright/test';
import { expect, test, watchShifts } from './site';

const guides = [
  ['/pcs-toolkit/pet-travel', /^Your pet’s packet must arrive by Jan 26, 2027/],
  ['/pcs-toolkit/vehicle-shipping', /^Plan personal vehicle shipping: start by Dec 8, 2026/],
  ['/pcs-toolkit/boat-shipping', /^75 days to go/],
] as const;
const others = [
  '/pcs-toolkit/tla-hotels',
  '/pcs-toolkit/family-orders',
  '/pcs-toolkit/firearms-pcs',
  '/pcs-toolkit/hawaii-schools',
  '/pcs-toolkit/child-care',
  '/pcs-toolkit/health-care',
  '/housing/base-housing',
  '/housing/new-construction',
  '/housing/va-homes',
  '/resources',
  '/contact',
];
/** The one that says most. */
const longPlan = {
  reportDay: '2028-02-06',
  move: { service: 'space-force', base: 'pearl-harbor-hickam', orders: 'no', children: 'yes' },
};

/** Keeps this plan, on Nov 23, 2026. */
async function keep(page: Page, plan: object) {
  await page.clock.setFixedTime(new Date('2026-11-23T20:00:00Z'));
  await page.addInitScript(
    (kept) => window.localStorage.setItem('paradise-pcs-plan', kept),
    JSON.stringify(plan),
  );
}

test('a kept report date puts its steps on their guides and moves nothing', async ({ page }) => {
  await keep(page, { reportDay: '2027-02-06', move: {} });
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, line] of guides) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: line })).toBeVisible();
    expect(await shifts(), path).toBe(0);
  }
  await page.getByRole('link', { name: guides[2][1] }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PCS Checklist' })).toBeVisible();
});

/** On a wide screen the line has room to spare; on these the plan changes more of the first screen than the line. */
const wide = [
  '/pcs-toolkit/tla-hotels',
  '/housing/base-housing',
  '/housing/va-homes',
  '/resources',
  '/contact',
];

test('the longest line of a plan moves nothing', async ({ page }) => {
  await keep(page, longPlan);
  const shifts = await watchShifts(page);
  for (const [width, paths] of [
    [320, [...guides.map(([path]) => path), ...others]],
    [1280, wide],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: /^For .*Feb 6, 2028.*: change$/ })).toBeVisible();
      expect(await shifts(), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('a family’s own days of screening move nothing', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const [width, move] of [
    [320, { service: 'army', screening: 'approved' }],
    [320, { service: 'air-force', screening: 'ahead' }],
    [320, { service: 'coast-guard' }],
    [1280, { service: 'air-force', screening: 'ahead' }],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await keep(page, { reportDay: '2027-01-16', move });
    await page.goto('/pcs-toolkit/family-orders');
    await expect(page.getByText('Your days: 54 until you report')).toBeVisible();
    expect(await shifts(), `${move.service} at ${width} px`).toBe(0);
  }
});

test('without a report date, a guide has no room for one', async ({ page }) => {
  await page.goto('/pcs-toolkit/pet-travel');
  await expect(page.locator('.plan-line')).toHaveText('');
  expect(await page.locator('.plan-line').evaluate((line) => line.getBoundingClientRect().height)).toBe(0);
});
