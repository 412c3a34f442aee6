import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MoneyField } from '@/ui/money-field';

function Price() {
  const [text, setText] = useState('');
  return (
    <>
      <MoneyField label="Price" value={text} onValue={setText} />
      <p>{`Kept: ${text}`}</p>
    </>
  );
}

/** The field's text with a bar at the caret. */
function shown(): string {
  const { value, selectionStart } = screen.getByLabelText<HTMLInputElement>('Price');
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

async function typeInto(keys: string) {
  const user = userEvent.setup();
  render(<Price />);
  await user.click(screen.getByLabelText('Price'));
  if (keys) await user.keyboard(keys);
  return user;
}

it.each([
  ['grows into dollars as it is typed', '1234567', '$1,234,567|'],
  ['takes two digits in the middle', '12345{ArrowLeft}{ArrowLeft}98', '$1,239,8|45'],
  ['deletes forward over a comma', '1234567{Home}{Delete}{Delete}{Delete}', '$|34,567'],
  ['drops cents without gluing them on', '1234.56', '$1,234.|'],
  ['takes a thousands separator as it is typed', '750,000', '$750,000|'],
  ['takes two of them', '1,100,000', '$1,100,000|'],
  ['keeps a comma that may be a decimal point', '199,5', '$199,5|'],
  ['shows the cents again once a third digit says that they may be thousands', '600.000', '$600.000|'],
  ['keeps the dollars when the last is deleted', '1234{Backspace}', '$123|'],
  ['puts a digit before cents that it does not show', '12.34{ArrowLeft}5', '$125|.'],
  ['shows letters as they were typed', '12abc', '$12abc|'],
  ['drops a zero typed in front', '5{Home}0', '$|5'],
  ['takes a digit typed in front of the dollar sign', '1234{Home}5', '$5|1,234'],
  ['takes a point typed first', '.5', '$0.|'],
  ['is empty again when all is deleted', '12{Backspace}{Backspace}', '|'],
])('a money field %s', async (_, keys, end) => {
  await typeInto(keys);
  expect(shown()).toBe(end);
});

it('a money field accepts a pasted amount with a dollar sign, commas and cents', async () => {
  const user = await typeInto('');
  await user.paste('$1,234.56');
  expect(shown()).toBe('$1,234.|');
  await user.tab();
  expect(screen.getByLabelText('Price')).toHaveValue('$1,234');
  expect(screen.getByText('Kept: $1,234')).toBeVisible();
});

it.each([
  ['1.234,56', '$1,234'],
  ['199,5', '$199'],
  ['600.000', '600.000'],
])('a money field takes %s from a paste and holds %s when it is left', async (pasted, left) => {
  const user = await typeInto('');
  await user.paste(pasted);
  await user.tab();
  expect(screen.getByLabelText('Price')).toHaveValue(left);
});

it('a money field that something else has filled in forgets the cents typed before', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<MoneyField label="Price" value="$12." onValue={() => undefined} />);
  await user.type(screen.getByLabelText('Price'), '34');
  const onValue = vi.fn();
  rerender(<MoneyField label="Price" value="$500." onValue={onValue} />);
  await user.type(screen.getByLabelText('Price'), '5');
  expect(onValue).toHaveBeenLastCalledWith('$500.');
});

it('a money field leaves unreadable text unchanged on blur', async () => {
  const user = await typeInto('12x.');
  await user.tab();
  expect(screen.getByLabelText('Price')).toHaveValue('$12x.');
});

/** Types as many keys with Ctrl held. */
const ctrl = (key: string, times = 1) => `{Control>}${key.repeat(times)}{/Control}`;

it.each([
  ['a replaced amount', `600000${ctrl('a')}5${ctrl('z')}`, '$600,000|'],
  ['all digits typed in one go', `600000${ctrl('z')}`, '|'],
  ['a deleted digit', `1234{Backspace}${ctrl('z')}`, '$1,234|'],
  ['step by step', `600000${ctrl('a')}5{Backspace}${ctrl('z', 3)}`, '|'],
  ['and takes it back', `600000${ctrl('a')}5${ctrl('z')}${ctrl('y')}`, '$5|'],
  ['and takes it back on a Mac', `12{Meta>}z{/Meta}{Meta>}{Shift>}z{/Shift}{/Meta}`, '$12|'],
  ['nothing where nothing is left', `12${ctrl('z', 3)}`, '|'],
])('a money field undoes %s', async (_, keys, end) => {
  await typeInto(keys);
  expect(shown()).toBe(end);
});

it('a money field undoes from a menu, and after it was left', async () => {
  const user = await typeInto('600000');
  await user.tab();
  const field = screen.getByLabelText('Price');
  await user.tripleClick(field);
  await user.keyboard('7');
  expect(
    fireEvent(field, new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true })),
  ).toBe(false);
  expect(field).toHaveValue('$600,000');
});

it('a money field undoes nothing that something else has filled in', async () => {
  const user = userEvent.setup();
  const onValue = vi.fn();
  const { rerender } = render(<MoneyField label="Price" value="" onValue={onValue} />);
  await user.type(screen.getByLabelText('Price'), '1');
  rerender(<MoneyField label="Price" value="$500" onValue={onValue} />);
  await user.type(screen.getByLabelText('Price'), '5{Control>}z{/Control}');
  expect(onValue).toHaveBeenLastCalledWith('$500');
});

it.each([
  ['as Windows copies it', '\u202d612000\u202c'],
  ['with spaces and a comma', ' 612,000, '],
  ['with marks of direction inside', '\u200e$612\u200f,000'],
  ['with a space that has no width', '\u200b612000'],
])('a money field takes an amount %s', async (_, pasted) => {
  const user = await typeInto('');
  await user.paste(pasted);
  await user.tab();
  expect(screen.getByLabelText('Price')).toHaveValue('$612,000');
});
