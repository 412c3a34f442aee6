// The unit tests that render the whole app. They import everything, so every change would run them all; `npm run check`
// runs those that belong to the changed folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tests of each folder, by a part of their path. A test fails while a whole-app test belongs to no folder. */
const belongsTo = [
  ['src/app/', /journeys\/(home|not-found|shell|search)/],
  ['src/routes/home/', /journeys\/home/],
  [
    'src/features/account/',
    /features\/account\/|journeys\/(auth|change-email|forgotten|hosted|mailed|.*account)/,
  ],
  ['src/features/checklist/', /journeys\/(.*checklist|.*plan|without-network)/],
  ['src/features/assumption/', /journeys\/added-assumption/],
  ['src/features/cost-of-living/', /journeys\/(added-field|cost-of-living)/],
  ['src/features/first-60-days/', /journeys\/(added-field|first-60-days)/],
  ['src/features/kept-form/', /journeys\/(added-field|cost-of-living|first-60-days|typed-forms)/],
  ['src/features/pets/', /journeys\/pet/],
  ['src/features/search/', /journeys\/search/],
  ['src/features/welcome/', /journeys\/(first-visit|home)/],
];

/** The unit test files whose text matches. */
export function testsWith(pattern) {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file).replaceAll('\\', '/'))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

/**
 * Splits the tests that render the whole app into those that changed or belong to a changed folder, and the others.
 * @param {readonly string[]} changed
 */
export function wholeAppTests(changed) {
  const patterns = belongsTo.filter(([folder]) => changed.some((file) => file.startsWith(folder)));
  const isOwn = (test) => changed.includes(test) || patterns.some(([, pattern]) => pattern.test(test));
  const all = testsWith(/support\/render-app/);
  return { own: all.filter(isOwn), others: all.filter((test) => !isOwn(test)) };
}

/** The whole-app tests that belong to no folder, so that only `npm test` would ever run them. */
export function unassignedTests() {
  return wholeAppTests(belongsTo.map(([folder]) => folder)).others;
}
