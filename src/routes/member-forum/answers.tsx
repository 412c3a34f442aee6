import { LinkedText } from '@/blocks/linked-text';
import { slugOf } from '@/browser/slug';
import { formatDate } from '@/dates/format-date';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import type { FamilyQuestion, QuestionGroup } from './family-answers';
import { RentBars } from './rent-bars';
import { WaitBars } from './wait-bars';

/** A subject's answers. */
export function Answers({ group: { title, icon, questions } }: { group: QuestionGroup }) {
  const id = slugOf(title);
  const months = questions.flatMap(({ waits = [] }) => waits.flatMap((wait) => wait.months));
  const hasWaits = months.length > 0;
  const axisMonths = Math.max(...months);
  return (
    <section
      aria-labelledby={id}
      className="mb-4 break-inside-avoid overflow-hidden rounded-xl border border-line bg-card"
    >
      <div className="flex items-center gap-2 bg-action-tint px-4 py-2.5">
        <Icon name={icon} className="size-5 shrink-0 text-action" />
        <h3 id={id}>{title}</h3>
      </div>
      <ul className="lined">
        {questions.map((question) => (
          <Answer key={question.asked} question={question} axisMonths={axisMonths} />
        ))}
      </ul>
      {hasWaits && (
        <p className="px-4 pb-3 text-sm text-ink-soft">
          {`Each bar is ${axisMonths} months long. Solid is the shortest wait, faint the longest.`}
        </p>
      )}
    </section>
  );
}

/** All of the row leads to the guide. */
function Answer({ question, axisMonths }: { question: FamilyQuestion; axisMonths: number }) {
  const { asked, inShort, answer, waits, rentChart, by, publisher, checkedOn, guide, part } = question;
  return (
    <li
      id={slugOf(asked)}
      className={`relative scroll-mt-20 px-4 py-2.5 leading-snug target:bg-action-tint hover:bg-action-tint lg:py-2.5 ${waits ? 'lg:pr-10' : ''}`}
    >
      <div className={waits && 'gap-x-8 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]'}>
        <div>
          <h4 className="pr-5 font-sans text-base leading-snug font-normal">
            <Icon name="chevron-right" className="absolute right-4 mt-1 size-4 text-action" />
            <Link
              to={part ? `${guide}#${part}` : guide}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {asked}
            </Link>
          </h4>
          <p className="font-display text-lg leading-snug font-semibold text-action">
            <LinkedText text={inShort} />
            {publisher === 'other' && <span className="unconfirmed"> unconfirmed</span>}
          </p>
        </div>
        {waits && <WaitBars of={waits} max={axisMonths} />}
        {rentChart && <RentBars of={rentChart} />}
        <p>
          <LinkedText text={answer} />{' '}
          <span className="text-sm text-ink-soft">
            <span className="sr-only">Source: </span>
            {by}, <span className="whitespace-nowrap">{formatDate(checkedOn)}</span>
          </span>
        </p>
      </div>
    </li>
  );
}
