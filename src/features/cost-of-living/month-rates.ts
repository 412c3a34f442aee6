import { bahDollars, type Island } from '@/money/bah';
import { basCents } from '@/money/bas';
import { basicPayCents, type ServiceStep } from '@/money/basic-pay';
import { colaPointCents } from '@/money/cola';
import type { PayGrade } from '@/money/pay-grades';

/** What the tables ask for. Absent: blank, or not usable. */
export type Member = { grade?: PayGrade; years?: ServiceStep; dependents?: number; island?: Island };

/** Cents a month; `point` is what one point of the COLA index is worth, unrounded. Null: not known, or not in the table. */
export type MonthRates = Record<'pay' | 'bas' | 'bah' | 'point', number | null>;

/** Returns what this year's tables pay. */
export function tableRates({ grade, years, dependents, island }: Member): MonthRates {
  const isStep = grade !== undefined && years !== undefined;
  return {
    pay: isStep ? basicPayCents(grade, years) : null,
    bas: grade ? basCents(grade) : null,
    bah: grade && island && dependents !== undefined ? bahDollars(island, grade, dependents > 0) * 100 : null,
    point: isStep && dependents !== undefined ? colaPointCents(grade, years, dependents) : null,
  };
}
