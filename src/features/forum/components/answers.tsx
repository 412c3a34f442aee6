import { Link } from 'react-router-dom';
import { LinkedText } from '@/blocks/linked-text';
import { slugOf } from '@/browser/slug';
import { shortDate } from '@/dates/format-date';
import type { FamilyQuestion, QuestionGroup } from '@/guides/family-answers';
import { findPage } from '@/site-map';
import { Icon } from '@/ui/icon';
import { RentBars } from './rent-bars';
import { WaitChart } from './wait-chart';

export function Answers({ group }: { group: QuestionGroup }) {
  const { title, icon, questions } = group;
  const id = slugOf(title);
  const list = (
    <ul className="lined overflow-hidden rounded-xl border border-line bg-card">
      {questions.map((question) => (
        <Answer key={question.asked} question={question} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id} className="break-inside-avoid pt-5">
      <h2 id={id} className="mb-2 flex scroll-mt-20 items-center gap-2 text-xl">
        <Icon name={icon} className="size-5 shrink-0 text-action" />
        {title}
      </h2>
      {questions.some(({ waits }) => waits) ? (
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2 print:grid-cols-2">
          <WaitChart of={group} />
          {list}
        </div>
      ) : (
        list
      )}
    </section>
  );
}

/** All of the row leads to the guide. */
function Answer({ question }: { question: FamilyQuestion }) {
  const { asked, inShort, isUnconfirmed, answer, rentChart, by, checkedOn, guide, part } = question;
  const icon = findPage(guide)?.icon;
  return (
    <li
      id={slugOf(asked)}
      className="relative scroll-mt-20 px-4 py-2.5 leading-snug target:bg-action-tint hover:bg-action-tint"
    >
      <h3 className="flex items-start gap-1.5 font-sans text-base leading-snug font-normal text-pretty">
        {icon && <Icon name={icon} className="size-5 shrink-0 text-action" />}
        <Link
          to={part ? `${guide}#${part}` : guide}
          className="grow text-ink no-underline after:absolute after:inset-0"
        >
          {asked}
        </Link>
        <Icon name="chevron-right" className="mt-1 size-4 shrink-0 text-action" />
      </h3>
      <p className="font-semibold text-action">
        <LinkedText text={inShort} />
        {isUnconfirmed && <span className="unconfirmed"> unconfirmed</span>}
      </p>
      {rentChart && <RentBars of={rentChart} />}
      <p className="mt-0.5 text-sm text-ink-soft">
        <LinkedText text={answer} />
        &nbsp;· <span className="sr-only">Source: </span>
        {by}, {shortDate(checkedOn)}
      </p>
    </li>
  );
}
