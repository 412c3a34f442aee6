import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { IconRows } from '@/blocks/icon-links';
import { TextList } from '@/blocks/text-list';
import { type Idea, SuggestionForm } from '@/features/messages/components/suggestion-form';
import { comingSoon, type PopularSuggestion, popularSuggestions } from '@/guides/suggestion-box';
import { operator } from '@/operator/operator';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';

const otherPages = [
  {
    path: '/contact',
    icon: 'message-circle',
    label: 'Ask about your own move',
    text: 'Who to ask, and who picks up today.',
  },
  {
    path: '/resources',
    icon: 'phone',
    label: 'Find a phone number',
    text: 'Health care, family support and help in a crisis.',
  },
  {
    path: '/member-forum',
    icon: 'users',
    label: 'Read what families ask',
    text: 'With our answers, on the forum’s page.',
  },
] as const;

/** The others are folded. */
const FIRST_SHOWN = 5;

function SuggestionBoxPage() {
  const [idea, setIdea] = useState<Idea>();
  return (
    <>
      <PageTitle
        path="/suggestion-box"
        lead="What families ask for, what we have of it, and a box for your own."
      />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="popular" className="no-print">
          <h2 id="popular" className="text-xl">
            Popular suggestions
          </h2>
          <p className="mt-1 mb-3 text-ink-soft">
            Families ask for these online. Here is what we have so far.
          </p>
          <Ideas of={popularSuggestions.slice(0, FIRST_SHOWN)} onPick={setIdea} />
          <Disclosure summary="Five more">
            <Ideas of={popularSuggestions.slice(FIRST_SHOWN)} onPick={setIdea} />
          </Disclosure>
        </section>
        <section aria-labelledby="suggest" className="lg:row-span-2">
          <h2 id="suggest" className="mb-3 text-xl">
            Make a suggestion
          </h2>
          <Card>
            <SuggestionForm idea={idea} />
          </Card>
        </section>
        <div className="grid gap-8">
          <section aria-labelledby="soon">
            <h2 id="soon" className="mb-2 text-xl">
              Coming soon
            </h2>
            <TextList texts={comingSoon} />
          </section>
          <section aria-labelledby="other">
            <h2 id="other" className="mb-3 text-xl">
              Other ways to ask
            </h2>
            <IconRows of={otherPages} />
          </section>
        </div>
      </div>
    </>
  );
}

type OnPick = (idea: Idea) => void;

function Ideas({ of: suggestions, onPick }: { of: readonly PopularSuggestion[]; onPick: OnPick }) {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4">
      {suggestions.map((suggestion) => (
        <IdeaRow key={suggestion.text} suggestion={suggestion} onPick={onPick} />
      ))}
    </ul>
  );
}

/** The row leads to what we have. Its button puts the wish in the box, once somebody receives it. */
function IdeaRow({
  suggestion: { text, haveNow },
  onPick,
}: {
  suggestion: PopularSuggestion;
  onPick: OnPick;
}) {
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

export { SuggestionBoxPage as Component };
