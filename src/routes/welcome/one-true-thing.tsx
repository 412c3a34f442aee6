import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { LinkList } from '@/blocks/link-list';
import { formatDate } from '@/dates/format-date';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { oneTrueThing } from './guide';

/** The fact that a family's move depends on, drawn, and the page's button. */
export function OneTrueThing() {
  const { fact, saidBy, othersSay, why } = oneTrueThing;
  return (
    <section
      aria-labelledby="true"
      className="gap-x-8 rounded-xl bg-sand p-5 lg:col-span-2 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <h2 id="true">{fact.value}</h2>
      <Steps />
      <p className="mt-4">{why}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between lg:col-span-2">
        <p className="flex flex-wrap items-center gap-x-5">
          <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass()}>
            Start the checklist
          </Link>
          <Link to="/pcs-toolkit/family-orders" className="link py-2.5 font-semibold">
            What your service asks
          </Link>
        </p>
        <div className="text-sm [&_summary]:text-ink-soft">
          <Disclosure isInCard summary={`Sources checked ${formatDate(fact.checkedOn)}`}>
            <LinkList links={saidBy} />
            <p className="mt-1">{othersSay}</p>
          </Disclosure>
        </div>
      </div>
    </section>
  );
}

/** The way to the day when a family may ship, with its gate solid: down the page where text is large. */
function Steps() {
  return (
    <ol className="relative mt-4 text-sm leading-snug lg:col-start-2 lg:row-span-2 lg:row-start-1 xs:-mx-5 xs:grid xs:grid-cols-4 xs:text-center">
      <svg aria-hidden="true" width="100%" height="32" className="absolute top-0 left-0 hidden xs:block">
        <line x1="12.5%" y1="16" x2="87.5%" y2="16" strokeWidth="2" className="stroke-action" />
      </svg>
      {oneTrueThing.steps.map(({ icon, label, days, isGate }) => (
        <li key={label} className="relative flex items-center gap-3 xs:block">
          <span
            className={`mb-1 grid size-8 shrink-0 place-items-center rounded-full border border-action xs:mx-auto ${isGate ? 'bg-action text-on-action' : 'bg-card text-action'}`}
          >
            <Icon name={icon} className="size-5" />
          </span>
          <span>
            {label}
            {days && <span className="block text-ink-soft">{days}+ days</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
