import type { ReactNode } from 'react';

type PhoneLinkProps = { number: string; className?: string; children?: ReactNode };

/** A phone number as a link that dials; numbers are written one way, 808-555-0100, short ones as 911. */
export function PhoneLink({ number, className = '', children = number }: PhoneLinkProps) {
  const digits = number.replace(/\D/g, '');
  const dialed = digits.length === 3 ? digits : `+1${digits.replace(/^1(?=\d{10})/, '')}`;
  return (
    <a href={`tel:${dialed}`} className={className}>
      {children}
    </a>
  );
}
