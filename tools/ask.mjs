import { createInterface } from 'node:readline/promises';

/**
 * Asks somebody at a terminal. Returns undefined when they stop it, with Ctrl+D or Ctrl+C.
 * @param {string} question
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream }} [terminal]
 * @returns {Promise<string | undefined>}
 */
export async function ask(question, terminal = { input: process.stdin, output: process.stdout }) {
  const lines = createInterface({ ...terminal, terminal: true });
  const closed = new Promise((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    return await Promise.race([lines.question(`${question} `), closed]);
  } catch {
    return undefined;
  } finally {
    lines.close();
  }
}
