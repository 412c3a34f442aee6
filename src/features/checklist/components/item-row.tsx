import type { ReactNode } from 'react';
import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import { itemAnchor } from '@/features/checklist/anchors';
import type { ItemId } from '@/features/checklist/content/item-days';
import type { FamilyItem } from '@/features/checklist/family-item';
import type { ListState } from '@/features/checklist/list-state';
import { itemNumber } from '@/features/checklist/progress';
import { findPage, menuLabel } from '@/site-map';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { SignInNote } from './sign-in-note';

type ItemRowProps = {
  item: FamilyItem;
  list: ListState;
  isNumbered: boolean;
  /** When to start, such as "Start by Dec 17, 2026 · 3 weeks left". */
  timing: ReactNode;
  /** Why the item doesn't concern this family. */
  notNeeded: string | undefined;
  /** What a plan adds: right below the item, and before and after its details. */
  fromPlan?: {
    urgent: ReactNode;
    advice: ReactNode;
    reasons: ReactNode;
    isTitleOnPaper?: boolean | undefined;
  };
};

export function ItemRow({ item, list, isNumbered, timing, notNeeded, fromPlan }: ItemRowProps) {
  const { id } = item;
  const isDone = list.progress?.has(id) ?? false;
  // A plan has to fit on its sheets.
  const isLeftOffPaper = notNeeded || (isDone && fromPlan) || fromPlan?.isTitleOnPaper;
  return (
    <li
      id={itemAnchor(id)}
      className="@container relative flow-root scroll-mt-40 border-b border-line py-1 print:border-0 print:pt-0.5 print:pb-0 print:text-[8.5pt] print:leading-snug"
    >
      <div className="lg:float-left lg:w-1/2 print:float-left print:w-auto">
        <ItemBox
          item={item}
          list={list}
          isNumbered={isNumbered}
          isAside={isDone || notNeeded !== undefined}
        />
      </div>
      <p
        id={timingId(id)}
        className="-mt-2 flex items-center gap-3 pb-1.5 pl-11 @min-[14rem]:pr-11 text-sm text-ink-soft lg:float-left lg:mt-0 lg:min-h-11 lg:w-1/3 lg:p-0 print:float-none print:mt-0 print:w-auto print:min-h-0 print:p-0 print:pl-5"
      >
        {notNeeded ? <span>{`Not for you: ${notNeeded}`}</span> : timing}
      </p>
      {fromPlan?.urgent && <div className="clear-both lg:w-1/2 print:w-auto">{fromPlan.urgent}</div>}
      {list.refusedItem === id && <SignInNote id={noteId(id)} />}
      <details className={`clear-both pl-11 print:pl-5 ${isLeftOffPaper ? 'print:hidden' : ''}`}>
        <summary className="inline-flex min-h-11 min-w-11 list-none items-center justify-center gap-1 text-sm text-action @min-[14rem]:absolute @min-[14rem]:top-1 @min-[14rem]:right-0 print:hidden [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="size-4 transition-transform [[open]>summary>&]:rotate-180" />
          <span className="sr-only lg:not-sr-only">What to know</span>
          <span className="sr-only">{`: ${item.title}`}</span>
        </summary>
        <div>
          {fromPlan?.advice}
          <ItemDetails item={item} isPlanned={fromPlan !== undefined} />
          {fromPlan?.reasons}
        </div>
      </details>
    </li>
  );
}

const timingId = (item: ItemId) => `${item}-when`;
const noteId = (item: ItemId) => `${item}-note`;

type ItemBoxProps = Pick<ItemRowProps, 'item' | 'list' | 'isNumbered'> & { isAside: boolean };

function ItemBox({ item: { id, title }, list, isNumbered, isAside }: ItemBoxProps) {
  const { progress, refusedItem, saving, onToggle } = list;
  const isDone = progress?.has(id) ?? false;
  const descriptions = [...(refusedItem === id ? [noteId(id)] : []), timingId(id)];
  return (
    <label className="flex items-start @min-[14rem]:pr-11 lg:pr-0 print:pr-0">
      <input
        type="checkbox"
        // Otherwise Firefox restores the enabled state on reload, before the progress has loaded.
        autoComplete="off"
        checked={isDone}
        aria-describedby={descriptions.join(' ')}
        disabled={!progress}
        aria-busy={(saving !== undefined && saving !== id) || undefined}
        onChange={(event) => onToggle(id, event.currentTarget.checked)}
        className="m-2.5 size-6 shrink-0 accent-action aria-busy:animate-pulse aria-busy:opacity-60 print:m-0 print:mr-1 print:size-7"
      />
      <span className="grow py-2.5 print:py-0">
        {isNumbered && <span className="text-ink-soft">{`${itemNumber(id)}. `}</span>}
        <span className={isDone ? 'text-ink-soft line-through' : isAside ? 'text-ink-soft' : 'font-semibold'}>
          {title}
        </span>
      </span>
    </label>
  );
}

const PHONE = /\d{3}-\d{4}/;

function ItemDetails({ item: { know, guide, office }, isPlanned }: { item: FamilyItem; isPlanned: boolean }) {
  const page = guide && findPage(guide);
  // A plan prints without addresses: an office is worth its line there when it says a phone.
  const isOnScreenOnly = isPlanned && !office?.purpose.some((text) => PHONE.test(wordsOf(text)));
  return (
    <div className="max-w-measure apart-2 pb-4 print:max-w-none print:apart-0 print:pb-0 print:[&_p]:inline print:[&_p]:after:content-['_'] print:[&_sup]:hidden">
      {know.map((text) => (
        <p key={wordsOf(text)}>
          <FactText of={text} />
        </p>
      ))}
      {(page || office) && (
        <ul className="print:inline">
          {page && (
            <li className="print:hidden">
              {'Guide: '}
              <Link to={page.path} className="link inline-block py-2">
                {menuLabel(page)}
              </Link>
            </li>
          )}
          {office && (
            <li className={isOnScreenOnly ? 'print:hidden' : 'print:inline'}>
              {'Office: '}
              <ExternalLink href={office.url} className="link inline-block py-2 print:inline">
                {office.label}
              </ExternalLink>
              {office.purpose.map((text) => (
                <span key={wordsOf(text)}>
                  {', '}
                  <FactText of={text} />
                </span>
              ))}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
