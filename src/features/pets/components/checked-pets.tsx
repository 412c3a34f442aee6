import type { RefObject } from 'react';
import { FactText } from '@/blocks/fact-text';
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { landBy, notCovered, petAlsoNeeded } from '@/features/pets/content/pet-date-outcomes';
import { islandNames, type PetIsland } from '@/features/pets/content/pet-date-rules';
import { petNames, readPet, readTrip } from '@/features/pets/form';
import { checkPet } from '@/features/pets/outcome';
import type { CheckedForm } from '@/features/pets/use-date-checker';
import { usePrintAlone } from '@/features/pets/use-print-alone';
import { quarantinePage } from '@/guides/pet-offices';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PetResultCard } from './pet-result-card';
import { PetsTogether } from './pets-together';
import { StepActions } from './step-actions';

type CheckedPetsProps = {
  checked: CheckedForm;
  /** Whether this browser keeps what was entered. */
  isKept: boolean;
  onCheckFor: (landing: CalendarDay) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function CheckedPets({ checked: { form, today }, isKept, onCheckFor, headingRef }: CheckedPetsProps) {
  const [isPrinting, print] = usePrintAlone();
  const trip = readTrip(form.trip);
  const names = petNames(form.pets);
  const pets = (trip.isExempt ? form.pets.slice(0, 1) : form.pets).map((texts, at) => ({
    texts,
    name: names[at] ?? '',
    result: checkPet(readPet(texts), trip, today),
  }));
  const planned = pets.flatMap(({ name, result: { plan } }) => (plan ? [{ name, plan }] : []));
  // Two pets fit on one sheet.
  const paperSize = pets.length > 1 ? 'print:text-[6.4pt]' : 'print:text-[9pt]';
  return (
    <section
      aria-labelledby="pet-dates-result"
      className={`mt-4 print:mt-0 print:leading-[1.25] ${paperSize} ${isPrinting ? 'printed-alone' : ''}`}
    >
      <h3
        id="pet-dates-result"
        ref={headingRef}
        tabIndex={-1}
        className="mb-3 scroll-mt-20 text-xl print:mb-1 print:text-[11pt]"
      >
        What your dates mean
        <span className="hidden print:inline">, checked on {formatDate(today)}</span>
      </h3>
      {trip.landing && (
        <p className="hidden print:block">
          Landing day: {formatDate(trip.landing)}, {islandNames[trip.island]}.
        </p>
      )}
      {planned.length > 1 && planned.length === pets.length && (
        <PetsTogether
          pets={pets.map(({ texts }) => readPet(texts))}
          trip={trip}
          today={today}
          onCheckFor={onCheckFor}
        />
      )}
      <div className="apart-4 print:apart-1">
        {pets.map(({ texts, name, result }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <PetResultCard key={at} name={name} pet={texts} trip={trip} today={today} result={result} />
        ))}
      </div>
      {planned.length > 0 && <StepActions pets={planned} today={today} isKept={isKept} />}
      {!trip.isExempt && <AlsoNeeded island={trip.island} />}
      <p className="mt-4 max-w-measure rounded-r-xl border-l-4 border-warn bg-warn-tint p-4 print:mt-0.5 print:max-w-none print:p-1">
        Only the Animal Quarantine Station decides. Confirm every date with it before you book:{' '}
        <ExternalLink href={quarantinePage.url} className="link">
          {quarantinePage.label}
        </ExternalLink>
        . <span className="print:hidden">{notCovered}</span>
      </p>
      <Button variant="secondary" onClick={print} className="mt-4">
        <Icon name="printer" className="size-5" />
        Print these dates
      </Button>
    </section>
  );
}

function AlsoNeeded({ island }: { island: PetIsland }) {
  const texts = island === 'oahu' ? [...petAlsoNeeded, landBy] : petAlsoNeeded;
  return (
    <p className="mt-4 max-w-measure print:mt-0.5 print:max-w-none">
      {island === 'oahu' ? 'Three' : 'Two'} things we can’t check for you:{' '}
      {texts.map((text) => (
        <span key={typeof text === 'string' ? text : text.value}>
          <FactText of={text} />{' '}
        </span>
      ))}
    </p>
  );
}
