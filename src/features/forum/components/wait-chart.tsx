import { AxisLabels, Bar } from '@/blocks/range-bars';
import { slugOf } from '@/browser/slug';
import type { QuestionGroup } from '@/guides/family-answers';

const TICK_MONTHS = 6;

/** The waits of a group's answers on one axis of months. Each leads to its answer. */
export function WaitChart({ of: { questions } }: { of: QuestionGroup }) {
  const max = Math.max(...questions.flatMap(({ waits = [] }) => waits.flatMap(({ months }) => months)));
  const ticks = Array.from({ length: Math.floor(max / TICK_MONTHS) + 1 }, (_, index) => index * TICK_MONTHS);
  return (
    <figure className="flex flex-col rounded-xl bg-action-tint p-4 text-sm leading-snug">
      <figcaption className="mb-2">
        Months, from least to most. Bases: <span className="unconfirmed">unconfirmed</span>
      </figcaption>
      <ul className="flex grow flex-col justify-between gap-2">
        {questions.map(({ asked, waits = [] }) =>
          waits.map(({ label, text, months }) => (
            <li key={label}>
              <span className="figure-row">
                <a href={`#${slugOf(asked)}`} className="link">
                  {label}
                </a>{' '}
                <strong className="font-semibold">{text}</strong>
              </span>
              <Bar range={months} max={max} />
            </li>
          )),
        )}
      </ul>
      <div aria-hidden="true" className="mt-1 text-ink-soft">
        <AxisLabels max={max} labels={ticks.map((tick) => [tick, String(tick)])} />
      </div>
    </figure>
  );
}
