import { FactText } from '@/blocks/fact-text';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { PhoneLink } from '@/ui/phone-link';
import { type Fixer, fixers } from './guide';

/** Who acts on which problem. How to reach them is at the row's end, and the whole row is its link. */
export function FixerList() {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
      {fixers.map(({ icon, problem, does, reach }) => (
        <li key={problem} className="relative flex gap-3 py-1">
          <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
          <div className="grow">
            <div className="figure-row">
              <h3 className="font-sans text-base">{problem}</h3>
              <Reach by={reach} />
            </div>
            <p className="pb-1 text-ink-soft [&_a]:relative">
              <FactText of={does} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const linkClass = 'link inline-block py-1 font-semibold after:absolute after:inset-0';

function Reach({ by }: { by: Fixer['reach'] }) {
  if ('phone' in by) return <PhoneLink number={by.phone.value} className={linkClass} />;
  if ('path' in by)
    return (
      <Link to={by.path} className={linkClass}>
        {by.label}
      </Link>
    );
  return (
    <ExternalLink href={by.url} className={linkClass}>
      {by.label}
    </ExternalLink>
  );
}
