// Builds the production site. Enforces the size budgets, and that the files contain no embedded-server code, no secrets,
// no style attributes and no features that a supported browser lacks.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createBuilder } from 'vite';
import { unsupportedIn } from './browser-support.mjs';
import { PAGE_KB, SCRIPTS_KB, SCRIPTS_PER_PAGE, SCRIPTS_WARNING_KB } from './size-budgets.mjs';

const OUT = 'test-results/site';
const problems = [];
const sizes = new Map();

Object.assign(process.env, {
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
});
const builder = await createBuilder({ logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true } });
await builder.buildApp();
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html'));
const scripts = files.filter((file) => file.endsWith('.js'));
const lacking = new Map();

for (const file of files.filter((name) =>
  /\.(html|js|css|json|txt|xml|webmanifest)$|^_headers$/.test(name),
)) {
  const text = read(file);
  const leak =
    /sb_secret_\w|service_role|local_development_only|@supabase\/lite|pglite|paradise-pcs\.example/i.exec(
      text,
    )?.[0];
  expect(!leak, `${file} holds "${leak}", which belongs to development`);
  const secret =
    /eyJhbGciOi|-----BEGIN|AKIA[0-9A-Z]{16}|gh[ps]_\w{30}|sk_(live|test)_|postgres(ql)?:\/\//.exec(text)?.[0];
  expect(!secret, `${file} holds "${secret}", which looks like a secret`);
  for (const feature of unsupportedIn(file, text)) lacking.set(feature, file);
}
for (const [feature, file] of lacking) problems.push(`${file} uses ${feature}`);
for (const page of pages) {
  const html = read(page);
  expect(!/<[^>]+\sstyle="/.test(html), `${page} has a style attribute, which the policy blocks`);
  expect((html.match(/<h1[ >]/g) ?? []).length === 1, `${page} has one h1`);
}
expect(
  read('_headers').includes("connect-src 'self' https://project.supabase.co"),
  '_headers lets the page reach its project',
);

const worker = read('service-worker.js');
for (const script of scripts.filter(
  (file) => file.startsWith('assets/') && !file.includes('supabase-client'),
))
  expect(worker.includes(`/${script}`), `the service worker saves ${script}`);
expect(
  !/supabase-client|welcome\.mp4|404\.html/.test(worker),
  'the service worker saves no account code, video or 404 page',
);

const notices = read('third-party-notices.txt');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
// react-router-dom only passes on react-router.
const named = Object.keys(dependencies).map((name) => name.replace(/^react-router-dom$/, 'react-router'));
for (const name of [...named, 'tailwindcss', 'lucide-react', 'Fraunces'])
  expect(notices.includes(`\n## ${name} `), `the third-party notices name ${name}`);

const listed = new Map(pages.filter((page) => page !== '404.html').map((page) => [page, scriptsIn(page)]));
// Most pages fit as quickly compressed as this; only the others are compressed as small as can be, which takes seconds.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
for (const page of pages.filter((name) => brotliCompressSync(bytes(name), quickly).length / 1000 > PAGE_KB))
  expect(sizeOf(page) <= PAGE_KB, `${page}: ${kb(sizeOf(page))}, over the ${PAGE_KB} KB budget`);
for (const [page, files] of listed) {
  const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(size <= SCRIPTS_KB, `the scripts of ${page}: ${kb(size)}, over the ${SCRIPTS_KB} KB budget`);
  if (size > SCRIPTS_WARNING_KB) console.warn(`! The scripts of ${page}: ${kb(size)} of ${SCRIPTS_KB} KB`);
  const { most } = SCRIPTS_PER_PAGE;
  expect(files.length <= most, `${page} requests ${files.length} scripts, over the ${most} that a page may`);
}
const mean = [...listed.values()].reduce((sum, files) => sum + files.length, 0) / listed.size;
expect(
  mean <= SCRIPTS_PER_PAGE.mean,
  `pages request ${mean.toFixed(1)} scripts in the mean, over ${SCRIPTS_PER_PAGE.mean}`,
);

rmSync(OUT, { recursive: true });
if (problems.length > 0) {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = 1;
} else
  console.log(
    `✓ ${pages.length} pages, ${scripts.length} scripts, ${mean.toFixed(1)} requested by a page in the mean: nothing leaks, sizes are within budget.`,
  );

function read(file) {
  return bytes(file).toString();
}

function bytes(file) {
  return readFileSync(join(OUT, file));
}

/** The scripts that a page requests once its text is visible. */
function scriptsIn(page) {
  const [, entry = '', others = ''] =
    /data-entry="([^"]*)"[^>]*data-preloads="([^"]*)"/.exec(read(page)) ?? [];
  return [entry, ...others.split(' ')].filter(Boolean).map((file) => file.slice(1));
}

/** In kilobytes of brotli. */
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(bytes(file)).length / 1000);
  return sizes.get(file);
}

function kb(size) {
  return `${size.toFixed(1)} KB brotli`;
}

function expect(holds, problem) {
  if (!holds) problems.push(problem);
}
