import type { MouseEvent } from 'react';
import { formatDate } from '@/dates/format-date';
import {
  type Mark,
  type MarkKind,
  type RulerInput,
  type RulerMonth,
  rulerMonths,
} from '@/features/checklist/month-ruler';

const legend: Partial<Record<MarkKind, string>> = {
  start: 'Start by',
  landing: 'Report or land',
  deadline: 'After landing',
  pet: 'Pets',
};

/** The months around the landing day, with a mark for everything that has a date. A press on a mark leads to it. */
export function MonthRuler(input: RulerInput) {
  const months = rulerMonths(input);
  const kinds = new Set(months.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
  return (
    <section aria-labelledby="months" className="month-ruler mt-6">
      <div className="print:flex print:items-baseline print:gap-x-3">
        <h2 id="months" className="text-xl">
          Your months
        </h2>
        <p className="mt-1 mb-3 flex flex-wrap gap-x-4 text-sm text-ink-soft print:my-0">
          {Object.entries(legend).map(([kind, words]) =>
            kinds.has(kind as MarkKind) ? (
              <span key={kind} className="inline-flex items-center gap-1">
                <MarkIcon kind={kind as MarkKind} />
                {words}
              </span>
            ) : null,
          )}
        </p>
      </div>
      <ol className="grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] flex-wrap lg:grid">
        {months.map((month) => (
          <Month key={month.name} {...month} />
        ))}
      </ol>
    </section>
  );
}

function Month({ name, marks }: RulerMonth) {
  const [monthName, year] = name.split(/ (?=\d{4}$)/);
  return (
    <li className="grid flex-1 grid-cols-[3.5rem_minmax(0,1fr)] lg:block print:block">
      <h3 className="pt-2 pr-3 text-sm print:mr-2 print:p-0">
        {monthName} <span className="font-normal text-ink-soft">{year}</span>
      </h3>
      <Track marks={marks} />
      <ul className="ruler-marks min-h-11 flex-wrap print:flex print:min-h-0 print:gap-x-3">
        {marks.map((mark) => (
          <li key={`${mark.kind} ${mark.day}`}>
            <MarkLine mark={mark} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** One month's piece of the ruler, for wide screens and paper. On a phone the line runs down the page. */
function Track({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="28"
      overflow="visible"
      className="hidden stroke-line-strong lg:block print:block"
    >
      <path d="M1 8V24" strokeWidth="2" />
      <line x1="0" y1="16" x2="100%" y2="16" strokeWidth="2" />
      {marks.map(({ kind, day }) => (
        <svg
          key={`${kind} ${day}`}
          aria-hidden="true"
          x={`${((Number(day.slice(8)) - 0.5) / 31) * 100}%`}
          overflow="visible"
        >
          <g transform="translate(-8 8)">
            <Shape kind={kind} />
          </g>
        </svg>
      ))}
    </svg>
  );
}

function Shape({ kind }: { kind: MarkKind }) {
  switch (kind) {
    case 'today':
      return <rect x="5" y="0" width="6" height="16" rx="2" className="mark-today" />;
    case 'landing':
      return <path d="M8 0 16 8 8 16 0 8Z" className="mark-landing" />;
    case 'deadline':
      return <rect x="2.5" y="2.5" width="11" height="11" className="mark-deadline" />;
    case 'pet':
      return <path d="M8 2 15 14H1Z" className="mark-pet" />;
    default:
      return <circle cx="8" cy="8" r="5.5" className="mark-start" />;
  }
}

function MarkIcon({ kind }: { kind: MarkKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 print:size-3">
      <Shape kind={kind} />
    </svg>
  );
}

function MarkLine({ mark }: { mark: Mark }) {
  const { kind, targetId, leadDays, isOurs } = mark;
  const [month, day] = formatDate(mark.day).split(/ |,/);
  const content = (
    <>
      <MarkIcon kind={kind} />
      <span>
        <span className="font-semibold">
          {kind === 'today' ? (
            'Today'
          ) : (
            <span key={mark.day} translate="no">
              <span className={kind === 'landing' ? '' : 'print:hidden'}>{month} </span>
              {day}
            </span>
          )}
        </span>
        {/* Paper has the words below, with their dates. */}
        <span className="print:hidden">
          {' '}
          <span className={targetId && 'underline'}>{wordsOf(mark)}</span>
          {leadDays && <span className="text-ink-soft">{` · ${leadDays} days ahead`}</span>}
          {isOurs && <span className="text-ink-soft"> · our suggestion</span>}
        </span>
      </span>
    </>
  );
  const line = 'flex min-h-11 items-start gap-2 py-2 pr-2 text-sm print:min-h-0 print:gap-1 print:py-0';
  if (!targetId) return <p className={line}>{content}</p>;
  return (
    <a href={`#${targetId}`} onClick={openTarget} className={`${line} no-underline`}>
      {content}
    </a>
  );
}

function wordsOf({ kind, titles }: Mark): string {
  const [first, ...others] = titles;
  if (kind === 'today') return titles.length > 0 ? `${titles.length} to start now` : '';
  return others.length > 0 ? `${first} and ${others.length} more` : (first ?? '');
}

/** Opens the row that a mark stands for and puts the focus on it. */
function openTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.querySelector('details')?.setAttribute('open', '');
  target.scrollIntoView();
  (target.querySelector('input') ?? target).focus({ preventScroll: true });
}
