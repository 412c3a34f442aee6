import { Bar } from '@/blocks/bar';
import type { Wait } from './family-answers';

/** An answer's waits, on an axis of `max` months: all answers' have one. */
export function WaitBars({ of: waits, max }: { of: readonly Wait[]; max: number }) {
  return (
    <div className="my-2 text-sm">
      <ul className="apart-2">
        {waits.map(({ label, text, months }) => (
          <li key={label}>
            <span className="figure-row">
              <span>{label}</span> <strong className="font-semibold">{text}</strong>
            </span>
            <Bar range={months} max={max} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        {`Each bar is ${max} months long. Solid is the shortest wait, faint the longest.`}
      </p>
    </div>
  );
}
