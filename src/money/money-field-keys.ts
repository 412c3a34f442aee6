// What a money field does with each key.
import { amountsIn } from './parse-usd';
import { groupThousands } from './usd';

/** What a money field shows, and the digits after its point, which it doesn't show. */
export type TypedUsd = { shown: string; cents: string };

const SETTLED = /^\$\d{1,3}(?:,\d{3})*\.?$/;
/** A comma may become a thousands separator or a decimal point: the next digits tell. */
const PENDING = /^\$?\d+,\d{0,2}$/;
const ENDED = /^(\$?\d+),(\d{3})$/;

/** Returns what a field shows once its text has been changed to `text` by a key or a paste. */
export function typeUsd(before: TypedUsd, text: string): TypedUsd {
  const raw = rawText(before, text);
  const shown = formatUsdInput(raw);
  return { shown, cents: shown.endsWith('.') ? (/\d*$/.exec(raw)?.[0] ?? '') : '' };
}

/** The changed text without the commas that the field had added, and with the digits it doesn't show. */
function rawText({ shown, cents }: TypedUsd, text: string): string {
  if (PENDING.test(shown)) return text.replace(ENDED, '$1$2');
  if (!SETTLED.test(shown)) return text;
  const most = Math.min(shown.length, text.length);
  let start = 0;
  while (start < most && shown[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === text.at(-1 - end)) end += 1;
  const typed = text.slice(start, text.length - end);
  const own = shown.replaceAll(',', '_');
  const head = own.slice(0, start) + (start === shown.length ? cents : '') + typed;
  const tail = end > 0 ? own.slice(-end) + cents : '';
  return (head + tail).replaceAll('_', '');
}

/**
 * Reformats a money field as the user types: '1234' is '$1,234', '007' is '$7', '' and '$' are ''.
 * A decimal point is kept and what follows it is dropped ('1234.56' is '$1,234.'): if the point were dropped too, the
 * digits typed after it would join the dollars and $1,234.56 would become $123,456. A comma that may become a decimal
 * point is kept with its digits ('1,2').
 * Text that `parseUsd` cannot parse is returned unchanged, so that the user can see what to fix.
 */
export function formatUsdInput(text: string): string {
  if (text.replaceAll('$', '').trim() === '') return '';
  const [amount, other] = amountsIn(text);
  if (!amount || other) return text;
  const whole = amount.whole.replace(/^0+(?=\d)/, '') || '0';
  const bare = text.replaceAll('$', '').trim();
  if (PENDING.test(bare)) return `$${whole},${amount.part}`;
  return `$${groupThousands(whole)}${amount.part === undefined ? '' : '.'}`;
}

/** Returns a money field's text once the user has left it: its whole dollars, or, when it isn't an amount, unchanged. */
export function settleUsd(text: string): string {
  const [amount, other] = amountsIn(text);
  return amount && !other ? formatUsdInput(amount.whole || '0') : text;
}

/**
 * Returns the caret position after `formatUsdInput` turned `before` into `after`: still after the same digit or point,
 * whatever commas were added or removed, and never before the dollar sign.
 */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  if (after === before) return caret;
  if (caret === before.length) return after.length;
  const droppedZeros = leadingZeros(before) - leadingZeros(after);
  const kept = marks(before.slice(0, caret)) - droppedZeros;
  let position = after.startsWith('$') ? 1 : 0;
  for (let seen = 0; seen < kept && position < after.length; position += 1) {
    if (marks(after.charAt(position)) === 1) seen += 1;
  }
  return position;
}

function marks(text: string): number {
  return text.replace(/[^\d.]/g, '').length;
}

function leadingZeros(text: string): number {
  return /^0*/.exec(text.replace(/[^\d.]/g, ''))?.[0].length ?? 0;
}
