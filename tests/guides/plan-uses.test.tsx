import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadPage } from '@/app/load-page';
import { GuideTop } from '@/blocks/guide-top';
import { type OwnPlan, OwnPlanContext } from '@/blocks/own-plan';
import { type PlanUse, pageUses } from '@/features/checklist/content/page-uses';
import { type AppPath, pages } from '@/site-map';

const LINE = 'the plan’s line';

/** Each answer, and the plan that is the same without it. */
const answers: readonly [use: PlanUse, from: OwnPlan, to: OwnPlan][] = [
  ['base', {}, { base: 'kaneohe' }],
  ['base', {}, { base: 'schofield' }],
  ['base', {}, { island: 'kauai' }],
  ['service', { base: 'shafter' }, { base: 'shafter', service: 'marine-corps' }],
  ['grade', {}, { grade: 'O-3' }],
  ['children', { base: 'shafter' }, { base: 'shafter', children: 'no' }],
];

async function htmlOf(path: AppPath) {
  const { Component: Page } = await loadPage(path);
  return (plan: OwnPlan) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <OwnPlanContext value={plan}>
          <GuideTop value={LINE}>
            <Page />
          </GuideTop>
        </OwnPlanContext>
      </MemoryRouter>,
    );
}

/** The uses that come with what loads later: see plan-line.test.tsx. */
const later = (path: AppPath): readonly PlanUse[] => {
  if (path === '/contact' || path === '/resources') return ['base', 'service', 'children'];
  if (path === '/calculators/assumption-cruncher') return ['base', 'grade', 'children'];
  return ['orders', 'screening'];
};

describe.each(pages)('$path', ({ path }) => {
  it('names in the plan’s line what it uses of the plan, and nothing else', async () => {
    const html = await htmlOf(path);
    if (!html({}).includes(LINE)) return expect(pageUses[path]).toBeUndefined();
    const used = answers.filter(([, from, to]) => html(from) !== html(to)).map(([use]) => use);
    const named = (pageUses[path] ?? []).filter((use) => !later(path).includes(use));
    expect([...new Set(used)]).toEqual(named);
  });
});
