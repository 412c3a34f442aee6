import { expect, it } from 'vitest';
import { splitStyle } from '../../build/style-sheet';

it('takes what paper and forced colors need out of a style sheet, and keeps each rule in its layer', () => {
  const css =
    'p{color:red}@layer utilities{.a{top:0}@media print{.a{top:1px}@media (width>1px){.b{top:2px}}}@media (forced-colors:active){.c{top:3px}}}@media print{@page{margin:1in}}@media (hover:hover){.d{top:4px}}';
  expect(splitStyle(css)).toEqual({
    inline: 'p{color:red}@layer utilities{.a{top:0}}@media (hover:hover){.d{top:4px}}',
    linked:
      '@layer utilities{@media print{.a{top:1px}@media (width>1px){.b{top:2px}}}}@layer utilities{@media (forced-colors:active){.c{top:3px}}}@media print{@page{margin:1in}}',
  });
});
