// Builds the production site twice, with and without Supabase settings. Enforces the size budgets, and that the files
// contain no embedded-server code, no secrets, no style attributes and no features that a supported browser lacks.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createBuilder } from 'vite';
import { unsupportedIn } from './browser-support.mjs';
import { GUIDE_SCRIPT_KB, PAGE_KB, SCENE_KB, SEARCH_INDEX_KB, STYLES_KB } from './size-budgets.mjs';

const KB = 1000;
const OUT = 'test-results/site';
const OUT_WITHOUT_SETTINGS = 'test-results/site-without-settings';
const problems = [];

await build(OUT_WITHOUT_SETTINGS, {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_PUBLISHABLE_KEY: '',
  VITE_SUPABASE_ANON_KEY: '',
});
expect(
  readFileSync(join(OUT_WITHOUT_SETTINGS, 'auth.html'), 'utf8').includes('Accounts aren’t open yet'),
  'a build without settings says so on /auth',
);

await build(OUT, {
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
});
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html'));
const scripts = files.filter((file) => file.endsWith('.js'));
const lacking = new Map();

for (const file of files.filter((name) =>
  /\.(html|js|css|json|txt|xml|webmanifest)$|^_headers$/.test(name),
)) {
  const text = read(file);
  const leak =
    /sb_secret_|service_role|local_development_only|@supabase\/lite|pglite|paradise-pcs\.example/i.exec(
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

const styles = /<style>([\s\S]*?)<\/style>/.exec(read('index.html'))?.[1] ?? '';
const searchIndex = files.find((file) => /^assets\/search-\w+\.json$/.test(file));
expect(searchIndex !== undefined, 'the build has a search index');
await Promise.all([
  budget('the style sheet inside every page', Buffer.from(styles), STYLES_KB * KB),
  ...pages.map((page) => budget(page, bytes(page), PAGE_KB * KB)),
  ...(searchIndex ? [budget('the search index', bytes(searchIndex), SEARCH_INDEX_KB * KB)] : []),
  ...files
    .filter((file) => /^scenes\/.*\.svg$/.test(file))
    .map((scene) => budget(scene, bytes(scene), SCENE_KB * KB)),
  ...scripts.filter(isGuide).map((script) => budget(script, bytes(script), GUIDE_SCRIPT_KB * KB)),
]);

for (const folder of [OUT, OUT_WITHOUT_SETTINGS]) rmSync(folder, { recursive: true });
if (problems.length > 0) {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exit(1);
}
console.log(`✓ ${pages.length} pages, ${scripts.length} scripts: nothing leaks, sizes are within budget.`);

/** Runs `vite build` in this process, so that the second build reuses most of what the first loaded. */
async function build(outDir, settings) {
  Object.assign(process.env, settings);
  const builder = await createBuilder({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await builder.buildApp();
}

function read(file) {
  return bytes(file).toString();
}

function bytes(file) {
  return readFileSync(join(OUT, file));
}

function isGuide(file) {
  const name = file.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
  return pages.some(
    (page) =>
      /^(pcs-toolkit|housing)\//.test(page) && page.endsWith(`/${name}.html`) && name !== 'hawaii-checklist',
  );
}

async function budget(name, part, limit) {
  // Maximum quality is slow and saves only a few percent more: a file that fits at quality 5 fits at maximum too.
  if ((await brotliSize(part, 5)) <= limit) return;
  const size = await brotliSize(part, constants.BROTLI_MAX_QUALITY);
  expect(size <= limit, `${name}: ${(size / KB).toFixed(1)} KB brotli, over the ${limit / KB} KB budget`);
}

async function brotliSize(part, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (await promisify(brotliCompress)(part, { params })).length;
}

function expect(holds, problem) {
  if (!holds) problems.push(problem);
}
