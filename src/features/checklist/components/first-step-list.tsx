import type { TodoLine } from '@/features/checklist/dated-lines';
import { whenOf } from '@/features/checklist/line-words';
import type { AppPath } from '@/site-map';
import { Link } from '@/ui/link';

type FirstStepListProps = {
  steps: readonly TodoLine[];
  /** The checklist's address, on another page than its own. */
  checklist?: AppPath;
};

/** What to do first, each with why and when or, once its last good day has passed, with what to do instead. */
export function FirstStepList({ steps, checklist }: FirstStepListProps) {
  return (
    <ol className="list-decimal pl-6">
      {steps.map((step) => (
        <FirstStepLine key={step.anchor} step={step} checklist={checklist} />
      ))}
    </ol>
  );
}

function FirstStepLine({ step, checklist }: { step: TodoLine; checklist: AppPath | undefined }) {
  const { what, why, kind, state, wayOut, page, anchor } = step;
  const guide = kind === 'step' ? page : checklist && (`${checklist}#${anchor}` as const);
  return (
    <li>
      {guide ? (
        <Link to={guide} className="link block pt-1">
          {what}
        </Link>
      ) : (
        <a href={`#${anchor}`} className="link block pt-1">
          {what}
        </a>
      )}
      <span className="block text-sm text-ink-soft">{`${why} · ${whenOf(step)}`}</span>
      {state === 'missed' && wayOut && <span className="block text-sm">{wayOut}</span>}
    </li>
  );
}
