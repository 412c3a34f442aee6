import { inWordsFirst } from '@/guides/in-words';

/** Names the section of the operator's lenders, however many there are. */
export function lendersTitle(count: number): string {
  if (count === 0) return 'Lenders to ask';
  return `${inWordsFirst(count)} ${count === 1 ? 'lender' : 'lenders'} to ask`;
}
