import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { type Topic, topics } from '@/guides/suggestion-box';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';

/**
 * What a suggestion is about, as the form's category. Each choice has the way to whoever can fix it; chosen, it also
 * says what they do, below the choices. On paper all of them say so.
 */
export function TopicChoices() {
  return (
    <fieldset>
      <legend>
        <h2>What is it about?</h2>
      </legend>
      <p className="mt-1 mb-3 text-ink-soft">Choose one to see what they can do.</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {topics.map(({ icon, name, who, reach }) => (
          <div key={name} className="contents">
            <div className="-order-1 rounded-xl border border-line bg-card has-checked:bg-action-tint">
              <label className="flex flex-wrap items-center justify-between px-3 pt-3 leading-snug">
                <Icon name={icon} className="size-10 rounded-lg bg-action-tint p-2 text-action" />
                <input type="radio" name="category" value={name} className="size-5 accent-action" />
                <strong className="w-full pt-2 font-semibold">{name}</strong>
              </label>
              <Reach by={reach} />
            </div>
            <p className="col-span-full rounded-xl bg-action-tint p-4 leading-snug print:block! [:not(:has(:checked))>&]:hidden">
              <strong className="block font-semibold">{name}</strong> <FactText of={who} />
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const linkClass = 'link inline-block px-3 py-2.5 font-semibold';

function Reach({ by }: { by: Topic['reach'] }) {
  if ('phone' in by) return <PhoneLink number={by.phone.value} className={linkClass} />;
  if ('field' in by)
    return (
      <a href={`#${by.field}`} className={linkClass}>
        {by.label}
      </a>
    );
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
