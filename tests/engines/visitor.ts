import { expect } from '@playwright/test';
import type { Driver } from './driver';

type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'slider' | 'field';

export type Visitor = ReturnType<typeof visitorOf>;

/** User actions, by accessible name. */
export function visitorOf(driver: Driver, origin: string) {
  const see = (text: string, options?: { timeout: number }) =>
    expect.poll(() => driver.evaluate(pageText, null), options).toContain(text);
  const place = async (role: Role, name: string) => {
    let found: { x: number; y: number } | undefined;
    await expect(async () => {
      const before = found;
      found = await driver.evaluate(placeOf, { role, name });
      expect(found, `a ${role} named “${name}” that can be pressed`).toBeTruthy();
      // After typing, Firefox scrolls back to the caret a moment later.
      expect(found, 'no longer moves').toEqual(before);
    }).toPass({ timeout: 30_000, intervals: [50] });
    return found ?? { x: 0, y: 0 };
  };
  const press = async (role: Role, name: string) => {
    const { x, y } = await place(role, name);
    await driver.click(x, y);
  };
  return {
    driver,
    see,
    press,
    visit: (path: string) => driver.goto(new URL(path, origin).href),
    /** Waits for hydration: the header then shows the auth state. */
    waitForHydration: () =>
      expect.poll(() => driver.evaluate(pageText, null)).not.toContain('Checking whether you are signed in'),
    reload: async () => {
      const before = await driver.evaluate(() => performance.timeOrigin, null);
      await driver.evaluate(() => window.location.reload(), null);
      await expect(async () => {
        const after = await driver.evaluate(() => document.body && performance.timeOrigin, null);
        expect(after).not.toBe(before);
      }).toPass({ timeout: 30_000 });
    },
    /** Replaces a field's value. */
    fill: async (label: string, text: string) => {
      await press('field', label);
      await driver.press('a', { control: true });
      await driver.type(text);
    },
    seeHeading: (text: string) =>
      expect.poll(() => driver.evaluate(() => document.querySelector('h1')?.textContent, null)).toBe(text),
    seeFocusOn: (name: string) =>
      expect
        .poll(() =>
          driver.evaluate(
            () =>
              document.querySelector(':focus')?.getAttribute('aria-label') ??
              document.activeElement?.textContent,
            null,
          ),
        )
        .toBe(name),
    /** Polls the page until it returns the expected value. */
    seeThat: <Result>(run: () => Result, wanted: Result) =>
      expect.poll(() => driver.evaluate(run, null)).toEqual(wanted),
  };
}

function pageText(): string {
  return document.body?.innerText ?? '';
}

/** Runs in the page: scrolls to the first element with that name, and returns its center unless it's covered. */
function placeOf({ role, name }: { role: Role; name: string }): { x: number; y: number } | undefined {
  const selectors = {
    button: 'button:not([role=tab])',
    link: 'a[href]',
    tab: '[role=tab]',
    checkbox: 'input[type=checkbox]',
    slider: '[role=slider], input[type=range]',
    field: 'input:not([type=checkbox], [type=range]), textarea, select',
  };
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return element.getAttribute('aria-label') ?? (label ?? labels[0] ?? element).textContent ?? '';
  };
  for (const element of document.querySelectorAll<HTMLInputElement>(selectors[role])) {
    if (!nameOf(element).trim().includes(name) || element.disabled) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const onTop = document.elementFromPoint(x, y);
    if (onTop && element.contains(onTop)) return { x, y };
  }
  return undefined;
}
