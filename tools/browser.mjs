// Finds Chromium for the browser tests and the bench, or installs it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { npx } from './npx.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** No sandbox, for containers, and no background traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of the headless shell, which needs a third of the CPU time, where Debian's package is available;
 * otherwise of Chromium or Chrome. Throws with instructions when none can be found or installed.
 */
export function findOrInstallBrowser(say = console.log) {
  if (!process.env.CHROMIUM_PATH && !onPath(SHELL) && canUseApt()) aptInstall([SHELL], say);
  const found = findBrowser();
  if (found) return found;
  say('No Chromium or Chrome found: installing Playwright’s.');
  if (npx(['playwright', 'install', 'chromium']) === 0 && existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  if (canUseApt()) {
    aptInstall(['chromium'], say);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
}

function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), ...PLACES, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}

export function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && Boolean(onPath('apt-get'));
}

export function aptInstall(packages, say) {
  say(`Installing Debian’s packages ${packages.join(' ')}.`);
  succeeds('apt-get', ['update', '-qq']);
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

export function succeeds(command, args, stderr = 'inherit') {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
