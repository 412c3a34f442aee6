import { type FormEvent, useState } from 'react';
import { calendarDayOf } from '@/dates/calendar-day';
import { isOtherIsland, otherIslands, stationIds, stationName } from '@/facts/bases';
import { whoComes } from '@/features/checklist/content/who-comes';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { Form } from '@/ui/form';
import { MonthOptions } from './month-options';

type FirstAnswersFormProps = {
  userId: string | undefined;
  onKept: () => void;
};

/** Asks about when, where and with whom, and keeps a plan of it. Prerendered: what is chosen before hydration counts. */
export function FirstAnswersForm({ userId, onKept }: FirstAnswersFormProps) {
  const [problem, setProblem] = useState('');

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = (name: string) => String(data.get(name) ?? '');
    const answers = {
      month: answer('month'),
      base: answer('base'),
      who: answer('who'),
      pets: answer('pets'),
    };
    try {
      const { keepFirstAnswers } = await import('./next-step');
      if (keepFirstAnswers(answers, calendarDayOf(new Date()), userId)) return onKept();
      setProblem('Choose one of them first.');
    } catch {
      setProblem('That didn’t load. Check your connection and try again.');
    }
  }

  return (
    <Form
      aria-label="Your move"
      autoComplete="off"
      onSubmit={(event) => void keep(event)}
      className="needs-script grid grid-cols-2 items-end gap-x-3 gap-y-1 [&_label]:mb-0 [&_label]:text-sm [&_label]:font-normal lg:grid-cols-[repeat(4,1fr)_auto]"
    >
      <SelectField name="month" label="Month">
        <MonthOptions />
      </SelectField>
      <SelectField name="base" label="Base">
        <option value="">Not sure yet</option>
        {stationIds.map((id) => (
          <option key={id} value={id}>
            {isOtherIsland(id) ? otherIslands[id] : stationName(id)}
          </option>
        ))}
      </SelectField>
      <SelectField name="who" label="Who’s coming">
        <option value="">Choose</option>
        {Object.entries(whoComes).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField name="pets" label="Pets">
        <option value="">Choose</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <Button type="submit" className="mt-2 max-lg:col-span-full">
        See your first five steps
      </Button>
      <p role="status" className="col-span-full font-medium empty:hidden">
        {problem}
      </p>
    </Form>
  );
}
