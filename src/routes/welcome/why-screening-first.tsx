import { LinkList } from '@/blocks/link-list';
import { formatDate } from '@/dates/format-date';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { whyScreeningFirst } from './guide';

/** The fact that a family's move depends on, drawn. */
export function WhyScreeningFirst() {
  const { fact, saidBy, othersSay } = whyScreeningFirst;
  return (
    <div className="max-w-measure">
      <Steps />
      <p className="mt-4">
        <Link to="/pcs-toolkit/family-orders" className="link font-semibold">
          What your service requires
        </Link>
      </p>
      <p className="mt-4 text-sm text-ink-soft">Sources, checked {formatDate(fact.checkedOn)}:</p>
      <LinkList links={saidBy} />
      <p className="mt-1 text-sm text-ink-soft">{othersSay}</p>
    </div>
  );
}

/** The way to the day when a family may ship, with its gate solid: down the page where text is large. */
function Steps() {
  return (
    <ol className="relative mt-2 text-sm leading-snug @md:grid @md:grid-cols-4 @md:text-center">
      <svg aria-hidden="true" width="100%" height="32" className="absolute top-0 left-0 hidden @md:block">
        <line x1="12.5%" y1="16" x2="87.5%" y2="16" strokeWidth="2" className="stroke-action" />
      </svg>
      {whyScreeningFirst.steps.map(({ icon, label, days, isGate }) => (
        <li key={label} className="relative flex items-center gap-3 @md:block">
          <span
            className={`mb-1 grid size-8 shrink-0 place-items-center rounded-full border border-action @md:mx-auto ${isGate ? 'bg-action text-on-action' : 'bg-card text-action'}`}
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
