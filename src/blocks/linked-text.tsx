import { Fragment, type ReactNode } from 'react';
import { PhoneLink } from '@/ui/phone-link';

// A phone number, 911 or 988; a range such as 4-15 or $1,200-$2,000; or a pay grade or form such as E-5 or HW-4.
const LONG_PHONE = String.raw`\d{3}-\d{3}-\d{4}`;
const SHORT_PHONE = String.raw`(?:911|988)(?![\d%]|[.,-]\d)`;
const RANGE = String.raw`\$?\d[\d,./:]*-\$?\d[\d,./:]*[%+]?[.,:]?`;
const GRADE_OR_FORM = String.raw`\b[A-Z]{1,2}-\d{1,2}\b[.,:]?`;
// In an amount such as $988, with the sign or digit before: Safari before 16.4 can't parse a lookbehind.
const PIECES = new RegExp(`(${LONG_PHONE}|${RANGE}|[\\d$.,-]?${SHORT_PHONE}|${GRADE_OR_FORM})`);
const LONG_RANGE = /^\$?\d.{7,}$/;
const ONLY_PHONE = new RegExp(`^(?:${LONG_PHONE}|${SHORT_PHONE})$`);

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
// Before a day, not a year.
const SPACE_IN_DATE = new RegExp(String.raw`\b(${MONTH}) (?=\d{1,2}\b)`, 'g');
const NO_BREAK = '$1\u00a0';

/**
 * Text whose phone numbers are links. Phone numbers, ranges, pay grades, forms and days keep to one line, unless a line
 * of large text on a phone is too short for one. All but days are left alone by translations.
 */
export function LinkedText({ text }: { text: string }): ReactNode {
  const pieces = text.replace(SPACE_IN_DATE, NO_BREAK).split(PIECES);
  if (pieces.length === 1) return pieces[0];
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : noWrap(piece, index)));
}

function noWrap(piece: string, key: number): ReactNode {
  if (ONLY_PHONE.test(piece)) return <PhoneLink key={key} number={piece} className="link inline-block" />;
  const [from, ...rest] = LONG_RANGE.test(piece) ? piece.split('-') : [piece];
  return (
    <span key={key} translate="no" className="inline-block">
      {from}
      {rest.map((to) => (
        <Fragment key={to}>
          -<wbr />
          {to}
        </Fragment>
      ))}
    </span>
  );
}
