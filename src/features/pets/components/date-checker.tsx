import { useDateChecker } from '@/features/pets/use-date-checker';
import { CheckedPets } from './checked-pets';
import { DateForm } from './date-form';

export function DateChecker() {
  const checker = useDateChecker();
  return (
    <>
      <DateForm checker={checker} />
      {checker.checked && (
        <CheckedPets
          checked={checker.checked}
          isKept={checker.isKept && !checker.isRefused}
          onCheckFor={checker.checkFor}
          headingRef={checker.resultHeading}
        />
      )}
    </>
  );
}
