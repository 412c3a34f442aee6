// @vitest-environment node
import { expect, it } from 'vitest';
import { splitStyle, withoutUnneeded } from '../../build/style-sheet';

it('takes what paper and forced colors need out of a style sheet, and keeps each rule in its layer', () => {
  const css =
    'p{color:red}@layer utilities{.a{top:0}@media print{.a{top:1px}@media (width>1px){.b{top:2px}}}@media (forced-colors:active){.c{top:3px}}}@media print{@page{margin:1in}}@media (hover:hover){.d{top:4px}}';
  expect(splitStyle(css)).toEqual({
    inline: 'p{color:red}@layer utilities{.a{top:0}}@media (hover:hover){.d{top:4px}}',
    linked:
      '@layer utilities{@media print{.a{top:1px}@media (width>1px){.b{top:2px}}}}@layer utilities{@media (forced-colors:active){.c{top:3px}}}@media print{@page{margin:1in}}',
  });
});

it('removes variables that nothing reads, and what stands in for @property', () => {
  const css =
    '@layer properties{*{--tw-b:0}}*{--tw-a:0;--tw-b:0}.a{--tw-a:1;top:1px}.b{--tw-b:1;top:var(--tw-b)}:root{--ink:red}@property --tw-a{inherits:false}@property --tw-b{inherits:false}';
  expect(withoutUnneeded(css)).toBe(
    '*{--tw-b:0}.a{top:1px}.b{--tw-b:1;top:var(--tw-b)}:root{--ink:red}@property --tw-b{inherits:false}',
  );
});

it('removes resets of elements and fields that no page has', () => {
  const css =
    'abbr:where([title]){top:0}b,strong{top:1px}body,.sub{top:2px}::file-selector-button{top:3px}::-webkit-datetime-edit-hour-field{top:3px}::-webkit-datetime-edit-year-field{top:4px}:where(select:is([multiple],[size])) optgroup option{top:5px}';
  expect(withoutUnneeded(css)).toBe(
    'strong{top:1px}body,.sub{top:2px}::-webkit-datetime-edit-year-field{top:4px}',
  );
});
