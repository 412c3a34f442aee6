import { type ComponentType, useCallback, useState } from 'react';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { useLazyComponent } from '@/ui/use-lazy-component';

type LazyDetailsProps<Form> = {
  form: Form;
  isInUse: boolean;
  /** Must be a stable reference. */
  load: () => Promise<ComponentType<{ form: Form }>>;
};

/** Loads what is below the number once the form is in use. */
export function LazyDetails<Form extends Pick<KeptForm, 'texts' | 'isBlank'>>({
  form,
  isInUse,
  load,
}: LazyDetailsProps<Form>) {
  const { texts, isBlank } = form;
  const [failed, setFailed] = useState<Form['texts']>();
  const hasFailed = failed === texts;
  const Details = useLazyComponent(
    load,
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
