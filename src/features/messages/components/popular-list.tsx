import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { type PopularSuggestion, popularSuggestions } from '@/guides/suggestion-box';
import { operator } from '@/operator/operator';
import { Icon } from '@/ui/icon';
import type { Idea } from './suggestion-form';

/** The others are folded. */
const FIRST_SHOWN = 3;

type OnPick = (idea: Idea) => void;

export function PopularList({ onPick }: { onPick: OnPick }) {
  return (
    <>
      <Rows of={popularSuggestions.slice(0, FIRST_SHOWN)} onPick={onPick} />
      <Disclosure summary="Seven more">
        <Rows of={popularSuggestions.slice(FIRST_SHOWN)} onPick={onPick} />
      </Disclosure>
    </>
  );
}

function Rows({ of: suggestions, onPick }: { of: readonly PopularSuggestion[]; onPick: OnPick }) {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4">
      {suggestions.map((suggestion) => (
        <Row key={suggestion.text} suggestion={suggestion} onPick={onPick} />
      ))}
    </ul>
  );
}

/** The row leads to what we have. Its button puts the wish in the box, once somebody receives it. */
function Row({ suggestion: { text, haveNow }, onPick }: { suggestion: PopularSuggestion; onPick: OnPick }) {
  return (
    <li className="relative flex items-center gap-3 py-3 leading-snug">
      <Link to={haveNow.guide} className="grow text-ink no-underline after:absolute after:inset-0">
        <strong className="block font-semibold">{text}</strong>
        <span className="text-ink-soft">{haveNow.says}</span>
      </Link>
      {operator.founder.isSample ? (
        <Icon name="chevron-right" className="size-5 shrink-0 text-action" />
      ) : (
        <button
          type="button"
          onClick={() => onPick({ text })}
          className="relative flex min-h-11 shrink-0 items-center gap-1.5 pl-3 text-sm text-action"
        >
          <Icon name="plus" className="size-4" />
          Add<span className="sr-only">: {text}</span>
        </button>
      )}
    </li>
  );
}
