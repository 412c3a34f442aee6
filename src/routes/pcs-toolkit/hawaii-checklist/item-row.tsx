import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FactText } from '@/components/guide/fact-text';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import type { ChecklistItem } from '@/guides/hawaii-checklist';
import { findPage, menuLabel } from '@/site-map';

type ItemRowProps = {
  item: ChecklistItem;
  number: number;
  isDone: boolean;
  isDisabled: boolean;
  onToggle: (completed: boolean) => void;
};

export function ItemRow({ item, number, isDone, isDisabled, onToggle }: ItemRowProps) {
  const id = useId();
  return (
    <li className="border-b border-line py-1 print:border-0 print:text-[9pt] print:leading-snug">
      <div className="flex items-start gap-1">
        <input
          id={id}
          type="checkbox"
          // Otherwise Firefox restores the enabled state on reload, before the progress has loaded.
          autoComplete="off"
          checked={isDone}
          disabled={isDisabled}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          className="m-2.5 size-6 shrink-0 accent-action print:m-0 print:mr-2 print:size-4"
        />
        <label htmlFor={id} className="grow py-2.5 print:py-0">
          <span className="text-ink-soft">{number}.</span>{' '}
          <span className={isDone ? 'text-ink-soft line-through' : 'font-semibold'}>{item.title}</span>
        </label>
      </div>
      <details className="group pl-11 print:pl-7">
        <summary className="-mt-1 inline-flex min-h-11 list-none items-center gap-1 text-sm text-action print:hidden [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          What to know<span className="sr-only">: {item.title}</span>
        </summary>
        <ItemDetails item={item} />
      </details>
    </li>
  );
}

function ItemDetails({ item: { know, guide, office } }: { item: ChecklistItem }) {
  const page = guide && findPage(guide);
  return (
    <div className="max-w-measure pb-4 print:max-w-none print:pb-0 print:[&_sup]:hidden">
      {know.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={index} className="mb-2 print:mb-0 print:inline print:after:content-['_']">
          <FactText of={text} />
        </p>
      ))}
      <ul>
        {page && (
          <li className="print:hidden">
            Guide:{' '}
            <Link to={page.path} className="link inline-block py-2">
              {menuLabel(page)}
            </Link>
          </li>
        )}
        {office && (
          <li>
            Office:{' '}
            <ExternalLink href={office.url} className="link inline-block py-2 print:inline">
              {office.label}
            </ExternalLink>
            {office.purpose && (
              <>
                {', '}
                <FactText of={office.purpose} />
              </>
            )}
          </li>
        )}
      </ul>
    </div>
  );
}
