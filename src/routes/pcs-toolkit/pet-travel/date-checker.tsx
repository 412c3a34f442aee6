import { CheckedPets } from './checked-pets';
import { DateForm } from './date-form';
import { useDateChecker } from './use-date-checker';

export function DateChecker() {
  const checker = useDateChecker();
  return (
    <>
      <DateForm checker={checker} />
      {checker.checked && <CheckedPets checked={checker.checked} headingRef={checker.resultHeading} />}
    </>
  );
}
