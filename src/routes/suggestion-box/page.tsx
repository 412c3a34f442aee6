import { useState } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSections } from '@/blocks/guide-section';
import { IconLinks } from '@/blocks/icon-links';
import { SampleWord } from '@/blocks/sample-word';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { numberedSources } from '@/facts/facts';
import { site } from '@/operator/site';
import { Card } from '@/ui/card';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { FixerList } from './fixer-list';
import { comingSoon, fixers } from './guide';
import { PopularList } from './popular-list';
import { type Idea, SuggestionForm } from './suggestion-form';

const otherPages = [
  { path: '/contact', icon: 'message-circle', label: 'Contact a sponsor' },
  { path: '/member-forum', icon: 'users', label: 'Member forum' },
] as const;

function SuggestionBoxPage() {
  const [idea, setIdea] = useState<Idea>();
  return (
    <SourcesContext value={numberedSources(fixers)}>
      <PageTitle path="/suggestion-box" lead="What would help your family?" />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Card className="no-print">
          <h2 id="write" className="mb-3 scroll-mt-20 text-xl">
            Write a suggestion
          </h2>
          <SuggestionForm idea={idea} />
        </Card>
        <section aria-labelledby="popular" className="no-print lg:row-span-2">
          <h2 id="popular" className="mb-1 text-xl">
            Popular suggestions
          </h2>
          <p className="mb-3 text-ink-soft">What families ask for online. Press + to ask, too.</p>
          <PopularList onPick={setIdea} />
        </section>
        <section aria-labelledby="soon" className="rounded-xl bg-sand p-4">
          <h2 id="soon" className="mb-2 text-xl">
            Coming soon
          </h2>
          <TextList texts={comingSoon} />
        </section>
        <OtherChannels />
      </div>
      <GuideSections
        of={[
          {
            title: 'Who can fix it today',
            answer: 'Problems with a home, a shipment, health care, a school, a gate or a store.',
            content: <FixerList />,
          },
        ]}
      />
      <SourceList of={fixers} />
    </SourcesContext>
  );
}

function OtherChannels() {
  const { founder } = site;
  return (
    <section
      aria-labelledby="other"
      className="gap-x-10 rounded-xl border border-line bg-card p-4 lg:col-span-2 lg:flex lg:items-center"
    >
      <h2 id="other" className="mb-2 text-xl lg:m-0">
        Other ways to reach us
      </h2>
      <div className="grow">
        <p className="font-semibold">
          {founder.name} <SampleWord of={founder} />
        </p>
        <ContactLinks of={founder} />
      </div>
      <IconLinks of={otherPages} label="Other ways to reach us" />
    </section>
  );
}

export { SuggestionBoxPage as Component };
