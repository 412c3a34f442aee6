import { type ReactNode, useId } from 'react';
import { mailtoHref } from '@/browser/mailto';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Button, buttonClass } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';
import { Icon } from '@/ui/icon';

type Written = { subject: string; body: string };

/** Opens what was written in the visitor's email app, if there is somebody to send it to. Needs a user gesture. */
export function openWritten(written: Written): void {
  if (isSample(site.founder)) return;
  const link = document.createElement('a');
  link.href = writtenHref(written);
  link.click();
}

/** Returns the mailto URL of what was written. Without a real sponsor it has no address: the visitor adds one. */
function writtenHref(written: Written): string {
  const { founder } = site;
  return mailtoHref({ ...written, to: isSample(founder) ? '' : founder.email });
}

/** Goes above the form's first field, to be seen before anybody types. A sample sponsor gets nothing: `problem` says so, and `then` what to do. */
export function WhoSendsIt({ problem, then }: { problem: string; then: ReactNode }) {
  return (
    <p className="no-print text-ink-soft">
      {isSample(site.founder) ? (
        <>
          <strong className="font-semibold text-ink">{problem}</strong> {then}
        </>
      ) : (
        <>
          Write here, and <strong className="font-semibold text-ink">your own email app sends it</strong>.
          Nothing leaves this page before that.
        </>
      )}
    </p>
  );
}

type SendByEmailProps = {
  written: Written;
  /** The form's own button. */
  button: string;
  isDisabled?: boolean;
  /** Why the form wasn't sent. */
  problem?: { message: string; description: string } | false;
  /** What the email still contains after the form was reset, such as "message". */
  stillContains: string | undefined;
  /** Puts it back into the form. */
  onRestore: () => void;
};

/** The form has no backend: the visitor's email app sends its text. With a real sponsor the form's button opens it. */
export function SendByEmail({ written, button, isDisabled, problem, ...kept }: SendByEmailProps) {
  const { email } = site.founder;
  const isToSample = isSample(site.founder);
  const id = useId();
  return (
    <div className="no-print apart-4 border-t border-line pt-4 text-sm text-ink-soft">
      {isToSample && (
        <a href={writtenHref(written)} className={buttonClass('primary', 'w-full text-base')}>
          <Icon name="mail" className="size-5 shrink-0" />
          Open in my email app
        </a>
      )}
      {problem && (
        <FormMessage id={`${id}-problem`} title={problem.message}>
          {problem.description}
        </FormMessage>
      )}
      <div>
        <div className="needs-script flex flex-wrap items-center gap-3">
          <Button
            variant={isToSample ? 'quiet' : 'primary'}
            type="submit"
            disabled={isDisabled}
            aria-describedby={`${id}-${problem ? 'problem' : 'does'}`}
            className={isToSample ? '' : 'w-full text-base'}
          >
            {!isToSample && <Icon name="mail" className="size-5 shrink-0" />}
            {button}
          </Button>
          <span id={`${id}-does`}>
            {isToSample ? 'Not working yet.' : 'Opens your email app. Press Send there.'}
          </span>
        </div>
        {!isToSample && (
          <p>
            Nothing opens? Write to{' '}
            <a href={writtenHref(written)} className="link inline-block py-2.5 wrap-anywhere">
              {email}
            </a>
          </p>
        )}
        <Kept {...kept} />
      </div>
    </div>
  );
}

function Kept({ stillContains, onRestore }: Pick<SendByEmailProps, 'stillContains' | 'onRestore'>) {
  return (
    <>
      <div role="status">
        {stillContains && (
          <p className="pt-2">The link still holds your last {stillContains}, until you leave this page.</p>
        )}
      </div>
      {stillContains && (
        <Button variant="secondary" onClick={onRestore} className="mt-2">
          Put my text back
        </Button>
      )}
    </>
  );
}
