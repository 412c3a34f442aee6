import { expect, openPage, test, watchShifts } from './site';

const plan = (reportDay: string) =>
  JSON.stringify({ reportDay, move: { service: 'army', base: 'schofield', children: 'yes' } });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const)
  test(`at ${width} px, a kept plan's home is right from the first paint and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(new Date('2026-11-26T20:00:00Z'));
    await page.addInitScript((kept) => {
      window.localStorage.setItem('paradise-pcs-visited', 'true');
      window.localStorage.setItem('paradise-pcs-plan', kept);
    }, plan('2027-01-25'));
    const shifts = await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '60 days to Schofield' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Ask for the family’s travel screening' })).toBeInViewport();
    await expect(page.getByText('Free, and veteran-built.')).toBeHidden();
    expect(await shifts()).toBe(0);
    const { y } = (await page.getByRole('heading', { name: 'Tools and guides' }).boundingBox()) ?? { y: 0 };
    const own = await page.locator('main section').first().boundingBox();
    expect(y - (own ? own.y + own.height : 0)).toBeLessThan(60);
  });

test('without a plan, the hero asks in at most 420 px at 390, and its answers open on the family’s own', async ({
  page,
}) => {
  await openPage(page, '/', { width: 390, height: 844 });
  const hero = page.locator('main section').first();
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(420);
  await page.getByLabel('Base', { exact: true }).selectOption('Schofield');
  await page.getByRole('button', { name: 'See your first five steps' }).click();
  await expect(page.getByRole('heading', { name: 'Your move to Schofield' })).toBeFocused();
  await expect(page.getByText('What you can count on')).toBeHidden();
});

test('home’s links to the checklist focus what they name', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('paradise-pcs-visited', 'true'));
  for (const [kept, link, place] of [
    ['{"month":"2027-06","move":{"pets":"yes"}}', 'Prepare for pet quarantine', 'item-pet-quarantine'],
    ['{"month":"2027-06","move":{"pets":"yes"}}', 'Tell us more about your move', 'your-move'],
    ['{"reportDay":"2027-06-01","move":{"pets":"yes"}}', 'Prepare for pet quarantine', 'item-pet-quarantine'],
  ]) {
    await page.clock.setFixedTime(new Date('2026-11-26T20:00:00Z'));
    await page.goto('/');
    await page.evaluate((plan) => window.localStorage.setItem('paradise-pcs-plan', plan ?? ''), kept);
    await page.goto('/');
    await page.locator('.own-home').getByRole('link', { name: link }).first().click();
    await expect(page.locator(`#${place}`)).toBeFocused();
    await expect(page.locator(`#${place} details`).first()).toHaveAttribute('open');
  }
});

test('before any script, the home of a family with a plan shows its own place, and everybody else sees theirs', async ({
  page,
  allowed,
}) => {
  allowed.push(/assets/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Just got orders/ })).toBeVisible();
  await expect(page.locator('.own-home')).toBeHidden();
  await page.evaluate((kept) => window.localStorage.setItem('paradise-pcs-plan', kept), plan('2027-01-25'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your move to Hawaii' })).toBeVisible();
  await expect(page.locator('.own-home').getByRole('link', { name: 'PCS Checklist' })).toBeVisible();
  await expect(page.getByText('Free, and veteran-built.')).toBeHidden();
});
