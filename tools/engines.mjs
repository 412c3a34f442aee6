// Finds Firefox and WebKit, or installs them, or reports what is missing.
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { aptInstall, canUseApt, onPath, succeeds } from './browser.mjs';

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

/**
 * Returns the `way` to start each engine: 'playwright' for Playwright's own build, the path of an installed Firefox, or
 * 'webdriver' for WebKitGTK. If there is none, `missing` says how to install it.
 */
export function findOrInstallEngines(say = console.log) {
  let engines = { firefox: findFirefox(), webkit: findWebkit() };
  const wanted = [...(engines.firefox ? [] : ['firefox-esr']), ...(engines.webkit ? [] : WEBKIT_PACKAGES)];
  if (wanted.length > 0 && canUseApt()) {
    aptInstall(wanted, say);
    engines = { firefox: findFirefox(), webkit: findWebkit() };
  }
  return {
    firefox: found(engines.firefox, 'Firefox: install it, or run `npx playwright install firefox`.'),
    webkit: found(
      engines.webkit,
      'WebKit: run `npx playwright install webkit`, or install Debian’s webkit2gtk-driver.',
    ),
  };
}

function found(way, advice) {
  return way ? { way } : { missing: advice };
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
