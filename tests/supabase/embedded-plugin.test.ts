import { expect, test } from 'vitest';
import { embeddedSupabase } from '../../build/embedded-supabase.ts';

test.each([
  { command: 'serve', mode: 'embedded', applies: true },
  { command: 'serve', mode: 'development', applies: false },
  { command: 'serve', mode: 'test', applies: false },
  { command: 'build', mode: 'embedded', applies: false },
  { command: 'build', mode: 'production', applies: false },
] as const)('with `$command` in mode $mode, Supabase is embedded: $applies', ({ command, mode, applies }) => {
  const { apply } = embeddedSupabase();
  if (typeof apply !== 'function') throw new Error('the plugin applies everywhere');
  expect(apply({}, { command, mode })).toBe(applies);
});
