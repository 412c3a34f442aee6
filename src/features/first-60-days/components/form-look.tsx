import { useState } from 'react';
import {
  choiceWords,
  fieldWords,
  firstFields,
  foldedGroups,
} from '@/features/first-60-days/content/field-words';
import { messages } from '@/features/first-60-days/content/messages';
import type { FieldName } from '@/features/first-60-days/fields';
import type { EntryProps, FormLook } from '@/features/kept-form/components/entry-form';
import { BAH_YEAR } from '@/money/bah';
import { DateField } from '@/ui/date-field';
import { DecimalField } from '@/ui/decimal-field';

export const firstSixtyLook: FormLook<FieldName> = {
  labels: fieldWords,
  choices: choiceWords,
  first: firstFields,
  folded: foldedGroups,
  wide: ['who', 'place', 'dla', 'wait'],
  special: { ages: AgesEntry, landing: DateEntry, reportDay: DateEntry },
};

function AgesEntry({ onText, ...shared }: EntryProps<FieldName>) {
  return <DecimalField inputMode="text" enterKeyHint="next" {...shared} onValue={onText} />;
}

function DateEntry({ onText, errors, ...shared }: EntryProps<FieldName>) {
  // Half a date, or Feb 30: the field's value is blank, as if nothing had been typed.
  const [isUnreadable, setUnreadable] = useState(false);
  const messagesShown = errors.length === 0 && isUnreadable ? [messages.date] : errors;
  return (
    <DateField
      {...shared}
      errors={messagesShown}
      note={messagesShown.length > 0 ? undefined : yearNote(shared.value)}
      onDate={(day) => {
        setUnreadable(false);
        onText(day);
      }}
      onBlur={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
    />
  );
}

function yearNote(day: string): string | undefined {
  if (day === '' || day.startsWith(String(BAH_YEAR))) return undefined;
  return `We use the ${BAH_YEAR} tables`;
}
