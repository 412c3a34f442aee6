import { isSample } from '@/operator/operator-shapes';

/**
 * For the element of contacts: it isn't searched while one of them is a sample. A real one is found by name; what it says
 * of itself isn't searched, so that it never comes before the guide's answer.
 */
export function sampleMark(...contacts: Parameters<typeof isSample>[0][]) {
  return contacts.some(isSample) ? { 'data-unsearched': true } : {};
}
