import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { FactText } from '@/blocks/fact-text';
import { landBy, notCovered, petAlsoNeeded } from '@/features/pets/content/pet-date-outcomes';
import { readPet, readTrip } from '@/features/pets/form';
import { checkPet } from '@/features/pets/outcome';
import type { CheckedForm } from '@/features/pets/use-date-checker';
import { quarantinePage } from '@/guides/pet-offices';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PaperworkDates } from './paperwork-dates';
import { petName } from './pet-fields';
import { PetResultCard } from './pet-result-card';

type CheckedPetsProps = { checked: CheckedForm; headingRef: RefObject<HTMLHeadingElement | null> };

export function CheckedPets({ checked: { form, today }, headingRef }: CheckedPetsProps) {
  const [isPrinting, setPrinting] = useState(false);
  const trip = readTrip(form.trip);
  const pets = trip.isExempt ? form.pets.slice(0, 1) : form.pets;
  const print = () => {
    flushSync(() => setPrinting(true));
    // On afterprint, because Safari renders the printout after `print` has returned.
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <section
      aria-labelledby="pet-dates-result"
      className={`mt-4 print:text-xs print:leading-snug ${isPrinting ? 'printed-alone' : ''}`}
    >
      <h3 id="pet-dates-result" ref={headingRef} tabIndex={-1} className="mb-3 scroll-mt-20 text-xl">
        What your dates mean
      </h3>
      <div className="space-y-4 print:space-y-2">
        {pets.map((texts, at) => (
          <PetResultCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={at}
            name={trip.isExempt ? undefined : petName(texts.name, at)}
            pet={readPet(texts)}
            trip={trip}
            today={today}
            result={checkPet(readPet(texts), trip, today)}
          />
        ))}
      </div>
      {trip.landing && !trip.isExempt && trip.landing >= today && (
        <PaperworkDates landing={trip.landing} island={trip.island} today={today} />
      )}
      {!trip.isExempt && (
        <p className="mt-4 max-w-measure print:mt-2 print:max-w-none">
          Also needed, and no date shows it:{' '}
          {(trip.island === 'oahu' ? [...petAlsoNeeded, landBy] : petAlsoNeeded).map((text) => (
            <span key={typeof text === 'string' ? text : text.value}>
              <FactText of={text} />{' '}
            </span>
          ))}
        </p>
      )}
      <p className="mt-4 max-w-measure rounded-r-xl border-l-4 border-warn bg-warn-tint p-4 print:mt-2 print:max-w-none print:p-2">
        Only the Animal Quarantine Station decides. Confirm every date with it before you book:{' '}
        <ExternalLink href={quarantinePage.url} className="link">
          {quarantinePage.label}
        </ExternalLink>
        . {notCovered}
      </p>
      <Button variant="secondary" onClick={print} className="mt-4">
        <Icon name="printer" className="size-5" />
        Print these dates
      </Button>
    </section>
  );
}
