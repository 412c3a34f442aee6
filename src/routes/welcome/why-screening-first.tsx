import { LinkList } from '@/blocks/link-list';
import { formatDate } from '@/dates/format-date';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { whyScreeningFirst } from './guide';

/** The way to the day when a family may ship, why to wait for it, and who says so. */
export function WaitForApproval() {
  const { fact, why, saidBy, othersSay } = whyScreeningFirst;
  return (
    <>
      <Steps />
      <p className="mt-3 max-w-measure">{why}</p>
      <Link to="/pcs-toolkit/family-orders" className="link inline-block py-2.5 font-semibold">
        What your service requires
      </Link>
      <p className="mt-2 text-sm text-ink-soft">Sources, checked {formatDate(fact.checkedOn)}:</p>
      <LinkList links={saidBy} />
      <p className="mt-1 text-sm text-ink-soft">{othersSay}</p>
    </>
  );
}

/** With its gate solid: down the page where text is large. */
function Steps() {
  return (
    <div className="@container -mx-3">
      <ol
        aria-label="Before you ship"
        className="relative leading-snug @xs:grid @xs:grid-cols-4 @xs:text-center @xs:text-sm @lg:text-base"
      >
        <svg aria-hidden="true" width="100%" height="40" className="absolute top-0 left-0 hidden @xs:block">
          <line x1="12.5%" y1="20" x2="87.5%" y2="20" strokeWidth="2" className="stroke-action" />
        </svg>
        {whyScreeningFirst.steps.map(({ icon, label, days, isGate }) => (
          <li key={label} className="relative flex items-center gap-3 @xs:block">
            <span
              className={`mb-1 grid size-10 shrink-0 place-items-center rounded-full border border-action @xs:mx-auto ${isGate ? 'bg-action text-on-action' : 'bg-card text-action'}`}
            >
              <Icon name={icon} className="size-5" />
            </span>
            <span>
              <strong className="block font-semibold">{label}</strong>
              {days && <span className="block text-ink-soft">{days}+ days</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
