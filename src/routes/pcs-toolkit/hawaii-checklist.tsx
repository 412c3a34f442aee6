import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/use-auth';
import { isComplete } from '@/checklist/progress';
import { type Checklist, useChecklist } from '@/checklist/use-checklist';
import { SourcesContext } from '@/components/guide/fact-text';
import { SourceList } from '@/components/guide/source-list';
import { Button } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Progress } from '@/components/ui/progress';
import { WithoutScript } from '@/components/ui/without-script';
import { pdf } from '@/guides/checklist-pdf';
import { numberedSources } from '@/guides/facts';
import { checklistItems } from '@/guides/hawaii-checklist';
import { accountsAreSetUp } from '@/lib/env';
import { whenIdle } from '@/lib/when-idle';
import { preloadToaster } from '@/toasts/preload-toaster';
import { showToast } from '@/toasts/show-toast';
import { ItemRow } from './hawaii-checklist/item-row';

const sources = numberedSources(checklistItems);

function HawaiiChecklistPage() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const checklist = useChecklist(userId);
  const done = checklist.progress.size;
  const isWaiting = auth.status === 'loading' || checklist.status === 'loading';
  // Saving shows a toast, which should not wait for its chunk.
  useEffect(() => (userId ? whenIdle(preloadToaster) : undefined), [userId]);

  function toggle(itemIndex: number, completed: boolean) {
    if (userId) checklist.setItem(itemIndex, completed);
    else showToast(signInFirst);
  }

  return (
    <SourcesContext value={sources}>
      <div className="print:[&_p]:hidden">
        <PageTitle lead="Everything to do before and after a PCS move to Hawaii, in order. Open an item to see what to know and who helps.">
          Hawaii PCS Checklist
        </PageTitle>
      </div>
      <PaperBar />
      <div className="no-print top-16 z-10 tall:sticky -mx-4 border-b border-line bg-page px-4 py-3 md:-mx-8 md:px-8">
        <Progress
          label="Your progress"
          value={done}
          max={checklistItems.length}
          text={userId && isComplete(checklist.progress) ? 'Done!' : `${done} of ${checklistItems.length}`}
        />
      </div>
      <Notice isWaiting={isWaiting} isSignedIn={Boolean(userId)} checklist={checklist} />
      {userId && isComplete(checklist.progress) && <Congratulations />}
      <ol className="mt-4" aria-busy={isWaiting}>
        {checklistItems.map((item, index) => (
          <ItemRow
            key={item.title}
            item={item}
            number={index + 1}
            isDone={checklist.progress.has(index)}
            isDisabled={isWaiting || checklist.status === 'failed'}
            onToggle={(completed) => toggle(index, completed)}
          />
        ))}
      </ol>
      <div className="no-print">
        <SourceList of={checklistItems} />
      </div>
    </SourcesContext>
  );
}

/** Ways to take the list along. */
function PaperBar() {
  return (
    <p className="no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" className="size-5" />
        Print
      </Button>
      <ExternalLink href={pdf.url} className="link inline-flex min-h-11 items-center">
        Download as a PDF
      </ExternalLink>
    </p>
  );
}

const signInFirst = accountsAreSetUp
  ? ({
      kind: 'error',
      message: 'Please sign in to save your progress',
      link: { label: 'Sign in', href: '/auth' },
    } as const)
  : ({
      kind: 'error',
      message: 'Please sign in to save your progress',
      description: 'Accounts aren’t set up here, so this copy of the site can’t save a checklist.',
    } as const);

type NoticeProps = { isWaiting: boolean; isSignedIn: boolean; checklist: Checklist };

function Notice({ isWaiting, isSignedIn, checklist }: NoticeProps) {
  return (
    <div className="no-print mt-4 flex min-h-14 items-start sm:min-h-11">
      <WithoutScript>
        Checking off items needs JavaScript. You can read the list here, or print it and check items off on
        paper.
      </WithoutScript>
      <div role="status" className="needs-script">
        {isWaiting && <p className="text-ink-soft">Loading your progress…</p>}
        {!isWaiting && !isSignedIn && <SignInHint />}
        {!isWaiting && isSignedIn && checklist.status !== 'failed' && (
          <p className="text-ink-soft">What you check off is saved on every device.</p>
        )}
      </div>
      {checklist.status === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-4 rounded-lg bg-bad-tint p-4">
          <p>
            <strong>Failed to load checklist progress</strong>. Your saved progress is safe; we just couldn’t
            load it.
          </p>
          <Button variant="secondary" onClick={checklist.retry}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}

function SignInHint() {
  if (!accountsAreSetUp)
    return <p>Accounts aren’t set up here, so your progress can’t be saved. You can print the list.</p>;
  return (
    <p>
      <Link to="/auth" className="link font-semibold">
        Sign in or sign up
      </Link>{' '}
      to check off items and see them on every device.
    </p>
  );
}

function Congratulations() {
  return (
    <div role="status" className="mt-4 rounded-xl bg-good-tint p-5">
      <h2 className="text-xl">Congratulations!</h2>
      <p className="mt-1">All 20 items are done. You’re ready for Hawaii. Aloha, and safe travels.</p>
    </div>
  );
}

export { HawaiiChecklistPage as Component };
