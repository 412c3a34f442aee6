import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from '@/ui/date-field';

function Landing({ start }: { start: string }) {
  const [day, setDay] = useState(start);
  return <DateField label="Landing day" value={day} onDate={setDay} />;
}

it.each(['', '2027-03-01'])('an iPhone’s Reset empties a date that began as “%s”', (start) => {
  render(<Landing start={start} />);
  const field = screen.getByLabelText<HTMLInputElement>('Landing day');
  expect(field).toHaveValue(start);
  fireEvent.change(field, { target: { value: '2027-06-15' } });
  expect(field).toHaveValue('2027-06-15');
  // The wheel's Reset goes back to what the markup says.
  fireEvent.change(field, { target: { value: field.defaultValue } });
  expect(field).toHaveValue('');
});
