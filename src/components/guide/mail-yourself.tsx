import { mailtoHref } from '@/lib/mailto';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

type MailYourselfProps = {
  to: string;
  subject: string;
  body: string;
  /** What the link still holds after the form was emptied, such as "message". */
  stillHolds: string | undefined;
};

/** The way a form's text really leaves: a link that opens the visitor's own mail program with it filled in. */
export function MailYourself({ to, subject, body, stillHolds }: MailYourselfProps) {
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-2 text-sm text-ink-soft">
        This form has no mailbox behind it yet. To be sure that it is read, send it from your own mail program
        <span className="needs-script">, with what you typed already in it</span>:
      </p>
      <a href={mailtoHref({ to, subject, body })} className={buttonClass('secondary', 'w-full')}>
        <Icon name="mail" className="size-5 shrink-0" />
        Open in my mail program
      </a>
      <div role="status">
        {stillHolds && (
          <p className="pt-3 text-sm text-ink-soft">
            The link still holds your last {stillHolds}, until you leave this page.
          </p>
        )}
      </div>
    </div>
  );
}
