// `npm run check-hosts`: serves the built `dist` with the real servers that this machine has (nginx, Caddy, and
// Cloudflare's through npx) and deploy/'s settings, and runs the checks that `npm run check-deploy` runs on a live
// host. --only nginx,caddy
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { onPath } from './browser.mjs';
import { freePort } from './free-port.mjs';
import { WRANGLER } from './versions.mjs';

const PLACE_ON_SERVER = '/var/www/paradise-pcs';
const START_MS = 60_000;

const dist = resolve('dist');
const inDist = (file) => readFileSync(file, 'utf8').replaceAll(PLACE_ON_SERVER, dist);

const wrangler = (...options) => ['npx', '--yes', WRANGLER, ...options];

/** Each host's command, and the settings it needs written first. */
const HOSTS = {
  nginx: (folder, port) => {
    const site = inDist('deploy/nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`);
    // Started by root, its workers would be somebody who may not read this folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${user} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`,
    );
    return ['nginx', '-c', file, '-p', folder, '-g', 'daemon off;'];
  },
  caddy: (folder, port) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{\n  admin off\n}\n${inDist('deploy/Caddyfile').replace(':80 {', `http://127.0.0.1:${port} {`)}`,
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  },
  'cloudflare-workers': (_folder, port) => wrangler('dev', '--ip', '127.0.0.1', '--port', `${port}`),
  'cloudflare-pages': (_folder, port) =>
    wrangler('pages', 'dev', dist, '--ip', '127.0.0.1', '--port', `${port}`),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(HOSTS);
const unknown = names.find((name) => !(name in HOSTS));
const problem = !existsSync(join(dist, '_headers'))
  ? 'There is no dist to serve: npm run build'
  : unknown && `--only does not know ${unknown}. It knows ${Object.keys(HOSTS).join(', ')}.`;
if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else process.exitCode = (await countWrong()) > 0 ? 1 : 0;

async function countWrong() {
  const { module } = await runnerImport('./tools/check-deploy/run.ts', {
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  let wrong = 0;
  for (const name of names) {
    console.log(`\n${name}`);
    const folder = mkdtempSync(join(tmpdir(), 'check-hosts-'));
    const port = await freePort();
    const [program, ...options] = HOSTS[name](folder, port);
    const site = new URL(`http://127.0.0.1:${port}`);
    if (onPath(program)) wrong += await check(module.checkDeploy, program, options, site);
    else console.log(`Not installed here: ${program}`);
    rmSync(folder, { recursive: true });
  }
  return wrong;
}

async function check(checkDeploy, program, options, site) {
  let said = '';
  const server = spawn(program, options, { detached: true });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  try {
    if (!(await answers(site, server))) {
      console.log(`It did not start.\n${said}`);
      return 1;
    }
    const findings = await checkDeploy({ site, scope: 'host', print: console.log });
    return findings.filter(({ kind }) => kind === 'wrong').length;
  } finally {
    // The whole group: npx starts others.
    if (server.exitCode === null) process.kill(-server.pid);
  }
}

async function answers(site, server) {
  for (const end = Date.now() + START_MS; Date.now() < end && server.exitCode === null; ) {
    try {
      await fetch(site);
      return true;
    } catch {
      await new Promise((wait) => setTimeout(wait, 300));
    }
  }
  return false;
}
