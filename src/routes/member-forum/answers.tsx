import { DisclosureRow } from '@/blocks/disclosure';
import { LinkedText } from '@/blocks/linked-text';
import { slugOf } from '@/browser/slug';
import { formatDate } from '@/dates/format-date';
import { findPage, menuLabel } from '@/site-map';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import type { FamilyQuestion, QuestionGroup } from './family-answers';
import { RentBars } from './rent-bars';
import { WaitBars } from './wait-bars';

/** A subject's answers. */
export function Answers({ group: { title, icon, questions } }: { group: QuestionGroup }) {
  const id = slugOf(title);
  const months = questions.flatMap(({ waits = [] }) => waits.flatMap((wait) => wait.months));
  const axisMonths = Math.max(...months);
  return (
    <section
      aria-labelledby={id}
      className="@container mb-4 break-inside-avoid overflow-hidden rounded-xl border border-line bg-card"
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
    </section>
  );
}

/** Its answer in short stays visible; the whole one opens below it, and leads to the guide. */
function Answer({ question, axisMonths }: { question: FamilyQuestion; axisMonths: number }) {
  const { asked, inShort, answer, waits, rentChart, by, publisher, checkedOn, guide, part } = question;
  const page = findPage(guide);
  return (
    <li id={slugOf(asked)} className="scroll-mt-20 break-inside-avoid target:bg-action-tint">
      <DisclosureRow
        title={<h4 className="font-sans text-base leading-snug font-normal">{asked}</h4>}
        answer={
          <strong className="font-display text-lg font-semibold text-action">
            {inShort}
            {publisher === 'other' && <span className="unconfirmed"> unconfirmed</span>}
          </strong>
        }
      >
        {waits && <WaitBars of={waits} max={axisMonths} />}
        {rentChart && <RentBars of={rentChart} />}
        <p className="max-w-measure">
          <LinkedText text={answer} />{' '}
          <span className="text-sm text-ink-soft">
            <span className="sr-only">Source: </span>
            {by}, <span className="whitespace-nowrap">{formatDate(checkedOn)}</span>
          </span>
        </p>
        <Link
          to={part ? `${guide}#${part}` : guide}
          className="no-print link inline-block py-2.5 font-semibold"
        >
          {page && menuLabel(page)}
        </Link>
      </DisclosureRow>
    </li>
  );
}
