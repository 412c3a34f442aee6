import { useEffect, useLayoutEffect, useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { SourceList } from '@/blocks/source-list';
import { whenIdle } from '@/browser/when-idle';
import { useToday } from '@/dates/use-today';
import { accountsAreSetUp } from '@/features/account/env';
import { type AuthState, checkSession } from '@/features/account/session';
import { hasStoredSession } from '@/features/account/stored-session';
import { useAuth } from '@/features/account/use-auth';
import { itemFor } from '@/features/checklist/audience';
import { ItemRow } from '@/features/checklist/components/item-row';
import { Congratulations, Notice, PlanFailed } from '@/features/checklist/components/notices';
import { ReportDate } from '@/features/checklist/components/report-date';
import { pdf } from '@/features/checklist/content/checklist-pdf';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { isComplete } from '@/features/checklist/progress';
import type { Checklist } from '@/features/checklist/use-checklist';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { useLazyChecklist } from '@/features/checklist/use-lazy-checklist';
import { numberedSources } from '@/guides/facts';
import { preloadToaster, showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';
import { Progress } from '@/ui/progress';
import { useLazyComponent } from '@/ui/use-lazy-component';

const sources = numberedSources(checklistItems);
const loadKeepWithAccount = () =>
  import('@/features/checklist/components/keep-with-account').then((module) => module.KeepWithAccount);
const loadPlannedList = () =>
  import('@/features/checklist/components/planned-list').then((module) => module.PlannedList);

function HawaiiChecklistPage() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const [checklist, savedChecklist] = useLazyChecklist(userId);
  const done = checklist.progress.size;
  const isWaiting = auth.status === 'loading' || checklist.status === 'loading';
  const onRetry = retryOf(auth, checklist);
  const isDisabled = isWaiting || onRetry !== undefined;
  const today = useToday();
  const kept = useKeptPlan(userId);
  const [planFailed, setPlanFailed] = useState(false);
  const [onPlanFailed] = useState(() => () => setPlanFailed(true));
  const isPlanned = kept.plan !== undefined;
  const PlannedList = useLazyComponent(loadPlannedList, isPlanned && !planFailed, onPlanFailed);
  const KeepWithAccount = useLazyComponent(
    loadKeepWithAccount,
    userId !== undefined && !planFailed,
    onPlanFailed,
  );
  const isPlanLoading = isPlanned && !planFailed && (!PlannedList || (userId && !KeepWithAccount));
  usePlanSpace(auth.status === 'loading' || Boolean(isPlanLoading));
  // Saving shows a toast, which shouldn't have to wait for its chunk.
  useEffect(() => (userId ? whenIdle(preloadToaster) : undefined), [userId]);

  function toggle(itemIndex: number, completed: boolean) {
    if (userId) checklist.setItem(itemIndex, completed);
    else showToast(signInFirst);
  }

  return (
    <SourcesContext value={sources}>
      {savedChecklist}
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
      <Notice isWaiting={isWaiting} isSignedIn={Boolean(userId)} onRetry={onRetry} />
      {userId && isComplete(checklist.progress) && <Congratulations />}
      <ReportDate kept={kept} today={today} />
      {planFailed && isPlanned && <PlanFailed onRetry={() => setPlanFailed(false)} />}
      <div className="plan-space">
        {KeepWithAccount && userId && <KeepWithAccount key={userId} userId={userId} kept={kept} />}
        {PlannedList && kept.plan && today ? (
          <PlannedList
            key={`plan of ${userId}`}
            plan={kept.plan}
            today={today}
            progress={checklist.progress}
            isWaiting={isWaiting}
            isDisabled={isDisabled}
            onToggle={toggle}
            onChange={kept.change}
          />
        ) : (
          <>
            <ol className="mt-4" aria-busy={isWaiting}>
              {checklistItems.map((item, index) => (
                <ItemRow
                  key={item.title}
                  item={itemFor(item, {})}
                  itemIndex={index}
                  isNumbered
                  isDone={checklist.progress.has(index)}
                  isDisabled={isDisabled}
                  onToggle={(completed) => toggle(index, completed)}
                />
              ))}
            </ol>
            <div className="no-print">
              <SourceList of={checklistItems} />
            </div>
          </>
        )}
      </div>
    </SourcesContext>
  );
}

/** Returns the retry for progress that couldn't be loaded or a stored session that couldn't be checked. */
function retryOf(auth: AuthState, checklist: Checklist): (() => void) | undefined {
  if (auth.status === 'signed-out' && hasStoredSession()) return checkSession;
  return checklist.status === 'failed' ? checklist.retry : undefined;
}

/** Shows what the starter hid (data-plan) so that a kept plan replaces it without a layout shift. */
function usePlanSpace(isWaiting: boolean) {
  useLayoutEffect(() => {
    if (!isWaiting) delete document.documentElement.dataset.plan;
  }, [isWaiting]);
}

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

export { HawaiiChecklistPage as Component };
