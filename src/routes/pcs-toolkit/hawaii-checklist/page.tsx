import { useEffect, useLayoutEffect, useState } from 'react';
import { showHashTarget } from '@/browser/open-hash-target';
import { askToPersist } from '@/browser/persist-storage';
import { whenIdle } from '@/browser/when-idle';
import type { CalendarDay } from '@/dates/calendar-day';
import { useToday } from '@/dates/use-today';
import type { AuthState } from '@/features/account/auth-state';
import { hasStoredSession, storedSession } from '@/features/account/stored-session';
import { useAuth } from '@/features/account/use-auth';
import { PlanFailed } from '@/features/checklist/components/notices';
import { PlainList } from '@/features/checklist/components/plain-list';
import { ReportDate } from '@/features/checklist/components/report-date';
import type { ItemId } from '@/features/checklist/content/item-days';
import type { AnyPlan } from '@/features/checklist/family-plan';
import type { ListState } from '@/features/checklist/list-state';
import type { Checklist } from '@/features/checklist/use-checklist';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { useLazyChecklist } from '@/features/checklist/use-lazy-checklist';
import { useUndatedSteps } from '@/features/checklist/use-undated-steps';
import { preloadToaster } from '@/toasts/load-toaster';
import { PageTitle } from '@/ui/page-title';
import { useLazyComponent } from '@/ui/use-lazy-component';

const loadKeepWithAccount = () =>
  import('@/features/checklist/components/keep-plan-with-account').then((module) => module.KeepWithAccount);
const loadPlannedList = () =>
  import('@/features/checklist/components/planned-list').then((module) => module.PlannedList);

function HawaiiChecklistPage() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const [checklist, savedChecklist] = useLazyChecklist(userId);
  const isWaiting = auth.status === 'loading' || checklist.status === 'loading';
  const onRetry = retryOf(auth, checklist);
  const today = useToday();
  const kept = useKeptPlan(userId);
  const { plan } = kept;
  const [planFailed, setPlanFailed] = useState(false);
  const [onPlanFailed] = useState(() => () => setPlanFailed(true));
  // The box that a visitor pressed, which says what it needs.
  const [refusedItem, setRefusedItem] = useState<ItemId>();
  const [accountPlace, setAccountPlace] = useState<HTMLElement | null>(null);
  const [isResultWanted, setResultWanted] = useState(false);
  const PlannedList = useLazyComponent(loadPlannedList, plan !== undefined && !planFailed, onPlanFailed);
  const KeepWithAccount = useLazyComponent(
    loadKeepWithAccount,
    userId !== undefined && !planFailed,
    onPlanFailed,
  );
  const [steps, undatedSteps] = useUndatedSteps(kept.known, today);
  const isKnownLoading = plan ? !PlannedList : kept.known && !steps;
  const isPlanLoading = kept.known && !planFailed && (isKnownLoading || (userId && !KeepWithAccount));
  usePlanSpace(
    auth.status === 'loading' || Boolean(plan && checklist.status === 'loading') || Boolean(isPlanLoading),
  );
  // Saving shows a toast, which shouldn't have to wait for its chunk.
  useEffect(() => (userId ? whenIdle(preloadToaster) : undefined), [userId]);

  function changeDay(reportDay: CalendarDay) {
    if (!plan) void askToPersist();
    kept.change({ ...kept.known, month: undefined, move: kept.move, reportDay });
  }

  function openFile(found: AnyPlan) {
    void askToPersist();
    // Answers stay where the file has none, unless the family was asked.
    kept.change(plan || steps ? found : { ...found, move: { ...kept.move, ...found.move } });
    setResultWanted(found.reportDay !== undefined);
  }

  function toggle(item: ItemId, completed: boolean) {
    if (userId) return checklist.setItem(item, completed);
    return setRefusedItem(item);
  }

  const list: ListState = {
    userId,
    progress: isWaiting || onRetry ? undefined : checklist.progress,
    isWaiting,
    onRetry,
    onToggle: toggle,
    saving: userId ? checklist.saving : undefined,
    refusedItem: userId ? undefined : refusedItem,
  };
  return (
    <>
      {savedChecklist}
      {undatedSteps}
      <PageTitle path="/pcs-toolkit/hawaii-checklist" />
      <ReportDate
        kept={kept}
        userId={userId}
        today={today}
        onChange={changeDay}
        onChosen={() => setResultWanted(true)}
      />
      {planFailed && plan && <PlanFailed onRetry={() => setPlanFailed(false)} />}
      <div className="plan-space flow-root [&_:is(a,button,input,summary)]:scroll-mt-20">
        {PlannedList && plan && today ? (
          <PlannedList
            key={`plan of ${userId ?? awaitedUserId(auth)}`}
            plan={plan}
            today={today}
            list={list}
            onChange={kept.change}
            onOpenFile={openFile}
            account={{ hasPlan: kept.isLinked, place: setAccountPlace }}
            focus={{ isWanted: isResultWanted, onTaken: () => setResultWanted(false) }}
          />
        ) : (
          <PlainList
            list={list}
            today={today}
            plan={kept.known}
            onChange={kept.change}
            steps={steps}
            // Before a date's list comes, whose place it is: a press here would be lost with this one.
            accountPlace={plan && !planFailed ? undefined : setAccountPlace}
            isInAccount={kept.isLinked}
            onOpenFile={openFile}
          />
        )}
        {KeepWithAccount && userId && (
          <KeepWithAccount key={userId} userId={userId} plan={kept} place={accountPlace} />
        )}
      </div>
    </>
  );
}

/** Whose session is being checked: once it is, the list of the one who has begun to answer there stays. */
function awaitedUserId({ status }: AuthState): unknown {
  return status === 'loading' ? storedSession()?.user?.id : undefined;
}

/** Returns the retry for progress that couldn't be loaded or a stored session that couldn't be checked. */
function retryOf(auth: AuthState, checklist: Checklist): (() => void) | undefined {
  if (auth.status === 'signed-out' && hasStoredSession()) return checkAgain;
  return checklist.status === 'failed' ? checklist.retry : undefined;
}

function checkAgain() {
  import('@/features/account/session').then(({ checkSession }) => checkSession()).catch(() => undefined);
}

/** Shows what the starter hid so that a kept plan replaces it without a layout shift. */
function usePlanSpace(isWaiting: boolean) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isWaiting) return;
    delete dataset.plan;
    // Until now what the address names was hidden, or wasn't there.
    const { hash } = window.location;
    if (hash && document.activeElement === document.body) showHashTarget(hash);
  }, [isWaiting]);
}

export { HawaiiChecklistPage as Component };
