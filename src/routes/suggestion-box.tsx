import { useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { IconLinks } from '@/blocks/icon-links';
import { SourceList } from '@/blocks/source-list';
import { numberedSources } from '@/facts/facts';
import { PopularList } from '@/features/messages/components/popular-list';
import { type Idea, SuggestionForm } from '@/features/messages/components/suggestion-form';
import { comingSoon, topics } from '@/guides/suggestion-box';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';

const otherPages = [
  { path: '/contact', icon: 'message-circle', label: 'Who to call' },
  { path: '/resources', icon: 'phone', label: 'Phone numbers' },
  { path: '/member-forum', icon: 'users', label: 'Member forum' },
] as const;

function SuggestionBoxPage() {
  const [idea, setIdea] = useState<Idea>();
  return (
    <SourcesContext value={numberedSources(topics)}>
      <PageTitle path="/suggestion-box" lead="Reach whoever can fix it, or tell us." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <SuggestionForm idea={idea} />
        <section aria-labelledby="popular" className="no-print">
          <h2 id="popular">Popular suggestions</h2>
          <p className="mt-1 mb-3 text-ink-soft">
            From 100 questions that families asked in public, the most asked first.
          </p>
          <PopularList onPick={setIdea} />
        </section>
      </div>
      <div className="mt-10 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <section aria-labelledby="soon">
          <h2 id="soon" className="mb-2 text-lg">
            Coming soon
          </h2>
          <ul className="flex flex-wrap gap-2 text-sm">
            {comingSoon.map((text) => (
              <li key={text} className="rounded-full bg-sand px-3 py-1">
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="other">
          <h2 id="other" className="text-lg">
            Other ways to ask
          </h2>
          <IconLinks of={otherPages} label="Other ways to ask" />
        </section>
      </div>
      <SourceList of={topics} />
    </SourcesContext>
  );
}

export { SuggestionBoxPage as Component };
