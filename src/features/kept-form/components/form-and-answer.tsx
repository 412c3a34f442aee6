import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { FormKind } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { type EnteredForm, EntryForm } from './entry-form';
import { FormNote } from './form-note';
import { KeepOptions } from './keep-options';
import { LazyDetails } from './lazy-details';

type FormAndAnswerProps<Name extends string, Form> = {
  kind: FormKind<Name>;
  form: Form;
  userId: string | undefined;
  /** What the page says above the form until there is a note. */
  start: string;
  /** The group of the folded fields that the answer asks for. They open while the form is in use. */
  next?: string | undefined;
  /** What the answer is based on, loaded once the form is in use. Must be a stable reference. */
  loadDetails: () => Promise<ComponentType<{ form: Form }>>;
  /** The answer. */
  children: ReactNode;
};

/** A form that people may keep, its answer beside it (on a phone below its first fields), and where it is kept. */
export function FormAndAnswer<Name extends string, Form extends KeptForm<Name> & EnteredForm<Name>>({
  kind,
  form,
  userId,
  start,
  next,
  loadDetails,
  children,
}: FormAndAnswerProps<Name, Form>) {
  const [isInUse, setInUse] = useState(false);
  const [accountPlace, setAccountPlace] = useState<HTMLElement | null>(null);
  const KeepWithAccount = useLazyComponent(
    useCallback(() => import('./keep-with-account').then((module) => module.KeepWithAccount<Name>), []),
    userId !== undefined,
  );
  return (
    <>
      <FormNote form={form} start={start} />
      <div className="lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8 print:grid print:grid-cols-2 print:gap-x-8">
        <EntryForm kind={kind} form={form} next={isInUse ? next : undefined} onUse={() => setInUse(true)}>
          <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block">
            <div className="contents rounded-xl border border-line bg-card p-4 lg:sticky lg:top-[min(5rem,(100vh-30rem)*99)] lg:block">
              {children}
            </div>
          </div>
        </EntryForm>
        <KeepOptions form={form} isSignedIn={userId !== undefined} accountPlace={setAccountPlace} />
        <LazyDetails form={form} isInUse={isInUse} load={loadDetails} />
      </div>
      {KeepWithAccount && userId && (
        <KeepWithAccount
          key={`${userId} ${form.links}`}
          kind={kind}
          userId={userId}
          form={form}
          place={accountPlace}
        />
      )}
    </>
  );
}
