import type { ReactNode } from 'react';

type PhoneLinkProps = { number: string; className?: string; children?: ReactNode };

/** Numbers are written 808-555-0100, or 808-555-0100 ext. 12; short ones, such as 911, are dialed as they are. */
export function PhoneLink({ number, className = '', children = number }: PhoneLinkProps) {
  const [digits = '', extension] = number.split(/ext\.?/i).map((part) => part.replace(/\D/g, ''));
  const dialed = digits.length === 3 ? digits : `+1${digits.replace(/^1(?=\d{10})/, '')}`;
  return (
    // A comma waits for the call to be answered before it dials on.
    <a
      href={`tel:${dialed}${extension ? `,${extension}` : ''}`}
      translate={children === number ? 'no' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
