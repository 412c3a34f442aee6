import type { OperatorContact } from '@/operator/operator-shapes';

export const vaSpecialist: OperatorContact | undefined = undefined;
export const gapPartner: OperatorContact | undefined = undefined;
