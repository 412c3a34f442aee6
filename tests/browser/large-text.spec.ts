import { crowdedInAnySize } from './large-text';
import { useOwnFont } from './own-font';
import { results } from './results';
import { expect, test } from './site';

for (const [name, open] of Object.entries(results))
  test(`on phones with text of any size, and on tablets, no word of ${name} is broken, cut or covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await useOwnFont(page);
    expect(await crowdedInAnySize(page)).toEqual([]);
  });
