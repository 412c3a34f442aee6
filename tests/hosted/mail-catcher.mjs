// A mail catcher with the part of Mailpit's API that the account journeys use, for a server that prints its emails: the
// embedded Supabase does, one a line. `node tests/hosted/mail-catcher.mjs <the server's log> <port>`
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const MAIL = /Mail to (?<to>\S+): (?<subject>[^:]+): (?<link>\S+)(?: or the code (?<code>\d+))?/;
const [log = '', port = ''] = process.argv.slice(2);

/** Oldest first. A mail's number is its id. */
function caughtMails() {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.flatMap((line) => line.match(MAIL)?.groups ?? []);
}

function answerTo({ pathname, searchParams }) {
  const mails = caughtMails();
  if (pathname === '/api/v1/info') return { Version: 'of the embedded Supabase', Messages: mails.length };
  if (pathname === '/api/v1/search') {
    const [, to] = searchParams.get('query')?.match(/^to:"(.+)"$/) ?? [];
    const messages = mails.flatMap((mail, id) =>
      mail.to === to ? { ID: String(id), Subject: mail.subject } : [],
    );
    return { messages: messages.reverse() };
  }
  const mail = mails[Number(pathname.match(/^\/api\/v1\/message\/(\d+)$/)?.[1])];
  if (!mail) return undefined;
  const link = mail.link.replaceAll('&', '&amp;');
  return { Subject: mail.subject, HTML: `<p><a href="${link}">Open</a> ${mail.code ?? ''}</p>` };
}

createServer(({ url = '/' }, response) => {
  const answer = answerTo(new URL(url, 'http://localhost'));
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { Error: 'not found' }));
}).listen(Number(port), 'localhost');
