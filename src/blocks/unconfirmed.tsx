/** The id of the line in "Sources" that says what "unconfirmed" means. */
export const UNCONFIRMED_LEGEND = 'unconfirmed';

/** Marks a fact that no official page confirms: with the word where money, law or a deadline hangs on it. */
export function Unconfirmed({ value }: { value: string }) {
  if (isWeighty(value)) return <span className="unconfirmed"> unconfirmed</span>;
  return (
    <>
      {NO_BREAK_SPACE}
      {/* The label leaves out the question mark that CSS draws. */}
      <a
        href={`#${UNCONFIRMED_LEGEND}`}
        aria-label="unconfirmed"
        title="No official page says it"
        className="unconfirmed-mark"
      >
        <span className="sr-only">unconfirmed</span>
      </a>
    </>
  );
}

const NO_BREAK_SPACE = '\u00a0';
const MONEY = /\$|%/;
const DEADLINE =
  /\b(within|by|before|after|at least|up to|no later than)\b.*\b(hour|day|week|month|year)s?\b/i;
const LAW = /\b(law|legal|illegal|permit|register|registered|fine|penalty|court)\b/i;

function isWeighty(value: string): boolean {
  return [MONEY, DEADLINE, LAW].some((pattern) => pattern.test(value));
}
