import { formatDate } from '@/dates/format-date';
import { useToday } from '@/dates/use-today';
import { useAuth } from '@/features/account/use-auth';
import { financeDay } from '@/features/checklist/finance-day';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { ChangingText } from '@/ui/changing-text';

/** By when the plan has finance asked for money before the move. */
export function AskFinance() {
  const auth = useAuth();
  const { plan } = useKeptPlan(auth.status === 'signed-in' ? auth.user.id : undefined);
  const today = useToday();
  const by = today && plan?.reportDay && financeDay(plan.reportDay);
  const when = by ? (by > today ? `By ${formatDate(by)}` : 'Today') : 'This week';
  return <ChangingText text={`${when}, ask finance`} />;
}
