import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

// axe's rules of WCAG 2.2 AA and its best practices.

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONES = [320, 390];
export const SCREENS = [768, 1280];
const SCHEMES = ['light', 'dark'] as const;

// The narrowest view in light and the widest in dark; with EVERY_VIEW=1 all eight, which takes ten minutes.
const VIEWS = [...PHONES, ...SCREENS].flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })));
const isThorough = Boolean(process.env.EVERY_VIEW);

/** Fails on anything that axe finds, and on anything wider than the window. */
export async function expectAccessible(page: Page, widths = [...PHONES, ...SCREENS]): Promise<void> {
  const views = VIEWS.filter(({ width }) => widths.includes(width));
  for (const view of views) {
    const { width, scheme } = view;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
    if (!isThorough && view !== views.at(0) && view !== views.at(-1)) continue;
    await page.evaluate(stillness);
    // No page frames another site, so the rules run in this document alone, which takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect.soft(found, `${width} px, ${scheme}`).toEqual([]);
  }
}

/** Runs in the page: no color or menu is caught on its way to the other scheme or width. */
async function stillness(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
