import { MAX_PETS } from '@/features/pets/form';
import type { Checker } from '@/features/pets/use-date-checker';
import { Button } from '@/ui/button';
import { Form } from '@/ui/form';
import { Icon } from '@/ui/icon';
import { PetFields } from './pet-fields';
import { TripFields } from './trip-fields';

export function DateForm({ checker }: { checker: Checker }) {
  const { form, isKept, isRefused } = checker;
  return (
    <Form ref={checker.formRef} onSubmit={checker.check} aria-label="Your pet’s dates" className="no-print">
      <p className="mb-4 max-w-measure">
        Enter what is done, and the appointments you have. Leave the rest empty: we work out when it can be
        done.
      </p>
      <div className="apart-4">
        <TripFields checker={checker} />
        {form.trip.from === 'elsewhere' &&
          form.pets.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pets have no stable ID
            <PetFields key={at} at={at} checker={checker} />
          ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit">Check my dates</Button>
        {form.trip.from === 'elsewhere' && form.pets.length < MAX_PETS && (
          <Button variant="secondary" onClick={checker.addPet}>
            <Icon name="plus" className="size-5" />
            Add another pet
          </Button>
        )}
      </div>
      {form.pets.length === MAX_PETS && <p className="mt-3">That’s the most pets it checks at a time.</p>}
      <label className="mt-3 flex min-h-11 max-w-measure items-center gap-3">
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ currentTarget }) => checker.keep(currentTarget.checked)}
          className="size-5 shrink-0 accent-action"
        />
        Keep these dates in this browser. They go nowhere else.
      </label>
      {isKept && isRefused && (
        <p role="alert" className="max-w-measure font-medium text-bad">
          This browser won’t let the site keep anything. Your dates stay here until you close this page: print
          them, or write them down.
        </p>
      )}
      <p role="status" className="mt-2 min-h-6 font-medium">
        {checker.note}
      </p>
    </Form>
  );
}
