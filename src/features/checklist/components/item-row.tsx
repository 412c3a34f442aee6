import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import type { FamilyItem } from '@/features/checklist/audience';
import type { Text } from '@/guides/types';
import { findPage, menuLabel } from '@/site-map';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { SignInNote } from './sign-in-note';

/** What the family's plan adds to an item. */
export type ItemTiming = {
  /** Such as "Start by Dec 17, 2026 · 3 weeks left". */
  line: string;
  /** Why the item doesn't concern this family. */
  notNeeded: string | undefined;
  /** What to do when less time is left than the item needs; empty when there is enough. */
  short: readonly Text[];
  /** What it costs when it comes too late; empty when there is time. */
  missed: readonly Text[];
  /** Where its numbers of days come from. */
  reasons: readonly { what: string; because: Text }[];
};

type ItemRowProps = {
  item: FamilyItem;
  itemIndex: number;
  isNumbered: boolean;
  isDone: boolean;
  isDisabled: boolean;
  onToggle: (completed: boolean) => void;
  /** Whether a visitor tried to check it off, which needs an account. */
  isRefused?: boolean;
  timing?: ItemTiming;
};

export function ItemRow({
  item,
  itemIndex,
  isNumbered,
  isDone,
  isDisabled,
  onToggle,
  isRefused,
  timing,
}: ItemRowProps) {
  const id = useId();
  const isAside = isDone || timing?.notNeeded;
  const descriptions = [...(isRefused ? [`${id}-note`] : []), ...(timing ? [`${id}-timing`] : [])];
  return (
    <li
      id={`item-${itemIndex + 1}`}
      className="scroll-mt-40 border-b border-line py-1 print:border-0 print:pt-0.5 print:pb-0 print:text-[8.5pt] print:leading-snug"
    >
      <div className="flex items-start">
        <input
          id={id}
          type="checkbox"
          // Otherwise Firefox restores the enabled state on reload, before the progress has loaded.
          autoComplete="off"
          checked={isDone}
          aria-describedby={descriptions.join(' ') || undefined}
          disabled={isDisabled}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          className="m-2.5 size-6 shrink-0 accent-action print:m-0 print:mr-1 print:size-3"
        />
        <label htmlFor={id} className="grow py-2.5 print:py-0">
          {isNumbered && <span className="text-ink-soft">{itemIndex + 1}. </span>}
          <span
            className={isDone ? 'text-ink-soft line-through' : isAside ? 'text-ink-soft' : 'font-semibold'}
          >
            {item.title}
          </span>
        </label>
      </div>
      {isRefused && <SignInNote id={`${id}-note`} />}
      {timing && (
        <p id={`${id}-timing`} className="-mt-2 pl-11 text-sm text-ink-soft print:mt-0 print:pl-5">
          {timing.notNeeded ? `Not for you: ${timing.notNeeded}` : timing.line}
        </p>
      )}
      {timing?.missed[0] && (
        <p className="mt-1 ml-11 max-w-measure border-l-4 border-action pl-3 print:hidden">
          <span className="text-sm font-semibold">If it comes too late:</span>{' '}
          <FactText of={timing.missed[0]} />
        </p>
      )}
      <details className={`pl-11 print:pl-5 ${timing && isAside ? 'print:hidden' : ''}`}>
        <summary className="-mt-1 inline-flex min-h-11 list-none items-center gap-1 text-sm text-action print:hidden [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="size-4 transition-transform [[open]>summary>&]:rotate-180" />
          What to know<span className="sr-only">: {item.title}</span>
        </summary>
        {timing && <ShortNotice short={timing.short} missed={timing.missed.slice(1)} />}
        <ItemDetails item={item} />
        {timing?.reasons.map(({ what, because }) => (
          <p key={what} className="max-w-measure pb-2 text-sm text-ink-soft print:hidden">
            {what}: <FactText of={because} />
          </p>
        ))}
      </details>
    </li>
  );
}

function ShortNotice({ short, missed }: Pick<ItemTiming, 'short' | 'missed'>) {
  if (short.length + missed.length === 0) return null;
  return (
    <div className="mt-1 mb-2 max-w-measure border-l-4 border-action pl-3 print:my-0 print:border-l-2 print:pl-1.5">
      {short.length > 0 && (
        <p className="text-sm font-semibold print:inline print:after:content-['_']">With less time:</p>
      )}
      {short.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no state
        <p key={index} className="mt-1 print:mt-0 print:inline print:after:content-['_']">
          <FactText of={text} />
        </p>
      ))}
      {missed.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no state
        <p key={index} className="mt-1 first:mt-0 print:hidden">
          <span className="text-sm font-semibold">If it comes too late:</span> <FactText of={text} />
        </p>
      ))}
    </div>
  );
}

function ItemDetails({ item: { know, guide, office } }: { item: FamilyItem }) {
  const page = guide && findPage(guide);
  return (
    <div className="max-w-measure pb-4 print:max-w-none print:pb-0 print:[&_sup]:hidden">
      {know.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={index} className="mb-2 print:mb-0 print:inline print:after:content-['_']">
          <FactText of={text} />
        </p>
      ))}
      <ul className="print:inline">
        {page && (
          <li className="print:hidden">
            Guide:{' '}
            <Link to={page.path} className="link inline-block py-2">
              {menuLabel(page)}
            </Link>
          </li>
        )}
        {office && (
          <li className="print:inline">
            Office:{' '}
            <ExternalLink href={office.url} className="link inline-block py-2 print:inline">
              {office.label}
            </ExternalLink>
            {office.purpose.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
              <Fragment key={index}>
                {', '}
                <FactText of={text} />
              </Fragment>
            ))}
          </li>
        )}
      </ul>
    </div>
  );
}
