import { useId, useState } from 'react';
import { mailtoHref } from '@/browser/mailto';
import { copyText } from '@/browser/share';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/field';
import { FormMessage } from '@/ui/form-message';

type Written = { subject: string; body: string };

/** Windows gives a mail app no longer link, and some apps open none that is. */
const MAX_LINK_LENGTH = 2_000;

/** Returns where the forms are sent to. Undefined: the founder is a sample, and nobody reads them yet. */
function formsAddress(): string | undefined {
  return site.formsEmail ?? (isSample(site.founder) ? undefined : site.founder.email);
}

/** Returns a link that opens the mail as it was written, or without its text where that is too long. */
function mailOf(to: string, { subject, body }: Written): { href: string; isTooLong: boolean } {
  const whole = mailtoHref({ to, subject, body });
  const isTooLong = whole.length > MAX_LINK_LENGTH;
  return { href: isTooLong ? mailtoHref({ to, subject }) : whole, isTooLong };
}

/** Opens the mail in the visitor's own app, if somebody reads it. Copies a text that is too long. Needs a user gesture. */
export function openWritten(written: Written): void {
  const to = formsAddress();
  if (to === undefined) return;
  const { href, isTooLong } = mailOf(to, written);
  if (isTooLong) copyText(written.body);
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

type SendByEmailProps = {
  /** The form's own button. */
  button: string;
  /** What is still to do, without which the button is disabled. */
  waitsFor?: string | false;
  /** What the form holds. */
  written: Written;
  /** What it held when it was sent. */
  sent: Written | undefined;
  /** What "Copy my" is followed by. */
  what: 'message' | 'suggestion';
  /** Why the form wasn't sent. */
  problem?: { message: string; description: string } | false;
};

/** The form's button, and what it does: the site has no server, so the visitor's own app sends what was written. */
export function SendByEmail({ button, waitsFor, written, sent, what, problem }: SendByEmailProps) {
  const id = useId();
  const to = formsAddress();
  return (
    <div className="no-print apart-2 text-sm text-ink-soft">
      {problem && (
        <FormMessage id={`${id}-problem`} title={problem.message}>
          {problem.description}
        </FormMessage>
      )}
      <Button
        type="submit"
        disabled={Boolean(waitsFor)}
        aria-describedby={problem ? `${id}-problem ${id}-does` : `${id}-does`}
        className="needs-script w-full text-base disabled:border-line-strong disabled:bg-sand disabled:text-ink-soft"
      >
        {button}
      </Button>
      <p id={`${id}-does`}>
        {waitsFor && <span className="font-semibold text-ink">{waitsFor} </span>}
        <span>
          {to === undefined
            ? 'Sample site: messages aren’t delivered yet.'
            : 'Opens your email app. Press Send there.'}
        </span>
      </p>
      {to !== undefined && <MailLink to={to} written={sent && !written.body ? sent : written} />}
      {sent && <CopyMine what={what} text={sent.body} />}
    </div>
  );
}

function MailLink({ to, written }: { to: string; written: Written }) {
  const { href, isTooLong } = mailOf(to, written);
  return (
    <>
      {isTooLong && <p>Your text is too long for a link. The button copies it: paste it into the email.</p>}
      <p>
        Nothing opens? Write to{' '}
        <a href={href} className="link inline-block py-2.5 wrap-anywhere">
          {to}
        </a>
      </p>
    </>
  );
}

function CopyMine({ what, text }: { what: string; text: string }) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>();
  const isOfThis = outcome?.text === text;
  return (
    <div className="apart-2">
      <Button variant="secondary" onClick={async () => setOutcome({ text, isCopied: await copyText(text) })}>
        Copy my {what}
      </Button>
      <p role="status">{isOfThis && outcome.isCopied && 'Copied.'}</p>
      {isOfThis && !outcome.isCopied && (
        <TextAreaField
          label="Copy this by hand"
          name="copy"
          rows={4}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
