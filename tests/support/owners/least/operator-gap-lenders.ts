import type { OperatorContact, OperatorGapLender } from '@/operator/operator-shapes';

export const gapLenders: readonly OperatorGapLender[] = [];
export const assumptionAgent: OperatorContact | undefined = undefined;
