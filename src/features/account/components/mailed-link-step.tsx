import { useRef, useState } from 'react';
import { adviceOn } from '@/features/account/failure-toast';
import { LINK_MINUTES } from '@/features/account/mail-limits';
import type { MailedCode, MailedLink } from '@/features/account/mailed-link';
import type { Opened, OpenedLink } from '@/features/account/open-mailed-link';
import { Button } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';
import { CutLink } from './cut-link';
import { MailedLinkOpened } from './mailed-link-opened';

const LINK_STAYS = 'Your link isn’t lost. ';

const problems: Partial<Record<OpenedLink, [title: string, advice: string]>> = {
  busy: [
    'Too many tries from this connection',
    `${LINK_STAYS}People on base often share one connection. Wait five minutes, then press Continue again.`,
  ],
  taken: [
    'Another account now has this email',
    'Your own email stays as it is. Delete the other account, or choose another email in My account.',
  ],
  unreachable: ['The server did not answer', 'Check your connection, then press Continue again.'],
  late: ['The server took too long', 'Check your connection, then press Continue again.'],
};

type MailedLinkStepProps = {
  link: MailedLink | 'damaged';
  /** What the address says of a link that is cut off. */
  cutType: MailedLink['type'] | undefined;
};

/** Replaces the sign-in form for a visitor who comes from one of our emails. Sends nothing until a button is pressed. */
export function MailedLinkStep({ link, cutType }: MailedLinkStepProps) {
  const [opened, setOpened] = useState<Opened & { type: MailedLink['type']; isCode: boolean }>();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  async function press(found: MailedLink | MailedCode) {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setOpened({ ...(await open(found)), type: found.type, isCode: 'code' in found });
    setPending(false);
    isSending.current = false;
  }

  const result = opened?.result;
  const isWrongCode = result === 'expired' && opened?.isCode;
  if (opened && (result === 'ok' || result === 'half' || (result === 'expired' && !isWrongCode)))
    return <MailedLinkOpened type={opened.type} result={result} email={opened.email} />;
  const [title, advice] = isWrongCode
    ? WRONG_CODE
    : ((result && problems[result]) ?? [
        'Your link could not be checked',
        LINK_STAYS + (adviceOn(result && result !== 'half' ? result : 'broken') ?? ''),
      ]);
  const problem = (
    <div role="alert" className="empty:hidden">
      {result && !isPending && <FormMessage title={title}>{advice}</FormMessage>}
    </div>
  );
  if (link === 'damaged')
    return (
      <div className="apart-4">
        <CutLink type={cutType} isPending={isPending} onOpen={(found) => void press(found)} />
        {problem}
      </div>
    );
  return (
    <div className="apart-4">
      <h2 className="text-xl">One more step</h2>
      <p>{WORDS[link.type] ?? 'Press Continue to confirm your email.'} The link works once.</p>
      {problem}
      <Button aria-disabled={isPending} onClick={() => void press(link)}>
        {isPending ? 'One moment…' : 'Continue'}
      </Button>
    </div>
  );
}

const WRONG_CODE = [
  'This code isn’t right, or no longer works',
  `Check the email that you typed and its newest code: a code works once, for ${LINK_MINUTES} minutes.`,
] as const;

const WORDS: Partial<Record<MailedLink['type'], string>> = {
  recovery: 'Press Continue to choose a new password.',
  email_change: 'Press Continue to change the email of your account.',
};

async function open(link: MailedLink | MailedCode): Promise<Opened> {
  try {
    const { openMailedLink } = await import('@/features/account/open-mailed-link');
    return await openMailedLink(link);
  } catch {
    return { result: 'unreachable' };
  }
}
