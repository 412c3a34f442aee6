import { usd } from '@/money/cents';
import { TLA_MOST_DAYS } from '@/money/lodging-figures';
import type { Input } from './read-form';
import type { WorkedOut } from './work-out';

/** Returns what this family pays and nobody reimburses, in words, as far as it is known. */
export function neverBack(
  { nights = 0, cents, isWithoutOrders }: Input,
  { day, nightCents, costCents }: WorkedOut,
): string[] {
  if (isWithoutOrders) return [];
  const lines: string[] = [];
  const paidNights = Math.min(nights, TLA_MOST_DAYS);
  if (day && nightCents !== null) {
    const above = nightCents - day.lodgingCents;
    if (above > 0 && paidNights > 0)
      lines.push(
        `Room above what TLA pays: ${usd(nightCents)} − ${usd(day.lodgingCents)} = ${usd(above)} a night, ${usd(above * paidNights)} in all.`,
      );
    const food = (cents.food ?? 0) - day.mealsCents;
    if (food > 0 && nights > 0)
      lines.push(`Food above the meal allowance: ${usd(food)} a day, ${usd(food * nights)} in all.`);
  }
  if (nights > TLA_MOST_DAYS && nightCents !== null)
    lines.push(
      `Nights after day ${TLA_MOST_DAYS}, unless TLA is extended: ${nights - TLA_MOST_DAYS} × ${usd(nightCents)} = ${usd((nights - TLA_MOST_DAYS) * nightCents)}.`,
    );
  if (costCents.car)
    lines.push(`Rental car and gas: ${usd(costCents.car)}, unless your car’s shipper is late.`);
  if (costCents.pet)
    lines.push(`Hotel’s pet fees: ${usd(costCents.pet)}, unless your pet allowance covers them.`);
  return lines;
}
