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
    <li className="relative flex flex-wrap items-center gap-x-3 py-1.5 leading-snug">
      <span
        aria-hidden="true"
        className="min-w-6 shrink-0 self-start whitespace-nowrap pt-1 font-display text-lg leading-snug font-semibold text-action"
      >
        {place}
      </span>
      <div className="flex-1 basis-[9rem] py-1">
        <Link to={haveNow.guide} className="link font-semibold after:absolute after:inset-0">
          {text}
        </Link>
        <p className="text-sm text-ink-soft">
          <FactText of={haveNow.says} hasLead />
        </p>
      </div>
      <button
        type="button"
        className="relative -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-action hover:bg-action-tint"
        onClick={() => onPick({ text })}
      >
        <Icon name="plus" className="size-5" />
        <span className="sr-only">I want this: {text}</span>
      </button>
    </li>
  );
}
