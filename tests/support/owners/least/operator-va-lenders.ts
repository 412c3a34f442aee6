import type { OperatorLender } from '@/operator/operator-shapes';

export const vaLenders: readonly OperatorLender[] = [];
