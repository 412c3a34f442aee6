import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { type Fixer, fixers } from '@/guides/suggestion-box';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';

/** Who acts on which problem. How to reach them is at the end of its line. */
export function FixerList() {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
      {fixers.map(({ icon, problem, who, reach }) => (
        <li key={problem} className="flex gap-3 py-1">
          <Icon name={icon} className="mt-3 size-5 shrink-0 text-action" />
          <div className="grow">
            <div className="figure-row">
              <h3 className="text-base">{problem}</h3>
              <Reach by={reach} />
            </div>
            <p className="pb-2 text-ink-soft">
              <FactText of={who} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const linkClass = 'link inline-block py-2.5 font-semibold';

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
