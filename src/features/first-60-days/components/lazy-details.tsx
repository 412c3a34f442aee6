import { useCallback, useState } from 'react';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { useLazyComponent } from '@/ui/use-lazy-component';

/** Loads what is below the number once the form is in use. */
export function LazyDetails({ form, isInUse }: { form: FirstSixty; isInUse: boolean }) {
  const { texts, isBlank } = form;
  const [failed, setFailed] = useState<typeof texts>();
  const hasFailed = failed === texts;
  const Details = useLazyComponent(
    loadDetails,
    (isInUse || !isBlank) && !hasFailed,
    useCallback(() => setFailed(texts), [texts]),
  );
  if (isBlank) return null;
  if (Details) return <Details form={form} />;
  return (
    hasFailed && (
      <p role="alert" className="no-print mt-6 lg:col-span-full">
        What the number is based on could not be loaded. Check your connection, then change a field.
      </p>
    )
  );
}

function loadDetails() {
  return import('./answer-details').then(({ AnswerDetails }) => AnswerDetails);
}
