import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from '../../tools/free-port.mjs';
import { CONTROL, type Driver, KEYS } from './driver';

const HOST = new URL('webkit-host.py', import.meta.url).pathname;
const STARTS_WITHIN_MS = 20_000;

/** WebKitGTK on a virtual display, driven by plain W3C WebDriver calls. */
export async function openWebkit(): Promise<Driver> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const noiseFile = join(folder, 'noise.log');
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1400x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`],
    { detached: true, stdio: 'ignore' },
  );
  // Cleans up after an interrupted run, too.
  process.once('exit', () => stop(server));
  let read = 0;
  const session = await startSession(port, server, noiseFile);
  const call = (path: string, body?: unknown) => webdriver(port, `/session/${session}${path}`, body);
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    call('/actions', { actions: [{ type, id: type, actions }] });
  const press = (keys: readonly string[]) =>
    act('key', [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  return {
    goto: async (url) => void (await call('/url', { url })),
    evaluate: async (run, argument) =>
      (await call('/execute/sync', {
        script: `return (${run})(arguments[0])`,
        args: [argument ?? null],
      })) as never,
    click: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => {
      for (const letter of text) await press([letter]);
    },
    press: async (key, options) => void (await press(options?.control ? [CONTROL, KEYS[key]] : [KEYS[key]])),
    resize: async (width, height) => void (await call('/window/rect', { width, height })),
    print: async () => {
      const file = join(folder, `${Date.now()}.pdf`);
      await call('/execute/sync', {
        script: 'window.webkit.messageHandlers.print.postMessage(arguments[0])',
        args: [file],
      });
      await expect.poll(() => existsSync(file)).toBe(true);
      return readFile(file);
    },
    noise: async () => {
      const lines = (await readFile(noiseFile, 'utf8')).split('\n').filter(Boolean);
      const unread = lines.slice(read);
      read = lines.length;
      return unread;
    },
    close: async () => {
      await webdriver(port, `/session/${session}`, undefined, 'DELETE').catch(() => undefined);
      stop(server);
    },
  };
}

/** Runs in the page: the driver can't read the console otherwise. */
function listen(): void {
  const { webkit } = window as unknown as {
    webkit: { messageHandlers: { noise: { postMessage(text: string): void } } };
  };
  const report = (...parts: unknown[]) =>
    webkit.messageHandlers.noise.postMessage(parts.join(' ').replace(/\n/g, ' '));
  console.error = report;
  console.warn = report;
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  window.addEventListener(
    'error',
    ({ message, target }) => {
      // Navigation cancels what is still loading.
      if (isLeaving && target instanceof Element) return;
      report(message ?? `not loaded: ${(target as Element).outerHTML}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report('uncaught:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('refused by the policy:', violatedDirective, blockedURI),
  );
}

async function startSession(port: number, server: ChildProcess, noiseFile: string): Promise<string> {
  const options = { binary: '/usr/bin/python3', args: [HOST, noiseFile, `(${listen})()`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'normal' } };
  const startedAt = Date.now();
  for (;;) {
    try {
      const { sessionId } = (await webdriver(port, '/session', { capabilities })) as { sessionId: string };
      return sessionId;
    } catch (error) {
      if (Date.now() - startedAt > STARTS_WITHIN_MS) {
        stop(server);
        throw error;
      }
      await sleep(200);
    }
  }
}

async function webdriver(
  port: number,
  path: string,
  body?: unknown,
  method = body ? 'POST' : 'GET',
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

/** Including its child processes. */
function stop(server: ChildProcess): void {
  if (server.pid && server.exitCode === null) process.kill(-server.pid);
}
