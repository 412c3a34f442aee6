// Finds Firefox and WebKit, or installs them, or reports what is missing.
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { aptInstall, canUseApt, onPath, succeeds } from './browser.mjs';
import { npx } from './npx.mjs';

const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb', 'xvfb-run', 'dbus-run-session'];
// Debian’s own Python, which can import Debian’s modules.
const PYTHON = '/usr/bin/python3';
const WEBKIT_FOR_PYTHON =
  'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'xauth',
  'dbus-daemon',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'gir1.2-gtk-3.0',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
];

const ENGINES = {
  firefox: {
    find: findFirefox,
    packages: ['firefox-esr'],
    missing: 'Firefox: install it, or run `npx playwright install firefox`.',
  },
  webkit: {
    find: findWebkit,
    packages: WEBKIT_PACKAGES,
    missing: 'WebKit: run `npx playwright install webkit`, or install Debian’s webkit2gtk-driver.',
  },
};

/**
 * Returns the `way` to start each engine: 'playwright' for Playwright's own build, the path of an installed Firefox, or
 * 'webdriver' for WebKitGTK. Without one, `missing` says how to install it. Installs Debian's packages where it can
 * and, if it may download, Playwright's builds before that.
 */
export function findOrInstallEngines({ mayDownload }) {
  const ways = {};
  const lacking = () => {
    for (const [name, { find }] of Object.entries(ENGINES)) ways[name] ??= find();
    return Object.keys(ENGINES).filter((name) => !ways[name]);
  };
  // Every worker evaluates the configuration, too.
  if (lacking().length > 0 && !process.env.TEST_WORKER_INDEX) {
    if (mayDownload) npx(['playwright', 'install', ...lacking()]);
    const packages = lacking().flatMap((name) => ENGINES[name].packages);
    if (packages.length > 0 && canUseApt()) aptInstall(packages, console.log);
    for (const name of lacking()) console.log(`Skipped, because it is missing: ${ENGINES[name].missing}`);
  }
  return Object.entries(ENGINES).map(([name, { missing }]) => ({
    name,
    engine: { way: ways[name], missing },
  }));
}

function findFirefox() {
  if (existsSync(firefox.executablePath())) return 'playwright';
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return onPath('firefox-esr') ?? onPath('firefox') ?? (existsSync(mac) ? mac : undefined);
}

function findWebkit() {
  if (existsSync(webkit.executablePath())) return 'playwright';
  return WEBKIT_PROGRAMS.every(onPath) && succeeds(PYTHON, ['-c', WEBKIT_FOR_PYTHON], 'ignore')
    ? 'webdriver'
    : undefined;
}
