import { useClockAdvice } from '@/features/account/clock-advice';
import { accountsAreSetUp } from '@/features/account/env';
import type { ListState } from '@/features/checklist/list-state';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { NoScript } from '@/ui/no-script';

type NoticeProps = { list: ListState; isFailureAbove: boolean | undefined };

export function Notice({ list: { userId, isWaiting, onRetry }, isFailureAbove }: NoticeProps) {
  const isSignedIn = userId !== undefined;
  return (
    <div className="no-print mt-4 flex min-h-14 items-start">
      <NoScript of="Checking off items">
        You can read the list here, or print it and check items off on paper.
      </NoScript>
      <div role="status" className="needs-script">
        {isWaiting && (
          <p className={`text-ink-soft ${isSignedIn ? '' : 'member-only'}`}>Loading your progress…</p>
        )}
        {!isWaiting && !onRetry && isSignedIn && (
          <p className="text-ink-soft">What you check off shows on all your devices.</p>
        )}
        {!onRetry && !isSignedIn && (
          // Without a stored session it is painted with the page, while the session is still unknown to React.
          <div className={isWaiting ? 'guest-only' : undefined}>
            <SignInHint />
          </div>
        )}
      </div>
      {onRetry &&
        (isFailureAbove ? (
          <p className="text-ink-soft">
            You can check off items once your progress is loaded:{' '}
            <a href={`#${failureId}`} className="link inline-block py-2">
              go to Retry
            </a>
          </p>
        ) : (
          <ProgressFailed onRetry={onRetry} />
        ))}
    </div>
  );
}

const failureId = 'progress-failed';

/** Fits the space that is kept for it above the list, so that it moves no item. */
export function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  const advice = useClockAdvice();
  return (
    <div
      id={failureId}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-20 items-center gap-3 rounded-lg bg-bad-tint px-3 py-1 text-sm"
    >
      <p>
        <strong>Failed to load checklist progress</strong>. What you saved is safe. <span>{advice}</span>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

function SignInHint() {
  if (!accountsAreSetUp)
    return <p>Accounts aren’t open yet, so your progress can’t be saved. You can print the list.</p>;
  return (
    <p>
      <Link to="/auth" className="link font-semibold">
        Sign in or sign up
      </Link>{' '}
      to check off items and see them on every device.
    </p>
  );
}

export function Congratulations() {
  return (
    <div role="status" className="mt-4 rounded-xl bg-good-tint p-4">
      <h2 className="text-xl">Congratulations!</h2>
      <p className="mt-1">All 20 items are done. You’re ready for Hawaii. Aloha, and safe travels.</p>
    </div>
  );
}

export function PlanFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="no-print mt-4 flex flex-wrap items-center gap-4 rounded-lg bg-bad-tint p-4">
      <p>Your dates couldn’t load. Your report date is still here; check your connection.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
