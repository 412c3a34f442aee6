import { useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { IconRows } from '@/blocks/icon-links';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { numberedSources } from '@/facts/facts';
import { FixerList } from '@/features/messages/components/fixer-list';
import { PopularList } from '@/features/messages/components/popular-list';
import { type Idea, SuggestionForm } from '@/features/messages/components/suggestion-form';
import { comingSoon, fixers } from '@/guides/suggestion-box';
import { operator } from '@/operator/operator';
import { Card } from '@/ui/card';
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
  const form = (
    <section key="suggest" aria-labelledby="suggest" className="lg:row-span-2">
      <h2 id="suggest" className="mb-3 text-xl">
        Make a suggestion
      </h2>
      <Card>
        <SuggestionForm idea={idea} />
      </Card>
    </section>
  );
  // While nobody receives suggestions, who can act comes first.
  const whoActs = (
    <section key="fixers" aria-labelledby="fixers" className="lg:row-span-2">
      <h2 id="fixers" className="mb-3 text-xl">
        Who can fix it today
      </h2>
      <FixerList />
    </section>
  );
  return (
    <SourcesContext value={numberedSources(fixers)}>
      <PageTitle
        path="/suggestion-box"
        lead="What families ask for, who can fix it, and a box for your own."
      />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]">
        <section aria-labelledby="popular" className="no-print">
          <h2 id="popular" className="text-xl">
            Popular suggestions
          </h2>
          <p className="mt-1 mb-3 text-ink-soft">Families ask for these online.</p>
          <PopularList onPick={setIdea} />
        </section>
        {operator.founder.isSample ? [whoActs, form] : [form, whoActs]}
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
      <SourceList of={fixers} />
    </SourcesContext>
  );
}

export { SuggestionBoxPage as Component };
