import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { useIsWhole } from './whole-page';

/**
 * Collapsed until opened; always open in print. `end`: shown at the end of the summary’s line, such as an amount.
 * Without it, the summary is a box of its own, or plain text if the card around it is one.
 */
export function Disclosure({
  summary,
  end,
  isInCard = false,
  isOpen,
  onToggle,
  children,
}: {
  summary: ReactNode;
  end?: ReactNode;
  isInCard?: boolean;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children?: ReactNode;
}) {
  const look = end ? 'line' : isInCard ? 'text' : 'box';
  return (
    <details
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className={look === 'box' ? 'pt-3' : undefined}
    >
      <summary
        className={`${LOOKS[look]} min-h-11 list-none gap-1.5 py-2.5 leading-snug [&::-webkit-details-marker]:hidden`}
      >
        {end ? (
          <>
            <span className="flex items-baseline gap-1.5">
              <Chevron place="relative top-0.5" />
              <span>{summary}</span>
            </span>
            <span className="ml-auto font-semibold text-ink">{end}</span>
          </>
        ) : (
          <>
            {summary}
            <Chevron place="mt-1" />
          </>
        )}
      </summary>
      {useIsWhole() && children}
    </details>
  );
}

const LOOKS = {
  line: 'figure-row text-action print:min-h-0 print:py-0 print:text-sm',
  text: 'inline-flex text-action print:hidden',
  // In a card, a line above it is enough.
  box: 'flex justify-between rounded-xl border border-line bg-card px-4 font-semibold [.bg-card_&]:rounded-none [.bg-card_&]:border-0 [.bg-card_&]:border-t [.bg-card_&]:px-0 hover:bg-action-tint print:min-h-0 print:border-0 print:p-0 [[open]>&]:mb-3',
};

/**
 * The same as a row of a list: the heading and its answer, if any, stay visible, and the rest opens below them. In a
 * wide container, the answer is beside the heading.
 */
export function DisclosureRow({
  title,
  answer,
  isOpen,
  onToggle,
  children,
}: {
  title: ReactNode;
  answer?: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}>
      <summary className="block list-none rounded-xl px-4 py-3 hover:bg-action-tint [&::-webkit-details-marker]:hidden">
        <Chevron place="float-right mt-1 ml-4" />
        <span className="block gap-x-5 @3xl:grid @3xl:grid-cols-[2fr_3fr]">
          {title}
          {answer && <span className="mt-0.5 block leading-snug text-ink-soft @3xl:mt-0">{answer}</span>}
        </span>
      </summary>
      <div className="px-4 pb-4">{useIsWhole() && children}</div>
    </details>
  );
}

function Chevron({ place = '' }: { place?: string }) {
  return (
    <Icon
      name="chevron-down"
      className={`${place} size-4 shrink-0 text-action transition-transform [[open]>summary>&]:rotate-180`}
    />
  );
}
