import { useRef, useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import { useAuth } from '@/features/account/use-auth';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { planButtonWords as words } from '@/features/pets/content/pet-step-words';
import { type PlannedPet, planSteps } from '@/features/pets/dated-steps';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';

type PlanButtonProps = { pets: readonly PlannedPet[]; today: CalendarDay; isKept: boolean };

/** Takes the pets' steps into the family's plan, or out of it. */
export function PlanButton({ pets, today, isKept }: PlanButtonProps) {
  const auth = useAuth();
  const { plan, isLinked, change, isRefused } = useKeptPlan(
    auth.status === 'signed-in' ? auth.user.id : undefined,
  );
  const [news, setNews] = useState<string>();
  const useButton = useRef<HTMLButtonElement>(null);
  const checklist = (
    <Link to="/pcs-toolkit/hawaii-checklist" className="link inline-block py-1 font-semibold">
      {words.link}
    </Link>
  );

  function use() {
    if (!plan) return setNews(words.noPlan(isKept));
    const { steps, leftOut } = planSteps(pets, today);
    change({ ...plan, move: { ...plan.move, pets: 'yes' }, petSteps: steps });
    setNews(words.used(steps.length, plan.petSteps !== undefined, leftOut));
  }

  function remove() {
    if (!plan) return;
    const { petSteps: _, ...others } = plan;
    change(others);
    setNews(words.removed);
    // The button pressed goes away.
    useButton.current?.focus();
  }

  return (
    <div className="no-print">
      <p className="flex flex-wrap gap-3">
        <Button ref={useButton} onClick={use}>
          <Icon name="clipboard-list" className="size-5" />
          {words.use}
        </Button>
        {plan?.petSteps && (
          <Button variant="secondary" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </p>
      <p role="status" className="mt-2 max-w-measure font-medium">
        {news && (
          <span key={news}>
            {news}
            {isLinked && plan && <span>{` ${words.toSave}`}</span>} {checklist}
          </span>
        )}
      </p>
      {isRefused && (
        <p role="alert" className="max-w-measure font-medium text-bad">
          {words.notStored}
        </p>
      )}
    </div>
  );
}
