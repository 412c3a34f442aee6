import { FactText } from '@/blocks/fact-text';
import { TextList } from '@/blocks/text-list';
import type { CalendarDay } from '@/dates/calendar-day';
import { type Answer, answerOf, meaningOf } from '@/features/pets/answer';
import {
  honoluluInstead,
  islandNext,
  petOutcomes,
  testBeforeShot,
} from '@/features/pets/content/pet-date-outcomes';
import type { PetTexts } from '@/features/pets/form';
import type { PetTrip } from '@/features/pets/judge';
import { landingSentences } from '@/features/pets/landing-sentences';
import type { PetResult } from '@/features/pets/outcome';
import { Card } from '@/ui/card';
import { ChangingText } from '@/ui/changing-text';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { EnteredDates } from './entered-dates';
import { NextSteps } from './next-steps';
import { PetCost } from './pet-cost';
import { RuleVerdict } from './rule-verdict';

const looks: Record<Answer['kind'], { icon: IconName; box: string }> = {
  yes: { icon: 'circle-check', box: 'bg-good-tint text-good' },
  ask: { icon: 'circle-help', box: 'bg-warn-tint text-warn' },
  'if-done': { icon: 'calendar-plus', box: 'bg-action-tint text-ink' },
  no: { icon: 'circle-x', box: 'bg-bad-tint text-bad' },
  none: { icon: 'info', box: 'bg-sand text-ink' },
};

type PetResultCardProps = {
  name: string;
  pet: PetTexts;
  trip: PetTrip;
  today: CalendarDay;
  result: PetResult;
};

export function PetResultCard({ name, pet, trip, today, result }: PetResultCardProps) {
  const answer = answerOf(name, result, trip.landing, today);
  const { icon, box } = looks[answer.kind];
  return (
    <Card className="print:px-2 print:py-0.5 print:nth-[2n+3]:break-before-page">
      <h4
        className={`flex items-center gap-2 rounded-lg px-3 py-2 text-lg font-semibold print:p-0 print:text-[1.2em] print:leading-tight ${box}`}
      >
        <Icon name={icon} className="size-6 shrink-0 print:size-3.5" />
        <ChangingText text={answer.text} />
      </h4>
      <p className="mt-3 max-w-measure print:mt-0.5 print:max-w-none">
        <ChangingText text={meaningOf(result, trip.landing)} />
      </p>
      <LandingDays result={result} landing={trip.landing} today={today} />
      {!trip.isExempt && <EnteredDates pet={pet} today={today} />}
      {result.plan && <NextSteps plan={result.plan} landing={trip.landing} today={today} />}
      <BeforeYouBook result={result} trip={trip} />
      {result.rules.length > 0 && (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2 print:mt-0.5 print:block">
          {result.rules.map((rule) => (
            <RuleVerdict key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      {pet.sample && pet.sample < pet.lastShot && (
        <p className="mt-3 max-w-measure print:mt-0.5 print:max-w-none">
          <FactText of={testBeforeShot} />
        </p>
      )}
      <PetCost result={result} island={trip.island} />
    </Card>
  );
}

function BeforeYouBook({ result, trip }: { result: PetResult; trip: PetTrip }) {
  const needsPermit = trip.island === 'neighbor' && result.outcome.startsWith('direct');
  const instead = result.inHonolulu && honoluluInstead[result.inHonolulu];
  const texts = [needsPermit && islandNext, ...petOutcomes[result.outcome].next, instead].filter(
    (text) => text !== undefined && text !== false,
  );
  if (texts.length === 0) return null;
  return (
    <>
      <h5 className="mt-4 mb-1 font-semibold print:my-0">Before you book</h5>
      <div className="print:*:max-w-none print:*:apart-0">
        <TextList texts={texts} />
      </div>
    </>
  );
}

type LandingDaysProps = { result: PetResult; landing: CalendarDay | undefined; today: CalendarDay };

/** What there is to say about the days to land on, after the answer. */
function LandingDays({ result, landing, today }: LandingDaysProps) {
  const sentences = landingSentences(result, landing, today);
  if (sentences.length === 0) return null;
  return <p className="mt-3 max-w-measure print:mt-0.5 print:max-w-none">{sentences.join(' ')}</p>;
}
