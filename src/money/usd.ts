/**
 * Formats dollars without cents, rounded half away from zero: 1234.5 is '$1,235'. What rounds to zero is '$0', never
 * '-$0'. Null, NaN and Infinity return ''.
 */
export function formatUsd(dollars: number | null): string {
  if (dollars === null || !Number.isFinite(dollars)) return '';
  // Avoids Intl.NumberFormat, which takes as long to construct as a page takes to paint.
  const whole = Math.round(Math.abs(dollars));
  return `${dollars < 0 && whole > 0 ? '-' : ''}$${groupThousands(String(BigInt(whole)))}`;
}

/** Formats 0 dollars or more as `formatUsd` does, with cents where there are any: 14.3 is '$14.30', 185 is '$185'. */
export function formatUsdCents(dollars: number): string {
  const cents = Math.round(dollars * 100) % 100;
  return cents === 0
    ? formatUsd(dollars)
    : `${formatUsd(Math.floor(dollars))}.${String(cents).padStart(2, '0')}`;
}

/** Groups digits in threes: '1234' is '1,234'. */
export function groupThousands(digits: string): string {
  const head = digits.length % 3;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return (head === 0 ? groups : [digits.slice(0, head), ...groups]).join(',');
}

/**
 * Rounds amounts to whole dollars that add up to their rounded sum: those that rounding down cuts the most get the
 * dollars that are left. Each is finite and 0 or more.
 */
export function wholeDollars(amounts: readonly number[]): number[] {
  const whole = amounts.map(Math.floor);
  const left = Math.round(sumOf(amounts)) - sumOf(whole);
  const mostCut = amounts
    .map((amount, index) => ({ index, cut: amount - Math.floor(amount) }))
    .sort((a, b) => b.cut - a.cut)
    .slice(0, left);
  for (const { index } of mostCut) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
