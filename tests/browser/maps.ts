import type { Page } from '@playwright/test';
import { expect } from './site';

/** The pages that draw a map with its places' names. */
const WITH_MAPS = [
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

/** Fails when a label on a page's maps covers another, a mark or a base, or leaves the map. */
export async function expectLegibleMaps(page: Page, path: string): Promise<void> {
  // A drawing scales as a whole, so that one width stands for all.
  await page.setViewportSize({ width: 390, height: 844 });
  const maps = await labeledMaps(page);
  expect.soft(maps.length > 0, 'has maps').toBe(WITH_MAPS.includes(path));
  // The home page draws only the bases that it lists.
  for (const { labels } of maps) expect.soft(labels).toBeGreaterThan(path === '/' ? 4 : 5);
  expect
    .soft(
      maps.flatMap(({ problems }) => problems),
      'labels on maps',
    )
    .toEqual([]);
}

/** Returns how many labels each map has, and what is wrong with them. Opens the maps' folds. */
function labeledMaps(page: Page): Promise<{ labels: number; problems: string[] }[]> {
  return page.locator('figure[aria-label*=" map of "] > div > svg').evaluateAll((maps) => {
    for (const map of maps)
      for (let fold = map.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
    return maps.map((map) => {
      const frame = map.getBoundingClientRect();
      const boxOf = (shape: Element) => ({ of: shape, box: shape.getBoundingClientRect() });
      const labels = [...map.querySelectorAll('text')].filter(({ textContent }) => /\D/.test(textContent));
      const shapes = [...map.querySelectorAll('circle, rect'), ...labels].map(boxOf);
      const problems: string[] = [];
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
}
