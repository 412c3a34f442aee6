import { useId } from 'react';
import { mailtoHref } from '@/browser/mailto';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

type EmailInsteadProps = {
  to: string;
  subject: string;
  body: string;
  /** What the link still contains after the form was reset, such as "message". */
  stillContains: string | undefined;
  /** Puts it back into the form. */
  onRestore: () => void;
};

/** Goes above the form's first field, to be seen before anybody types. */
export function YouSendIt() {
  return (
    <p className="no-print border-l-4 border-action bg-action-tint p-3">
      Write here, and <strong className="font-semibold">your own email app sends it</strong>. Nothing leaves
      this page before that.
    </p>
  );
}

/** The form's own button, which sends nothing and says so. */
export function OnlyConfirms({ button, describedBy, isDisabled }: OnlyConfirmsProps) {
  const id = useId();
  return (
    <div className="needs-script no-print flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      <Button variant="quiet" type="submit" disabled={isDisabled} aria-describedby={describedBy || id}>
        {button}
      </Button>
      <span id={id}>Sends nothing yet.</span>
    </div>
  );
}

type OnlyConfirmsProps = { button: string; describedBy?: string | false; isDisabled?: boolean };

/** The form has no backend: this mailto link is how its text really gets sent. */
export function EmailInstead({ to, subject, body, stillContains, onRestore }: EmailInsteadProps) {
  return (
    <div className="no-print border-t border-line pt-4">
      <a href={mailtoHref({ to, subject, body })} className={buttonClass('primary', 'w-full')}>
        <Icon name="mail" className="size-5 shrink-0" />
        Open in my email app
      </a>
      <div role="status">
        {stillContains && (
          <p className="pt-3 text-sm text-ink-soft">
            The link still holds your last {stillContains}, until you leave this page.
          </p>
        )}
      </div>
      {stillContains && (
        <Button variant="secondary" onClick={onRestore} className="mt-2">
          Put my text back
        </Button>
      )}
    </div>
  );
}
