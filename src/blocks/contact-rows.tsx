import type { Contact } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import { cardId } from './card-grid';
import { FactText } from './fact-text';
import { PhoneFact } from './phone-fact';
import { rowBorder } from './row-border';

/** Who to call, one below the other, or two beside each other where there is room. */
export function ContactRows({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2">
      {contacts.map(({ name, role, phone, email, address, website, note }, index) => (
        <li
          key={name}
          id={cardId(name)}
          className={`scroll-mt-20 border-line py-3 target:bg-action-tint lg:last:odd:col-span-2 ${rowBorder(index)}`}
        >
          <h3>{name}</h3>
          {role && <p className="text-ink-soft">{role}</p>}
          <p className="flex flex-wrap gap-x-5">
            {phone && (
              <span>
                <PhoneFact phone={phone} />
              </span>
            )}
            {website && (
              <ExternalLink href={website.url} className="link inline-block py-2.5">
                {website.label}
              </ExternalLink>
            )}
            {email && (
              <a href={`mailto:${email}`} className="link inline-block py-2.5 break-all">
                {email}
              </a>
            )}
          </p>
          {address && (
            <p className="text-sm">
              <FactText of={address} />
            </p>
          )}
          {note && (
            <p className="text-sm text-ink-soft">
              <FactText of={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
