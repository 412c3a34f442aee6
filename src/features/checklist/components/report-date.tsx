import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CalendarDay, daysBetween, parseCalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { reportDayProblem } from '@/features/checklist/family-plan';
import type { KeptPlan } from '@/features/checklist/use-kept-plan';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';

const messages = {
  unfinished: 'Enter a whole date that is on the calendar: month, day and year.',
  emptied: 'Your plan is still here. To remove it, press Clear.',
  past: 'That’s more than a year ago. Check the year.',
  future: 'That’s more than three years away. Check the year.',
  refused: 'This browser won’t keep the date after you leave: its storage is full or turned off.',
} as const;

type Problem = keyof typeof messages;

type Reading = { day: CalendarDay } | { problem: Problem } | 'empty';

/** A date input's value is also empty while the date is incomplete; only `badInput` tells the two apart. */
function read({ value, validity }: HTMLInputElement, today: CalendarDay): Reading {
  if (value === '') return validity.badInput ? { problem: 'unfinished' } : 'empty';
  const day = parseCalendarDay(value);
  // Of a year like 0002, 9999 or 20260.
  if (!day) return { problem: value.length > today.length || value > today ? 'future' : 'past' };
  const problem = reportDayProblem(day, today);
  return problem ? { problem } : { day };
}

/** Keys that leave the field, move between its parts or open its calendar. */
const NOT_TYPING = ['Tab', 'Enter', 'Escape', ' ', 'F4', 'Shift', 'Alt', 'Control', 'Meta'];

function newsOf(days: number): string {
  return days > 0 ? `${days} days. Your plan is below.` : 'Your plan is below.';
}

type ReportDateProps = {
  kept: KeptPlan;
  userId: string | undefined;
  today: CalendarDay | undefined;
  /** Keeps the day in the plan. */
  onChange: (day: CalendarDay) => void;
  /** Called when the result should come to the top of the screen. */
  onChosen: () => void;
};

/** Prerendered, to avoid a layout shift when the kept plan loads. */
export function ReportDate({ kept, userId, today, onChange, onChosen }: ReportDateProps) {
  const input = useRef<HTMLInputElement>(null);
  // What happened in the field since it got the focus.
  const visit = useRef({ hasTyped: false, isFilledIn: false });
  const [problem, setProblem] = useState<Problem>();
  const [news, setNews] = useState('');
  // Only for the user who cleared it, on a device that others use, too.
  const [cleared, setCleared] = useState<{ userId: string | undefined; bringBack: () => void }>();
  const day = kept.plan?.reportDay;
  const isEmpty = !day && Object.keys(kept.move).length === 0;
  const bringBack = isEmpty && cleared?.userId === userId ? cleared?.bringBack : undefined;

  /**
   * What has `changed` may be half of an answer: each typed digit makes another date, and an iPhone's picker fills in
   * today when it opens. Those wait until the field is `left` or `confirmed`; a first date is shown once it is whole.
   */
  function take(cause: 'changed' | 'left' | 'confirmed') {
    if (!input.current || !today) return;
    const found = read(input.current, today);
    const hasChanged = cause === 'changed';
    const isTyping = hasChanged && visit.current.hasTyped;
    if (typeof found === 'object' && 'problem' in found) {
      if (!isTyping) setProblem(found.problem);
      return;
    }
    setProblem(undefined);
    if (found === 'empty') {
      // Emptied on the way to another date, or by a picker's own button: that must not cost the family its answers.
      if (day && !hasChanged) {
        input.current.value = day;
        setProblem('emptied');
      }
      return;
    }
    if (hasChanged && !isTyping && !day && found.day === today) visit.current.isFilledIn = true;
    if (hasChanged && (visit.current.isFilledIn || (isTyping && day))) return;
    const comesToTop = cause === 'confirmed' || (!day && !isTyping);
    if (found.day !== day) {
      onChange(found.day);
      setNews(comesToTop ? '' : newsOf(daysBetween(today, found.day)));
    }
    if (comesToTop) onChosen();
  }

  const isReady = today !== undefined;
  const wasReady = useRef(false);
  const takeEarly = useEffectEvent(() => take('changed'));
  useEffect(() => {
    if (!input.current || !isReady) return;
    const wasTyped = !wasReady.current && input.current.value !== '';
    wasReady.current = true;
    if (wasTyped) {
      visit.current.hasTyped = true;
      // After the starter has replayed an early press on an answer: the plan replaces the button that was pressed.
      requestAnimationFrame(() => setTimeout(takeEarly));
    } else {
      input.current.value = day ?? '';
      setProblem(undefined);
    }
  }, [day, isReady]);

  function clear() {
    setCleared({ userId, bringBack: kept.clear() });
    setProblem(undefined);
    setNews('Cleared.');
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  function undo() {
    bringBack?.();
    setNews('It’s back.');
    input.current?.focus();
  }

  function onKeyDown({ key, altKey }: KeyboardEvent) {
    if (key === 'Enter') take('confirmed');
    else if (!altKey && !NOT_TYPING.includes(key)) visit.current.hasTyped = true;
  }

  const shown = problem ?? (kept.isRefused ? 'refused' : undefined);
  const errors: string[] = shown ? [messages[shown]] : [];
  if (day && problem && problem !== 'emptied') errors.push(`Still showing your plan for ${formatDate(day)}.`);
  return (
    <section
      aria-label="Your report date"
      className="no-print needs-script gap-x-8 rounded-xl bg-sand p-4 lg:flex"
    >
      <Field
        ref={input}
        type="date"
        name="reportDate"
        autoComplete="off"
        data-empty={!day || undefined}
        label="Report date (or landing day, if it’s earlier)"
        hint="It stays on this device unless you save it."
        errors={errors}
        onFocus={() => {
          visit.current = { hasTyped: false, isFilledIn: false };
        }}
        onKeyDown={onKeyDown}
        onChange={() => take('changed')}
        onBlur={() => take('left')}
        className="max-w-60 flex-1 basis-[8rem]"
        beside={
          <Button variant="secondary" onClick={clear} className={isEmpty ? 'invisible' : ''}>
            Clear
          </Button>
        }
      />
      {!day && (
        <div className="border-l border-line pl-8 max-lg:hidden">
          <p className="font-semibold">With a date, you get</p>
          <ul className="list-disc pl-5">
            <li>the day to start each item, and what’s urgent now</li>
            <li>your months in one picture</li>
            <li>calendar reminders, and a plan to print</li>
          </ul>
        </div>
      )}
      <div className={bringBack && 'mt-2 flex items-center gap-3'}>
        <p role="status" className={bringBack ? '' : 'sr-only'}>
          {news}
        </p>
        {bringBack && (
          <Button variant="secondary" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
    </section>
  );
}
