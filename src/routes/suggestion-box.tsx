import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconRows } from '@/blocks/icon-links';
import { TextList } from '@/blocks/text-list';
import { type Idea, SuggestionForm } from '@/features/messages/components/suggestion-form';
import { comingSoon, type PopularSuggestion, popularSuggestions } from '@/guides/suggestion-box';
import { buttonClass } from '@/ui/button';
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
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="popular" className="text-xl">
              Popular suggestions
            </h2>
            <a href="#suggest" className={buttonClass('secondary')}>
              Write your own
            </a>
          </div>
          <p className="mt-2 text-ink-soft">Families ask for these in public. Here is what we have so far.</p>
          <ul className="mt-1 lined">
            {popularSuggestions.map((suggestion) => (
              <IdeaRow key={suggestion.text} suggestion={suggestion} onPick={setIdea} />
            ))}
          </ul>
        </section>
        <div className="grid gap-8">
          <section aria-labelledby="suggest">
            <h2 id="suggest" className="mb-3 scroll-mt-20 text-xl">
              Make a suggestion
            </h2>
            <Card>
              <SuggestionForm idea={idea} />
            </Card>
          </section>
          <section aria-labelledby="soon" className="rounded-xl border border-line p-5">
            <h2 id="soon" className="mb-2 text-xl">
              Coming soon
            </h2>
            <TextList texts={comingSoon} />
          </section>
        </div>
      </div>
      <section aria-labelledby="other" className="mt-10">
        <h2 id="other" className="mb-3 text-xl">
          Other ways to ask
        </h2>
        <IconRows of={otherPages} />
      </section>
    </>
  );
}

/** The row leads to what we have; its button puts the wish in the box. */
function IdeaRow({
  suggestion: { text, haveNow },
  onPick,
}: {
  suggestion: PopularSuggestion;
  onPick: (idea: Idea) => void;
}) {
  return (
    <li className="figure-row relative items-center py-2 leading-snug">
      <p>
        <strong className="block font-semibold">{text}</strong>
        <Link to={haveNow.guide} className="link after:absolute after:inset-0">
          {haveNow.label}
        </Link>
      </p>
      <button
        type="button"
        onClick={() => onPick({ text })}
        className="relative flex min-h-11 shrink-0 items-center gap-1.5 pl-3 text-sm text-action"
      >
        <Icon name="plus" className="size-4" />
        Add<span className="sr-only">: {text}</span>
      </button>
    </li>
  );
}

export { SuggestionBoxPage as Component };
