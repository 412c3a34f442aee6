import { useOwnFont } from './own-font';
import { expect, openPage, test } from './site';

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
