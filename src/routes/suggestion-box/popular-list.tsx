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
    <li className="flex flex-wrap items-center gap-x-3 py-2.5 leading-snug">
      <Link to={haveNow.guide} className="flex-1 basis-[11rem] no-underline">
        <strong className="link block font-semibold">{text}</strong>
        <span className="text-ink-soft">
          <FactText of={haveNow.says} hasLead />
        </span>
      </Link>
      <button
        type="button"
        className="-mr-2 flex min-h-11 items-center gap-1 rounded-lg px-2 text-sm font-semibold text-action hover:bg-action-tint"
        onClick={() => onPick({ text })}
      >
        <Icon name="plus" className="size-4" />I want this<span className="sr-only">: {text}</span>
      </button>
    </li>
  );
}
