import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foreignWords } from '../../tools/owner-words.mjs';

it('finds what a build says of somebody who isn’t its owner’s, but not in its scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-words-'));
  const page = `<meta name="description" content="Paradise PCS"><p>Sample GAP lender 1: <b>808-555-0122</b></p>
    <p>Sample member, Navy</p><p>$500 per $100,000</p><script>'Sample site'</script>`;
  writeFileSync(join(folder, 'contact.html'), page);
  const samples = ['contact.html: Sample GAP', 'contact.html: 555-0122'];
  expect(foreignWords(folder, 'full').sort()).toEqual([...samples, 'contact.html: Paradise PCS'].sort());
  expect(foreignWords(folder, 'least').sort()).toEqual([...samples, 'contact.html: per $100,000'].sort());
  rmSync(folder, { recursive: true });
});
