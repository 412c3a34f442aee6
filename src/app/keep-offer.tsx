import { useEffect, useState } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { calendarDayOf, daysBetween } from '@/dates/calendar-day';
import { stationName } from '@/facts/bases';
import { justSignedIn } from '@/features/account/just-signed-in';
import { type Offer, offerOf } from '@/features/account/keeping/offer';
import { useAuth } from '@/features/account/use-auth';
import type { AnyPlan } from '@/features/checklist/family-plan';
import { keptPlan } from '@/features/checklist/kept-plan';
import { inDays, planDay } from '@/features/checklist/line-words';
import { monthForm } from '@/features/cost-of-living/month-form';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import type { FormTexts } from '@/features/kept-form/fields';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type Offers = { plan: Offer | undefined; numbers: Offer[] };

const visited = keptValue('paradise-pcs-visited', Boolean);
const leave = () => justSignedIn.set(undefined);

/** Asks who has just signed in whether what this browser keeps is theirs, if their account could keep it. */
export function KeepOffer({ userId }: { userId: string }) {
  const [offers, setOffers] = useState<Offers>();
  const auth = useAuth();
  const isHere = auth.status === 'signed-in' && auth.user.id === userId;
  // The welcome comes first.
  const isWelcome = !useKeptValue(visited);
  useEffect(() => {
    findOffers(userId).then((found) => (found ? setOffers(found) : leave()), leave);
  }, [userId]);
  if (!offers || !isHere || isWelcome) return null;
  const all = [offers.plan, ...offers.numbers].filter((offer) => offer !== undefined);
  const isOne = all.length === 1 && offers.numbers.length === 0;

  function accept() {
    leave();
    void keep(all);
  }

  return (
    <Dialog title={`Keep this browser’s ${nameOf(offers)} with your account?`} isOpen onClose={leave}>
      <ul className="list-disc pl-5">
        {all.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-3">
        {isOne ? 'Is it yours? Then it shows' : 'Are they yours? Then they show'} on your other devices, and{' '}
        {isOne ? 'leaves' : 'leave'} this browser when you sign out.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={accept}>{`Yes, keep ${isOne ? 'it' : 'them'} with my account`}</Button>
        <Button variant="secondary" onClick={leave}>
          {`No, leave ${isOne ? 'it' : 'them'} here`}
        </Button>
      </div>
    </Dialog>
  );
}

async function findOffers(userId: string): Promise<Offers | undefined> {
  const [plan, ...numbers] = await Promise.all([
    offerOf(keptPlan, userId, planInWords),
    offerOf(firstSixtyForm.copies, userId, (texts) => `First 60 Days: ${filledIn(texts)}`),
    offerOf(monthForm.copies, userId, (texts) => `Cost of Living: ${filledIn(texts)}`),
  ]);
  const found = numbers.filter((offer) => offer !== undefined);
  return plan || found.length > 0 ? { plan, numbers: found } : undefined;
}

function nameOf({ plan, numbers }: Offers): string {
  return [...(plan ? ['plan'] : []), ...(numbers.length > 0 ? ['numbers'] : [])].join(' and ');
}

function planInWords(plan: AnyPlan): string {
  const { move, reportDay, month } = plan;
  const where = move.base ? stationName(move.base) : 'Hawaii';
  const daysLeft = reportDay ? daysBetween(calendarDayOf(new Date()), reportDay) : 0;
  const day = reportDay || month ? planDay(plan) : 'no date yet';
  return `A plan for ${where}: ${daysLeft > 0 ? `${inDays(daysLeft)} left` : day}`;
}

function filledIn(texts: FormTexts): string {
  const count = Object.values(texts).filter((text) => text.trim() !== '').length;
  return `${count} ${count === 1 ? 'field' : 'fields'} filled in`;
}

async function keep(offers: readonly Offer[]) {
  const kept = await Promise.all(offers.map(({ accept }) => accept()));
  if (kept.every(Boolean))
    showToast({
      kind: 'success',
      message: 'Kept with your account',
      description: 'It shows on your other devices, too.',
    });
  else
    showToast({
      kind: 'error',
      message: 'Not in your account yet',
      description: 'It’s still in this browser. We’ll try again when you open its page.',
    });
}
