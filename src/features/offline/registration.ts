import { WORKER_ADDRESS, type WorkerMessage } from './worker-messages';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
};

const POLL_MS = 250;

let address: string | undefined;

/** The CSP in build/headers.ts allows one Trusted Types policy: this one, which can only return our worker's URL. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('paradise-worker', { createScriptURL: () => WORKER_ADDRESS });
  return policy ? policy.createScriptURL('') : WORKER_ADDRESS;
}

/** Registers the service worker. Rejects when the browser blocks storage or there is no connection. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  address ??= trustedAddress();
  return navigator.serviceWorker.register(address, { updateViaCache: 'none' });
}

/** Returns the registration; undefined when there is none, or when service workers are unsupported or blocked. */
export async function currentRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
}

export function postToWorker(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** Returns the worker's reply. Never settles if the worker is gone. */
export function ask(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/**
 * Resolves once the registration's new worker is installed or discarded, even if the page that started it has closed.
 * Polls, because WebKit can leave a worker's state at `installing` without an event.
 */
export function whenInstalled(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing } = registration;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (installing?.state === 'installing' && registration.installing === installing) return;
      clearInterval(timer);
      resolve();
    }, POLL_MS);
  });
}
