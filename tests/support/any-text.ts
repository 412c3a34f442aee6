import fc from 'fast-check';

const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any Unicode text without lone surrogates. fast-check's own first takes a second to list all characters. */
export const anyText = ({ maxLength }: { maxLength?: number } = {}) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(character, { maxLength }).map((all) => all.join('')) },
    { weight: 1, arbitrary: fc.string({ maxLength }) },
  );
