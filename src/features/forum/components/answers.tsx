import { Link } from 'react-router-dom';
import { LinkedText } from '@/blocks/linked-text';
import { AxisLabels, Bar } from '@/blocks/range-bars';
import { slugOf } from '@/browser/slug';
import { shortDate } from '@/dates/format-date';
import type { AnswerBars, FamilyQuestion, QuestionGroup } from '@/guides/family-answers';
import { findPage } from '@/site-map';
import { Icon } from '@/ui/icon';

type AnswersProps = {
  group: QuestionGroup;
  /** Stands out, with its bars beside the answers where there is room. */
  isFirst?: boolean;
};

export function Answers({ group: { title, icon, note, questions }, isFirst = false }: AnswersProps) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id} className="break-inside-avoid pt-5">
      <h2 id={id} className="mb-2 flex scroll-mt-20 items-center gap-2 text-xl">
        <Icon name={icon} className="size-5 shrink-0 text-action" />
        {title}
      </h2>
      {note && <p className="mb-2 text-sm text-ink-soft">{note}</p>}
      <ul
        className={`lined overflow-hidden rounded-xl border border-line ${isFirst ? 'bg-action-tint' : 'bg-card'}`}
      >
        {questions.map((question) => (
          <Answer key={question.asked} question={question} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  );
}

/** All of the row leads to the guide. */
function Answer({ question, isFirst }: { question: FamilyQuestion; isFirst: boolean }) {
  const { asked, inShort, isUnconfirmed, answer, bars, by, checkedOn, guide, part } = question;
  const icon = findPage(guide)?.icon;
  return (
    <li className="relative flex items-start gap-2 px-4 py-3 leading-snug hover:bg-action-tint">
      <div
        className={`min-w-0 grow ${isFirst ? 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8' : ''}`}
      >
        <div>
          <h3 className="flex items-start gap-1.5 font-sans text-base leading-snug font-normal text-pretty">
            {icon && <Icon name={icon} className="size-5 shrink-0 text-action" />}
            <Link
              to={part ? `${guide}#${part}` : guide}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {asked}
            </Link>
          </h3>
          <p
            className={`font-semibold text-action ${isFirst ? 'mt-1 font-display text-lg leading-snug' : ''}`}
          >
            <LinkedText text={inShort} />
            {isUnconfirmed && <span className="unconfirmed"> unconfirmed</span>}
          </p>
        </div>
        {bars && <Bars of={bars} isFirst={isFirst} />}
        <div className="mt-1 text-sm text-ink-soft">
          <p>
            <LinkedText text={answer} />
          </p>
          <p>
            Source: {by}, {shortDate(checkedOn)}
          </p>
        </div>
      </div>
      <Icon name="chevron-right" className="mt-1 size-4 shrink-0 text-action" />
    </li>
  );
}

function Bars({ of: { max, labels, hasLines, bars }, isFirst }: { of: AnswerBars; isFirst: boolean }) {
  const marks = hasLines && labels.filter(([at]) => at > 0).map(([at, label]) => ({ at, label }));
  return (
    <div
      className={`mt-2 mb-3 text-sm ${isFirst ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-0' : ''}`}
    >
      {labels.length > 0 && (
        <div aria-hidden="true" className="mb-1 text-ink-soft">
          <AxisLabels max={max} labels={labels} />
        </div>
      )}
      <ul className="apart-2">
        {bars.map(({ label, text, range }) => (
          <li key={label ?? 'only'}>
            {label && (
              <span className="figure-row">
                <span>{label}</span>
                <strong className="font-semibold">{text}</strong>
              </span>
            )}
            <Bar range={range} max={max} marks={marks} />
          </li>
        ))}
      </ul>
    </div>
  );
}
