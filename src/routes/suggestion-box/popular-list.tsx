import { FactText } from '@/blocks/fact-text';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { type PopularSuggestion, popularSuggestions } from './guide';
import type { Idea } from './suggestion-form';

type OnPick = (idea: Idea) => void;

export function PopularList({ onPick }: { onPick: OnPick }) {
  return (
    <ol className="lined rounded-xl border border-line bg-card px-4">
      {popularSuggestions.map((suggestion) => (
        <Row key={suggestion.text} suggestion={suggestion} onPick={onPick} />
      ))}
    </ol>
  );
}

/** The row leads to what we have. Its button puts the wish in the box. */
function Row({ suggestion: { text, haveNow }, onPick }: { suggestion: PopularSuggestion; onPick: OnPick }) {
  return (
    <li className="flex flex-wrap items-center leading-snug">
      <Link
        to={haveNow.guide}
        className="flex flex-1 basis-[13rem] items-center justify-between gap-3 py-2.5 no-underline"
      >
        <span>
          <strong className="block font-semibold text-action">{text}</strong>
          <span className="text-ink-soft">
            <FactText of={haveNow.says} hasLead />
          </span>
        </span>
      </Link>
      <button
        type="button"
        onClick={() => onPick({ text })}
        className="flex min-h-11 shrink-0 items-center gap-1.5 pl-3 text-sm text-action"
      >
        <Icon name="plus" className="size-4" />I want this<span className="sr-only">: {text}</span>
      </button>
    </li>
  );
}
