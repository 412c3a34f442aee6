import { Link } from 'react-router-dom';
import type { MailedLink } from '@/features/account/mailed-link';
import { buttonClass } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';

const WORDS: Record<string, string> = {
  recovery: 'Press Continue to choose a new password.',
  email_change: 'Press Continue to change the email of your account.',
};

/** In the place of the sign-in form, for who comes from one of our emails. */
export function MailedLinkStep({ link }: { link: MailedLink }) {
  if (link === 'damaged')
    return (
      <FormMessage title="This link isn’t whole">
        Open it from the email once more, or copy all of it.{' '}
        <Link to="/auth#forgot-password">Ask for a new link</Link> or <Link to="/auth">sign in</Link>.
      </FormMessage>
    );
  return (
    <div className="space-y-4">
      <h2 className="text-xl">One more step</h2>
      <p>{WORDS[link.type] ?? 'Press Continue to confirm your email.'} The link works once.</p>
      <a className={buttonClass()} href={link.url} rel="noreferrer">
        Continue
      </a>
    </div>
  );
}
