import { expectAccessible } from './accessible';
import { crowdedInAnySize } from './large-text';
import { useOwnFont } from './own-font';
import { results } from './results';
import { expect, test } from './site';

for (const [name, open] of Object.entries(results))
  test(`${name}: accessible and, on phones with text of any size and on tablets, no word broken, cut or covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await useOwnFont(page);
    expect.soft(await crowdedInAnySize(page)).toEqual([]);
    await expectAccessible(page, [320, 1280], 'main');
  });
