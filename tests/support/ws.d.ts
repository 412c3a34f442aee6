/** All that tests need of it: see tests/setup.ts. */
declare module 'ws' {
  export const WebSocket: typeof globalThis.WebSocket;
}
