import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SampleNote } from '@/blocks/sample-note';

it.each([
  [[], ''],
  [[{}, { isSample: false }], ''],
  [
    [{}, { isSample: true }, { isSample: true }],
    'Sample contact data: no such person, number or offer exists.',
  ],
])('marks the contacts %j once while one is a sample', (of, mark) => {
  expect(render(<SampleNote of={of} />).container).toHaveTextContent(new RegExp(`^${mark}$`));
});
