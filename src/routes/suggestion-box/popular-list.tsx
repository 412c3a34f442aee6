import { FactText } from '@/blocks/fact-text';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { type PopularSuggestion, popularSuggestions } from './guide';
import type { Idea } from './suggestion-form';

type OnPick = (idea: Idea) => void;

export function PopularList({ onPick }: { onPick: OnPick }) {
  return (
    <ol className="lined rounded-xl border border-line bg-card px-4">
      {popularSuggestions.map((suggestion, index) => (
        <Row key={suggestion.text} suggestion={suggestion} place={index + 1} onPick={onPick} />
      ))}
    </ol>
  );
}

type RowProps = { suggestion: PopularSuggestion; place: number; onPick: OnPick };

/** The row leads to what we have. Its button puts the wish in the box. */
function Row({ suggestion: { text, haveNow }, place, onPick }: RowProps) {
  return (
    <li className="relative flex gap-3 pt-2.5 pb-1 leading-snug">
      <span
        aria-hidden="true"
        className="min-w-6 shrink-0 whitespace-nowrap font-display text-lg leading-snug font-semibold text-action"
      >
        {place}
      </span>
      <div className="grow">
        <Link to={haveNow.guide} className="link font-semibold after:absolute after:inset-0">
          {text}
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <p className="flex-1 basis-[8rem] pb-1.5 text-sm text-ink-soft">
            <FactText of={haveNow.says} hasLead />
          </p>
          <button
            type="button"
            className="relative -mt-1.5 -mr-2 flex min-h-11 items-center gap-1 rounded-lg px-2 text-sm text-ink-soft hover:bg-action-tint"
            onClick={() => onPick({ text })}
          >
            <Icon name="plus" className="size-4" />I want this<span className="sr-only">: {text}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
