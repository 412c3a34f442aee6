import { operator } from '@/guides/operator';

/** For the element of a contact: one that is a sample isn't searched. */
export const sampleMark = operator.isSample ? { 'data-unsearched': true } : {};
