import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { MOST_FIRST } from '@/features/checklist/content/most-first';
import {
  type FieldEvent,
  type FieldProblem,
  freshField,
  nextField,
  readReportDay,
} from '@/features/checklist/report-field';
import type { KeptPlan } from '@/features/checklist/use-kept-plan';
import { inWords } from '@/guides/in-words';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';

const messages = {
  unfinished: 'Enter a real date: month, day and year.',
  emptied: 'Your plan is still here. To remove it, press Clear plan.',
  past: 'That’s more than a year ago. Check the year.',
  future: 'That’s more than three years away. Check the year.',
  refused: 'This browser won’t keep the date after you leave: its storage is full or turned off.',
} as const satisfies Record<FieldProblem | 'refused', string>;

/** Keys that leave the field, move between its parts or open its calendar. */
const NOT_TYPING = ['Tab', 'Enter', 'Escape', ' ', 'F4', 'Shift', 'Alt', 'Control', 'Meta'];

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
  const { input, state, send } = useReportField({ kept, today, onChange, onChosen });
  // Only for the user who cleared it, on a device that others use, too.
  const [cleared, setCleared] = useState<{ userId: string | undefined; bringBack: () => void }>();
  const day = kept.plan?.reportDay;
  const isEmpty = !kept.known;
  const bringBack = isEmpty && cleared?.userId === userId ? cleared?.bringBack : undefined;

  function clear() {
    setCleared({ userId, bringBack: kept.clear() });
    send({ type: 'cleared' });
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  function undo() {
    bringBack?.();
    send({ type: 'undone' });
    input.current?.focus();
  }

  return (
    <section aria-label="Your report date" className="no-print needs-script rounded-xl bg-sand p-4">
      <Field
        ref={input}
        type="date"
        name="reportDate"
        autoComplete="off"
        data-empty={!day || undefined}
        label="Report date (or landing day, if it’s earlier)"
        hint={whereKept(kept)}
        errors={errorsOf(state.problem, kept)}
        onFocus={() => send({ type: 'focused' })}
        onKeyDown={({ key, altKey }) => {
          if (key === 'Enter') send('confirmed');
          else if (!altKey && !NOT_TYPING.includes(key)) send({ type: 'typed' });
        }}
        onChange={() => send('changed')}
        onBlur={() => send('left')}
        className="max-w-60 flex-1 basis-[8rem]"
        beside={
          <Button variant="secondary" onClick={clear} className={isEmpty ? 'invisible' : ''}>
            Clear plan
          </Button>
        }
      />
      <div className={bringBack && 'mt-2 flex items-center gap-3'}>
        <p role="status" className={bringBack ? '' : 'sr-only'}>
          {state.news}
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

function whereKept({ isInAccount, isLinked, kept: { copy } }: KeptPlan): string {
  if (isInAccount) return 'It’s saved with your account.';
  if (isLinked && copy?.isOff) return 'It’s still in your account.';
  return isLinked
    ? 'Your account still has the earlier plan.'
    : `See your first ${inWords(MOST_FIRST)}, each with its last good day. It stays on this device unless you save it.`;
}

function errorsOf(problem: FieldProblem | undefined, { plan, isRefused }: KeptPlan): string[] {
  const shown = problem ?? (isRefused ? 'refused' : undefined);
  const errors: string[] = shown ? [messages[shown]] : [];
  if (plan && problem && problem !== 'emptied')
    errors.push(`Still showing your plan for ${formatDate(plan.reportDay)}.`);
  return errors;
}

type ReportFieldInput = Omit<ReportDateProps, 'userId'>;

/** The field's state, and `send` for what happens to it; an entry is read from the field. */
function useReportField({ kept, today, onChange, onChosen }: ReportFieldInput) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(freshField);
  // Several events can come before the next render.
  const latest = useRef(state);
  const day = kept.plan?.reportDay;

  function send(event: FieldEvent | 'changed' | 'left' | 'confirmed') {
    if (typeof event === 'string') {
      if (!input.current || !today) return;
      const { value, validity } = input.current;
      const reading = readReportDay(value, validity.badInput, today);
      return send({ type: event, reading, kept: day, today });
    }
    const next = nextField(latest.current, event);
    latest.current = next.state;
    setState(next.state);
    if (next.isRestored && input.current) input.current.value = day ?? '';
    if (next.keep) onChange(next.keep);
    if (next.isResultWanted) onChosen();
  }

  const isReady = today !== undefined;
  const wasReady = useRef(false);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!input.current || !isReady) return;
    const wasTyped = !wasReady.current && input.current.value !== '';
    wasReady.current = true;
    if (wasTyped) {
      sendNow({ type: 'typed' });
      // After the starter has replayed an early press on an answer: the plan replaces the button that was pressed.
      requestAnimationFrame(() => setTimeout(() => sendNow('changed')));
    } else {
      input.current.value = day ?? '';
      sendNow({ type: 'replaced' });
    }
  }, [day, isReady]);
  return { input, state, send };
}
