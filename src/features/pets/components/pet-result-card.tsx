import { FactText } from '@/blocks/fact-text';
import { TextList } from '@/blocks/text-list';
import type { CalendarDay } from '@/dates/calendar-day';
import {
  honoluluInstead,
  islandNext,
  type PetOutcome,
  petOutcomes,
  testBeforeShot,
} from '@/features/pets/content/pet-date-outcomes';
import type { PetRecord, PetTrip } from '@/features/pets/judge';
import type { PetResult } from '@/features/pets/outcome';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { AdviceList } from './advice-list';
import { LandingDays } from './landing-days';
import { PetCost } from './pet-cost';
import { RuleVerdict } from './rule-verdict';

const looks: Record<PetOutcome, { icon: IconName; box: string }> = {
  direct: { icon: 'circle-check', box: 'bg-good-tint text-good' },
  'direct-ask': { icon: 'circle-help', box: 'bg-warn-tint text-warn' },
  'five-days': { icon: 'circle-help', box: 'bg-warn-tint text-warn' },
  early: { icon: 'circle-x', box: 'bg-bad-tint text-bad' },
  long: { icon: 'circle-x', box: 'bg-bad-tint text-bad' },
  'change-plan': { icon: 'circle-x', box: 'bg-bad-tint text-bad' },
  incomplete: { icon: 'circle-dashed', box: 'bg-sand text-ink' },
  past: { icon: 'circle-help', box: 'bg-warn-tint text-warn' },
  exempt: { icon: 'info', box: 'bg-sand text-ink' },
};

type PetResultCardProps = {
  name: string | undefined;
  pet: PetRecord;
  trip: PetTrip;
  today: CalendarDay;
  result: PetResult;
};

export function PetResultCard({ name, pet, trip, today, result }: PetResultCardProps) {
  const { title, meaning, next } = petOutcomes[result.outcome];
  const { icon, box } = looks[result.outcome];
  const held = result.daysHeld;
  const needsPermit = trip.island === 'neighbor' && result.outcome.startsWith('direct');
  const instead = result.inHonolulu && honoluluInstead[result.inHonolulu];
  const texts = [needsPermit && islandNext, ...next, instead].filter(
    (text) => text !== undefined && text !== false,
  );
  return (
    <Card className="print:p-2">
      <h4
        className={`flex items-center gap-2 rounded-lg px-3 py-2 text-lg font-semibold print:px-0 print:py-0 print:text-sm ${box}`}
      >
        <Icon name={icon} className="size-6 shrink-0" />
        <span>
          {name && `${name}: `}
          {title}
          {held !== undefined && ` of ${held} ${held === 1 ? 'day' : 'days'}`}
        </span>
      </h4>
      <p className="mt-3 max-w-measure print:mt-1 print:max-w-none">{meaning}</p>
      <LandingDays result={result} landing={trip.landing} />
      <AdviceList advice={result.advice} landing={trip.landing} today={today} />
      {texts.length > 0 && (
        <>
          <p className="mt-4 mb-1 font-semibold print:mt-1">
            {result.advice.length > 0 ? 'Before you book' : 'What to do next'}
          </p>
          <TextList texts={texts} />
        </>
      )}
      {result.rules.length > 0 && (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-1">
          {result.rules.map((rule) => (
            <RuleVerdict key={rule.id} rule={rule} hasPacket={pet.papers !== undefined} />
          ))}
        </ul>
      )}
      {pet.sample && pet.lastShot && pet.sample < pet.lastShot && (
        <p className="mt-3 max-w-measure print:mt-1 print:max-w-none">
          <FactText of={testBeforeShot} />
        </p>
      )}
      <PetCost result={result} island={trip.island} />
    </Card>
  );
}
