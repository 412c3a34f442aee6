import type { NumberedSource } from '@/guides/facts';
import { printDate } from '@/lib/print-date';
import { ExternalLink } from '../ui/external-link';
import { GuideSection } from './guide-section';

export function SourceList({ sources }: { sources: readonly NumberedSource[] }) {
  return (
    <GuideSection title="Sources">
      <p className="mb-3 max-w-measure text-ink-soft">
        Where each figure was read, and the day we last checked it. Rules and prices change: when money or a
        deadline depends on one, ask the office or the company.
      </p>
      <ol className="max-w-measure list-decimal space-y-1 pl-8 text-sm">
        {sources.map(({ number, source, checkedOn }) => (
          <li key={number} id={`source-${number}`} className="scroll-mt-20 target:bg-action-tint">
            {source.url ? (
              <ExternalLink href={source.url} className="link">
                {source.title}
              </ExternalLink>
            ) : (
              source.title
            )}
            {`, checked ${printDate(checkedOn)}`}
          </li>
        ))}
      </ol>
    </GuideSection>
  );
}
