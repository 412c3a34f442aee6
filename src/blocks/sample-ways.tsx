/** How a sample will be reached, in the place of the links: nobody answers there. */
export function SampleWays({ of: { phone, email } }: { of: { phone: string; email: string } }) {
  const [mailbox, domain] = email.split('@');
  return (
    <>
      <span>
        Call <span translate="no">{phone}</span>
      </span>
      <span className="wrap-anywhere">
        Email{' '}
        <span translate="no">
          {mailbox}
          <wbr />@{domain}
        </span>
      </span>
    </>
  );
}
