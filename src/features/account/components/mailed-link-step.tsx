import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adviceOn } from '@/features/account/failure-toast';
import type { MailedLink } from '@/features/account/mailed-link';
import type { OpenedLink } from '@/features/account/open-mailed-link';
import { Button } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';
import { MailedLinkOpened } from './mailed-link-opened';

const LINK_STAYS = 'Your link isn’t lost. ';

const problems: Partial<Record<OpenedLink, [title: string, advice: string]>> = {
  busy: [
    'Too many tries from this connection',
    `${LINK_STAYS}People on base often share one connection. Wait five minutes, then press Continue again.`,
  ],
  unreachable: ['The server did not answer', 'Check your connection, then press Continue again.'],
  late: ['The server took too long', 'Check your connection, then press Continue again.'],
};

/** Replaces the sign-in form for a visitor who comes from one of our emails. Sends nothing until Continue is pressed. */
export function MailedLinkStep({ link }: { link: MailedLink | 'damaged' }) {
  const [result, setResult] = useState<OpenedLink>();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  if (link === 'damaged') return <Damaged />;

  async function press(whole: MailedLink) {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setResult(await open(whole));
    setPending(false);
    isSending.current = false;
  }

  if (result === 'ok' || result === 'half' || result === 'expired')
    return <MailedLinkOpened type={link.type} result={result} />;
  const [title, advice] = (result && problems[result]) ?? [
    'Your link could not be checked',
    LINK_STAYS + (adviceOn(result ?? 'broken') ?? ''),
  ];
  return (
    <div className="apart-4">
      <h2 className="text-xl">One more step</h2>
      <p>{WORDS[link.type] ?? 'Press Continue to confirm your email.'} The link works once.</p>
      <div role="alert" className="empty:hidden">
        {result && !isPending && <FormMessage title={title}>{advice}</FormMessage>}
      </div>
      <Button aria-disabled={isPending} onClick={() => void press(link)}>
        {isPending ? 'One moment…' : 'Continue'}
      </Button>
    </div>
  );
}

const WORDS: Partial<Record<MailedLink['type'], string>> = {
  recovery: 'Press Continue to choose a new password.',
  email_change: 'Press Continue to change the email of your account.',
};

async function open(link: MailedLink): Promise<OpenedLink> {
  try {
    const { openMailedLink } = await import('@/features/account/open-mailed-link');
    return await openMailedLink(link);
  } catch {
    return 'unreachable';
  }
}

function Damaged() {
  return (
    <FormMessage title="This link is cut off">
      Open it from the email once more, or copy all of it.{' '}
      <Link to="/auth#forgot-password">Ask for a new link</Link> or <Link to="/auth">sign in</Link>.
    </FormMessage>
  );
}
