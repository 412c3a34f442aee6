import { Mail } from 'lucide-react';
import { mailtoHref } from '@/lib/mailto';
import { buttonClass } from '../ui/button';

/** The way a form's text really leaves: a link that opens the visitor's own mail program with it filled in. */
export function MailYourself({ to, subject, body }: { to: string; subject: string; body: string }) {
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-2 text-sm text-ink-soft">
        This form has no mailbox behind it yet. To be sure that it is read, send it from your own mail
        program, with what you typed already in it:
      </p>
      <a href={mailtoHref({ to, subject, body })} className={buttonClass('secondary', 'w-full')}>
        <Mail aria-hidden className="size-5 shrink-0" />
        Open in my mail program
      </a>
    </div>
  );
}
