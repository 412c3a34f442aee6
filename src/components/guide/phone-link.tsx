/** A phone number as a link that dials; numbers are written one way, 808-555-0100. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a href={`tel:+1${number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')}`} className={className}>
      {number}
    </a>
  );
}
