import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconRows } from '@/blocks/icon-links';
import { TextList } from '@/blocks/text-list';
import { type Idea, SuggestionForm } from '@/features/messages/components/suggestion-form';
import { comingSoon, type PopularSuggestion, popularSuggestions } from '@/guides/suggestion-box';
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
    label: 'Look at the member forum',
    text: 'A preview for now.',
  },
] as const;

function SuggestionBoxPage() {
  const [idea, setIdea] = useState<Idea>();
  return (
    <>
      <PageTitle path="/suggestion-box" lead="A missing guide, a wrong number? One line is plenty." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="suggest">
          <h2 id="suggest" className="mb-3">
            Make a suggestion
          </h2>
          <Card>
            <SuggestionForm idea={idea} />
          </Card>
        </section>
        <div className="grid gap-8">
          <section aria-labelledby="popular" className="no-print">
            <h2 id="popular" className="mb-1">
              Popular suggestions
            </h2>
            <p className="text-ink-soft">
              Press one to add it to the box, and tell us why it matters. “Today” is the nearest thing we
              have.
            </p>
            <ul className="lined">
              {popularSuggestions.map((suggestion) => (
                <IdeaRow key={suggestion.text} suggestion={suggestion} onPick={setIdea} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="soon" className="rounded-xl border border-line p-5">
            <h2 id="soon" className="mb-2 text-xl">
              Coming soon, with no dates promised
            </h2>
            <TextList texts={comingSoon} />
          </section>
        </div>
      </div>
      <section aria-labelledby="other" className="mt-10">
        <h2 id="other" className="mb-3">
          Other ways to reach us
        </h2>
        <IconRows of={otherPages} />
      </section>
    </>
  );
}

function IdeaRow({
  suggestion: { text, today },
  onPick,
}: {
  suggestion: PopularSuggestion;
  onPick: (idea: Idea) => void;
}) {
  return (
    <li className="leading-snug">
      <button
        type="button"
        onClick={() => onPick({ text })}
        className="flex min-h-11 w-full items-center gap-3 py-2 text-left hover:bg-action-tint"
      >
        <Icon name="plus" className="size-5 shrink-0 text-action" />
        {text}
      </button>
      {today && (
        <p className="-mt-2 pl-8 text-sm text-ink-soft">
          Today:{' '}
          <Link to={today.guide} className="link inline-block py-2.5">
            {today.label}
          </Link>
        </p>
      )}
    </li>
  );
}

export { SuggestionBoxPage as Component };
