import { useEffect } from 'react';
import { openHashTarget } from '@/browser/open-hash-target';
import { formatDate } from '@/dates/format-date';
import { citation, factsIn, isUnconfirmed, numberedSources, oldYear, usualDay } from '@/facts/facts';
import type { Unlinked } from '@/facts/types';
import { ChangingText } from '@/ui/changing-text';
import { ExternalLink } from '@/ui/external-link';
import { Disclosure } from './disclosure';
import { GuideSection } from './guide-section';
import { LinkedText } from './linked-text';
import { MarksLegend } from './unconfirmed';

const whyUnlinked: Record<Unlinked, string> = {
  copy: 'we read a copy and don’t know its address',
  insecure: 'its address isn’t secure',
  ours: 'our own work',
};

export function SourceList({ of: data }: { of: unknown }) {
  useEffect(() => openHashTarget(), []);
  const sources = numberedSources(data);
  const day = usualDay(sources);
  const facts = factsIn(data);
  const hasLegend = facts.some(isUnconfirmed) || facts.some(oldYear);
  if (!day && !hasLegend) return null;
  return (
    <GuideSection title="Sources">
      <p key={`${day} ${hasLegend}`} className="text-sm text-ink-soft">
        {day && `Checked ${formatDate(day)}. `}
        {hasLegend && <MarksLegend />}
        Rules and prices change: call before you pay or plan around a deadline.
      </p>
      {day && (
        <Disclosure
          summary={
            <ChangingText text={sources.length === 1 ? 'The source' : `The ${sources.length} sources`} />
          }
        >
          <ol className="max-w-measure list-decimal pl-8 text-sm print:gap-x-8">
            {sources.map(({ number, source, checkedOn }) => (
              <li key={`${number} ${source.title} ${checkedOn !== day && checkedOn}`} id={`source-${number}`}>
                {source.url ? (
                  <ExternalLink href={source.url} className="link inline-block py-1 print:inline">
                    {citation(source)}
                  </ExternalLink>
                ) : (
                  <LinkedText text={citation(source)} />
                )}
                {source.unlinked && ` (no link: ${whyUnlinked[source.unlinked]})`}
                {checkedOn !== day && `, checked ${formatDate(checkedOn)}`}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </GuideSection>
  );
}
