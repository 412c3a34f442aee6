/** Returns the average rate weighted by principal, in percent per year; 0 when nothing is borrowed. */
export function blendedRatePercent(loans: readonly { principal: number; ratePercent: number }[]): number {
  const total = loans.reduce((sum, loan) => sum + loan.principal, 0);
  return total === 0 ? 0 : loans.reduce((sum, loan) => sum + loan.principal * loan.ratePercent, 0) / total;
}
