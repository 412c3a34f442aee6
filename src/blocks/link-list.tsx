import type { WebLink } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import { FactText } from './fact-text';

export function LinkList({ links }: { links: readonly WebLink[] }) {
  return (
    <ul className="gap-x-8 lg:columns-2 print:columns-2 [:is(ul,ol,dl,div)+&]:mt-4">
      {links.map(({ label, url, purpose }) => (
        <li key={url} className="break-inside-avoid py-1.5">
          <ExternalLink href={url} className="link font-semibold">
            {label}
          </ExternalLink>
          {purpose && (
            <span className="block text-ink-soft">
              <FactText of={purpose} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
