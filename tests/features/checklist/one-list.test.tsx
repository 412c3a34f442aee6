import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { OwnHome } from '@/features/checklist/components/own-home';
import { PlannedList } from '@/features/checklist/components/planned-list';
import { planText } from '@/features/checklist/content/plan-words';
import { planLines } from '@/features/checklist/dated-lines';
import { stillToDo } from '@/features/checklist/deadlines';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { guideLine } from '@/features/checklist/guide-line';
import { homePlan } from '@/features/checklist/home-plan';
import { itemsLeft } from '@/features/checklist/line-order';
import { capitalized, dateOf, whenOf } from '@/features/checklist/line-words';
import type { ListState } from '@/features/checklist/list-state';
import { planEvents } from '@/features/checklist/plan-calendar';
import { NO_PROGRESS } from '@/features/checklist/progress';
import { toDoFirst } from '@/features/checklist/to-do-first';
import { twelveFamilies } from './twelve-families';

const TODAY: CalendarDay = '2026-11-26';
const exportedAt = new Date(2026, 10, 26, 12);
const nothing = () => undefined;

const list: ListState = {
  userId: undefined,
  progress: NO_PROGRESS,
  isWaiting: false,
  onRetry: undefined,
  onToggle: nothing,
  saving: undefined,
  refusedItem: undefined,
};

/** A page's text, each element's apart, as a reader sees it. */
function textOf(page: React.ReactNode): string {
  const html = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  return html
    .replace(/<wbr\/?>|\u2060/g, '')
    .replace(/<\/?(span|strong|a|b)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');
}

const planned = (plan: FamilyPlan) =>
  textOf(
    <PlannedList
      plan={plan}
      today={TODAY}
      list={list}
      onChange={nothing}
      onOpenFile={nothing}
      account={{ hasPlan: false, place: nothing }}
      focus={{ isWanted: false, onTaken: nothing }}
    />,
  );

describe.each(Object.entries(twelveFamilies))('%s', (_who, move) => {
  it.each([120, 80, 40, 10])('reads the same days in every view, %i days ahead', (days) => {
    const plan: FamilyPlan = { reportDay: addDays(TODAY, days), move };
    const lines = planLines(plan, TODAY);
    const left = [...stillToDo(lines.steps), ...itemsLeft(lines.items)];
    const { steps } = toDoFirst(lines, plan, TODAY);

    const page = planned(plan);
    const home = textOf(<OwnHome says={homePlan(plan, null, TODAY)} move={move} />);
    for (const line of steps)
      for (const view of [page, home]) {
        expect(view).toContain(line.what);
        expect(view).toContain(`${line.why} · ${whenOf(line)}`);
      }
    for (const line of left) expect(page, line.what).toContain(capitalized(whenOf(line)));

    const copied = planText(lines, steps, 'https://paradise.test');
    for (const line of left) expect(copied.split(`- ${line.what}: ${whenOf(line)}\n`)).toHaveLength(2);
    const firstCopied = copied.split('\n').slice(1, steps.length + 1);
    expect(firstCopied).toEqual(steps.map((line) => `- ${line.what}: ${whenOf(line)}`));
    const dates = [...lines.clocks, ...lines.pets].filter(({ daysToLast }) => daysToLast >= 0);
    for (const line of dates) {
      expect(copied).toContain(`- ${line.what}: ${dateOf(line)}\n`);
      if (line.kind === 'clock') expect(page).toContain(dateOf(line));
    }

    const events = planEvents({
      plan,
      lines,
      first: steps,
      hasReportDay: false,
      origin: 'https://paradise.test',
      exportedAt,
    });
    const eventOf = (title: string) => events.find((event) => event.title === title);
    for (const line of left.filter(({ lastBy }) => lastBy > TODAY)) {
      expect(eventOf(`Last good day: ${line.what}`)?.day, line.what).toBe(line.lastBy);
      expect(eventOf(`Start: ${line.what}`)?.description ?? formatDate(line.lastBy)).toContain(
        formatDate(line.lastBy),
      );
    }
    for (const line of lines.clocks) expect(eventOf(line.what)?.day).toBe(line.lastBy);

    for (const { page: guide } of left) {
      if (!guide) continue;
      const said = guideLine(guide, { plan, today: TODAY, progress: null });
      const about = [...left, ...lines.clocks, ...lines.pets].find(({ what }) => said.startsWith(what));
      if (about && 'start' in about) expect(said).toContain(whenOf(about));
      else if (about) expect(said).toContain(formatDate(about.lastBy));
    }
    expect([page, home, copied].join(' ')).not.toMatch(/\bdays late\b|\b1 day late\b/);
  });
});
