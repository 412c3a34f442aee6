import { CallWords, EmailWords } from './contact-words';

/** How a sample will be reached, in the place of the links: nobody answers there. */
export function SampleWays({ of: { phone, email } }: { of: { phone: string; email: string } }) {
  return (
    <>
      <span>
        <CallWords phone={phone} />
      </span>
      <span className="wrap-anywhere">
        <EmailWords email={email} />
      </span>
    </>
  );
}
