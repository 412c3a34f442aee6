import { useState } from 'react';

const LEGEND_ID = 'unconfirmed';
const MEANING = 'it’s secondhand, or official pages disagree';

/** Marks a fact that nobody who would know confirms: with the word where money, law or a deadline depends on it. */
export function Unconfirmed({ value }: { value: string }) {
  return isWeighty(value) ? <span className="unconfirmed"> unconfirmed</span> : <Mark />;
}

/** Says what it means right here when pressed. Until scripts have loaded, it leads to the legend. */
function Mark() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* The label leaves out the question mark that CSS draws. */}
      <sup>
        {NO_BREAK_SPACE}
        <a
          href={`#${LEGEND_ID}`}
          onClick={(event) => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
          aria-expanded={isOpen}
          aria-label="unconfirmed"
          title="Unconfirmed"
          className="unconfirmed-mark"
        >
          <span className="sr-only">unconfirmed</span>
        </a>
      </sup>
      {isOpen && <span className="unconfirmed">{` Unconfirmed: ${MEANING}.`}</span>}
    </>
  );
}

/** By which rule facts are marked, for a page that has one. */
export function MarksLegend() {
  return (
    <span id={LEGEND_ID} className="scroll-mt-20 target:bg-action-tint">
      “Unconfirmed” <sup aria-hidden="true" className="unconfirmed-mark" /> means we couldn’t confirm it with
      the law, the office or the company itself, or official pages disagree. A year, like (2019), means the
      source is that old.{' '}
    </span>
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
