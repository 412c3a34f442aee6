import type { ReactNode } from 'react';

type PhoneLinkProps = { number: string; className?: string; children?: ReactNode };

/** A phone number as a link that dials; numbers are written one way, 808-555-0100. */
export function PhoneLink({ number, className, children = number }: PhoneLinkProps) {
  return (
    <a href={`tel:+1${number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')}`} className={className}>
      {children}
    </a>
  );
}
