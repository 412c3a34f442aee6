import { useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { IconLinks } from '@/blocks/icon-links';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { numberedSources } from '@/facts/facts';
import { Card } from '@/ui/card';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { FixerList } from './fixer-list';
import { comingSoon, fixers } from './guide';
import { PopularList } from './popular-list';
import { type Idea, SuggestionForm } from './suggestion-form';

const otherPages = [
  { path: '/contact', icon: 'message-circle', label: 'Who to call' },
  { path: '/member-forum', icon: 'users', label: 'Member forum' },
] as const;

function SuggestionBoxPage() {
  const [idea, setIdea] = useState<Idea>();
  return (
    <SourcesContext value={numberedSources(fixers)}>
      <PageTitle path="/suggestion-box" lead="Tell whoever can fix it." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <p className="no-print lg:hidden">
        An idea of your own?{' '}
        <a href="#write" className="link inline-block py-2.5">
          Write it below
        </a>
      </p>
      <div className="mt-2 grid items-start lg:mt-6 gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="fixers">
          <h2 id="fixers" className="mb-3">
            Who can fix it today
          </h2>
          <FixerList />
        </section>
        <section aria-labelledby="write" className="lg:row-span-2">
          <Card>
            <h2 id="write" className="mb-2 scroll-mt-20 text-xl">
              Write a suggestion
            </h2>
            <SuggestionForm idea={idea} />
          </Card>
        </section>
        <section aria-labelledby="popular" className="no-print lg:row-span-2">
          <h2 id="popular">Popular suggestions</h2>
          <p className="mt-1 mb-3 text-ink-soft">
            From 100 questions we saw families ask in public. Most asked first.
          </p>
          <PopularList onPick={setIdea} />
        </section>
        <Card className="apart-4">
          <section aria-labelledby="soon">
            <h2 id="soon" className="mb-2 text-lg">
              Coming soon
            </h2>
            <TextList texts={comingSoon} />
          </section>
          <section aria-labelledby="other" className="border-t border-line pt-4">
            <h2 id="other" className="text-lg">
              Other ways to ask
            </h2>
            <IconLinks of={otherPages} label="Other ways to ask" />
          </section>
        </Card>
      </div>
      <SourceList of={fixers} />
    </SourcesContext>
  );
}

export { SuggestionBoxPage as Component };
