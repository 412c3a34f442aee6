import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port that nothing on this machine listens on. */
export async function freePort() {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
