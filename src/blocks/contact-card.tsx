import type { ReactNode } from 'react';
import type { Contact } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { cardId } from './card-grid';
import { FactText } from './fact-text';
import { PhoneFact } from './phone-fact';

export function ContactCard({ contact }: { contact: Contact }) {
  const { name, role, phone, email, address, website, note } = contact;
  return (
    <div
      id={cardId(name)}
      className="scroll-mt-20 rounded-xl border border-line bg-card p-4 target:border-action target:bg-action-tint"
    >
      <h3>{name}</h3>
      {role && <p className="text-ink-soft">{role}</p>}
      {(phone || email || address || website) && (
        <ul className="mt-2">
          {phone && (
            <Line icon="phone">
              <PhoneFact phone={phone} />
            </Line>
          )}
          {email && (
            <Line icon="mail">
              <a href={`mailto:${email}`} className="link inline-block py-2.5 break-all">
                {email}
              </a>
            </Line>
          )}
          {address && (
            <Line icon="map-pin">
              <FactText of={address} />
            </Line>
          )}
          {website && (
            <Line icon="globe">
              <ExternalLink href={website.url} className="link inline-block py-2.5">
                {website.label}
              </ExternalLink>
            </Line>
          )}
        </ul>
      )}
      {note && (
        <p className="mt-2 text-sm text-ink-soft">
          <FactText of={note} />
        </p>
      )}
    </div>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2.5">
      <Icon name={icon} className="size-5 shrink-0 text-action" />
      <span>{children}</span>
    </li>
  );
}
