import { useOwnFont } from './own-font';
import { expect, openPage, test } from './site';

const pages = [
  '/',
  '/pcs-toolkit/pet-travel',
  '/pcs-toolkit/vehicle-shipping',
  '/pcs-toolkit/storage-facilities',
  '/pcs-toolkit/hawaii-schools',
  '/pcs-toolkit/hawaii-crime-safety',
  '/pcs-toolkit/health-care',
  '/pcs-toolkit/tla-hotels',
  '/housing/va-homes',
  '/housing/base-housing',
  '/housing/new-construction',
  '/housing/verified-rentals',
  '/housing/veterans-who-stay',
];

// A drawing scales as a whole, so that one width stands for all.
for (const path of pages)
  test(`no label on the maps of ${path} covers another, a mark or a base`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await useOwnFont(page);
    const drawings = await page.locator('figure[aria-label*=" map of "] > div > svg').evaluateAll((maps) => {
      for (const map of maps)
        for (let fold = map.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
          fold.open = true;
      return maps.map((map) => {
        const frame = map.getBoundingClientRect();
        const boxOf = (shape: Element) => ({ of: shape, box: shape.getBoundingClientRect() });
        const labels = [...map.querySelectorAll('text')].filter(({ textContent }) => /\D/.test(textContent));
        const shapes = [...map.querySelectorAll('circle, rect'), ...labels].map(boxOf);
        const problems = [];
        for (const { of, box } of labels.map(boxOf)) {
          if (
            box.left < frame.left ||
            box.right > frame.right ||
            box.top < frame.top ||
            box.bottom > frame.bottom
          )
            problems.push(`${of.textContent} leaves the map`);
          const letters = { top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.2 };
          for (const other of shapes)
            if (
              other.of !== of &&
              other.box.left < box.right &&
              other.box.right > box.left &&
              other.box.top < letters.bottom &&
              other.box.bottom > letters.top
            )
              problems.push(`${of.textContent} covers ${other.of.textContent || other.of.tagName}`);
        }
        return { labels: labels.length, problems };
      });
    });
    expect(drawings.length).toBeGreaterThan(0);
    for (const { labels, problems } of drawings) {
      // The home page draws only the bases that it lists.
      expect(labels).toBeGreaterThan(path === '/' ? 4 : 5);
      expect(problems).toEqual([]);
    }
  });

test('the map of new homes is beside their list, and right under it on a phone', async ({ page }) => {
  const communities = page.getByRole('region', { name: 'New communities on Oahu' });
  const map = page.getByRole('figure', { name: 'New communities on a map of Oahu' });
  const topOf = async (part: typeof map) => (await part.boundingBox())?.y ?? 0;
  await openPage(page, '/housing/new-construction#new-communities-on-oahu', { width: 1280, height: 800 });
  await communities.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport({ ratio: 1 });
  expect(await topOf(map)).toBeLessThan((await topOf(communities)) + 100);
  const bottomOf = async (part: typeof map) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const list = communities.getByRole('list');
  expect(Math.abs((await bottomOf(map)) - (await bottomOf(list)))).toBeLessThan(30);
  await page.setViewportSize({ width: 390, height: 844 });
  await useOwnFont(page);
  expect((await topOf(map)) - (await bottomOf(list))).toBeLessThan(20);
});

test('the map of storage is beside its companies, and right under them on a phone', async ({ page }) => {
  const list = page.getByRole('list').filter({ hasText: 'Near Kaneohe Bay, search' });
  const map = page.getByRole('figure', { name: 'Their four places on a map of Oahu' });
  const boxOf = async (part: typeof map) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { top: y, right: x + width, bottom: y + height, left: x };
  };
  await openPage(page, '/pcs-toolkit/storage-facilities', { width: 1280, height: 800 });
  await useOwnFont(page);
  expect((await boxOf(map)).left).toBeGreaterThan((await boxOf(list)).right);
  expect(Math.abs((await boxOf(map)).top - (await boxOf(list)).top)).toBeLessThan(5);
  await page.setViewportSize({ width: 390, height: 844 });
  const gap = (await boxOf(map)).top - (await boxOf(list)).bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(20);
});

test('the map of the hotels is beside their filters', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/tla-hotels', { width: 1280, height: 800 });
  await page.getByRole('group', { name: 'Narrow the list' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('figure', { name: 'These hotels on a map of Oahu' });
  await expect(map).toBeInViewport({ ratio: 1 });
});
