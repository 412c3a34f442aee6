import type { ReactNode } from 'react';

type PhoneLinkProps = { number: string; className?: string; children?: ReactNode };

/** Numbers are written 808-555-0100; short ones, such as 911, are dialed as they are. */
export function PhoneLink({ number, className = '', children = number }: PhoneLinkProps) {
  const digits = number.replace(/\D/g, '');
  const dialed = digits.length === 3 ? digits : `+1${digits.replace(/^1(?=\d{10})/, '')}`;
  return (
    <a href={`tel:${dialed}`} className={className}>
      {children}
    </a>
  );
}
