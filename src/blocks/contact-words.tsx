/** What a phone’s link says, or a sample’s plain text. */
export function CallWords({ phone }: { phone: string }) {
  return (
    <>
      Call <span translate="no">{phone}</span>
    </>
  );
}

/** The same of an email, which breaks before its @. */
export function EmailWords({ email }: { email: string }) {
  const [mailbox, domain] = email.split('@');
  return (
    <>
      Email{' '}
      <span translate="no">
        {mailbox}
        <wbr />@{domain}
      </span>
    </>
  );
}
