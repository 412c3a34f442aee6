import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { site } from '../../src/operator/site';

/** `portal` and `empty` answer everything with 200, as a hotel's Wi-Fi may: with a sign-in page, or with nothing. */
type State = 'up' | 'gone' | 'hanging' | '502' | 'portal' | 'empty';

const SITE = `http://localhost:${process.env.SITE_PORT}`;
const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Sign in to Wi-Fi</h1>';
export const SECOND_TAGLINE = 'The second edition';

/**
 * Serves the built site at its own origin. A test can stop, hang or break the server, or deploy a second build: its
 * text differs, so its scripts have other names, and the first build's scripts are gone.
 */
export class FlakyServer {
  state: State = 'up';
  answersLeft = Number.POSITIVE_INFINITY;
  private laterState: State = 'gone';
  build: 'first' | 'second' = 'first';
  /** The pages that the browser saves, with home among them: all, unless a test needs only these. */
  saves: readonly string[] = [];
  /** Served in place of files, by path. */
  readonly replaced = new Map<string, string>();
  /** Answered with 404, but with the file's headers: some hosts mark that as immutable, too. */
  readonly missing = new Set<string>();
  /** Pages that are sent up to these words, and from there only then. */
  readonly unfinished = new Map<string, { until: string; rest: Promise<void> }>();
  /** The paths that were requested, in order. */
  readonly asked: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<this> {
    this.server.on('connection', (socket) => {
      if (this.state === 'gone') socket.destroy();
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
    return this;
  }

  stop(): void {
    this.state = 'gone';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Fails after this many more responses. */
  failAfter(answers: number, state: State): void {
    this.answersLeft = answers;
    this.laterState = state;
  }

  recover(): void {
    this.failAfter(Number.POSITIVE_INFINITY, 'gone');
    this.state = 'up';
  }

  close(): void {
    this.stop();
    this.server.close();
  }

  url(path: string): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}${path}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(request.url ?? '');
    this.answersLeft -= 1;
    if (this.answersLeft < 0) this.state = this.laterState;
    if (this.answersLeft === -1 && this.state === 'gone') this.stop();
    if (this.state === 'gone') return void request.socket.destroy();
    if (this.state === 'hanging') return;
    if (this.state === '502') return void response.writeHead(502).end('Bad Gateway');
    const { status, headers, body } = await this.fromSite(request);
    const unfinished = this.unfinished.get(request.url ?? '');
    if (this.state === 'portal')
      response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(PORTAL);
    else if (this.state === 'empty') response.writeHead(200, headers).end();
    else if (unfinished) {
      const end = body.indexOf(unfinished.until);
      response.writeHead(status, headers).write(body.slice(0, end));
      await unfinished.rest;
      response.end(body.slice(end));
    } else response.writeHead(this.missing.has(request.url ?? '') ? 404 : status, headers).end(body);
  }

  private async fromSite(request: IncomingMessage) {
    const path = request.url ?? '/';
    const isSecond = this.build === 'second';
    if (isSecond && isScript(path.slice('/assets/'.length)))
      return { status: 404, headers: {}, body: 'Gone' };
    const sitePath = isSecond ? path.replace(/-second\.js$/, '.js') : path;
    const isFile = request.method === 'GET' && !/^\/(auth|rest)\/v1/.test(path);
    const answer = await (isFile ? file(sitePath) : ask(sitePath, request));
    const { status, headers } = answer;
    let body: string | Buffer = this.replaced.get(path) ?? answer.body;
    if (path === '/service-worker.js' && this.saves.length > 0) body = withFewer(body.toString(), this.saves);
    if (isSecond && isChanged(headers)) body = secondEdition(body.toString());
    if (isSecond && path === '/service-worker.js') body = await withNewChecksums(body.toString());
    return { status, headers, body };
  }
}

const files = new Map<string, Awaited<ReturnType<typeof ask>>>();

/** A file of the site; each is requested once per worker. */
async function file(path: string) {
  const answer = files.get(path) ?? (await ask(path));
  files.set(path, answer);
  return answer;
}

async function ask(path: string, request?: IncomingMessage) {
  const hasBody = request && !/GET|HEAD/.test(request.method ?? '');
  const answer = await fetch(SITE + path, {
    method: request?.method,
    headers: request && passedOn(request),
    body: hasBody ? new Uint8Array(await bytesOf(request)) : undefined,
    redirect: 'manual',
  });
  // Hosts don't send the preview's `Vary: Origin`, which keeps a cached script from being used.
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|etag|vary|connection|transfer)/.test(name),
    ),
  );
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const scripts = new Set<string>();

function isScript(name: string): boolean {
  if (scripts.size === 0) for (const file of readdirSync('dist-embedded/assets')) scripts.add(file);
  return name.endsWith('.js') && scripts.has(name);
}

/** An entry of the service worker's list: a path and its file's checksum. */
const SAVED_FILE = /\[`(\/[\w./-]*)`,`sha256-[^`]+`\],?/g;

/** Takes all other pages from the service worker's list, and what only they name. */
function withFewer(worker: string, kept: readonly string[]): string {
  const isPage = (path: string) => !path.includes('.');
  const htmlOf = (path: string) =>
    readFileSync(`dist-embedded${path === '/' ? '/index' : path}.html`, 'utf8');
  const all = [...worker.matchAll(SAVED_FILE)].map(([, path = '']) => path).filter(isPage);
  const named = kept.map(htmlOf).join();
  const namedElsewhere = all
    .filter((path) => !kept.includes(path))
    .map(htmlOf)
    .join();
  const isKept = (path: string) =>
    isPage(path) ? kept.includes(path) : named.includes(path) || !namedElsewhere.includes(path);
  return worker.replace(SAVED_FILE, (entry, path) => (isKept(path) ? entry : ''));
}

const editions = new Map<string, string>();

/** Each file's is written once per worker. */
function secondEdition(text: string): string {
  const edition =
    editions.get(text) ??
    text
      .replaceAll(site.tagline, SECOND_TAGLINE)
      .replace(/[\w-]+\.js\b/g, (name) => (isScript(name) ? name.replace(/\.js$/, '-second.js') : name));
  editions.set(text, edition);
  return edition;
}

/** Updates the service worker's list, which has a checksum for each file. */
async function withNewChecksums(worker: string): Promise<string> {
  const known = editions.get(worker);
  if (known) return known;
  let text = worker;
  for (const [entry, path = ''] of worker.matchAll(SAVED_FILE)) {
    const { headers, body } = await file(path.replace(/-second\.js$/, '.js'));
    if (!isChanged(headers)) continue;
    const hash = createHash('sha256').update(secondEdition(body.toString())).digest('base64');
    text = text.replace(entry, entry.replace(/`sha256-[^`]+`/, `\`sha256-${hash}\``));
  }
  editions.set(worker, text);
  return text;
}

/** The second build differs in its pages and scripts. */
function isChanged(headers: Record<string, string>): boolean {
  return /html|javascript/.test(headers['content-type'] ?? '');
}

/** The request headers to forward. They keep this server's host, so that emailed links point here. */
function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const hidden = ['connection', 'if-none-match', 'content-length', 'transfer-encoding', 'accept-encoding'];
  const list = Object.entries(headers).filter(([name, value]) => !hidden.includes(name) && value);
  return Object.fromEntries(list.map(([name, value]) => [name, String(value)]));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
