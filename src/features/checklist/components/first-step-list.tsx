import { Link } from 'react-router-dom';
import type { FirstStep } from '@/features/checklist/first-steps';

/** What to do first, each with why and its last good day. */
export function FirstStepList({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <ol className="list-decimal pl-6">
      {steps.map((step) => (
        <FirstStepLine key={step.title} step={step} />
      ))}
    </ol>
  );
}

function FirstStepLine({ step: { title, href, why, when } }: { step: FirstStep }) {
  return (
    <li>
      {href.startsWith('#') ? (
        <a href={href} className="link block pt-1">
          {title}
        </a>
      ) : (
        <Link to={href} className="link block pt-1">
          {title}
        </Link>
      )}
      <span className="block text-sm text-ink-soft">{`${why} · ${when}`}</span>
    </li>
  );
}
