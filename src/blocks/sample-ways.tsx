/** How a sample will be reached, in the place of the links: nobody answers there. */
export function SampleWays({ of: { phone, email } }: { of: { phone: string; email: string } }) {
  return (
    <>
      <span>
        Call <span translate="no">{phone}</span>
      </span>
      <span className="wrap-anywhere">
        Email{' '}
        <span translate="no" className="inline-block">
          {email}
        </span>
      </span>
    </>
  );
}
