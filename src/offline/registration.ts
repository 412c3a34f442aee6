import { WORKER_ADDRESS, type WorkerMessage } from './worker-messages';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
};

let address: string | undefined;

/** The policy of build/headers.ts allows one way to name a script: this one, which can only name ours. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('paradise-worker', { createScriptURL: () => WORKER_ADDRESS });
  return policy ? policy.createScriptURL('') : WORKER_ADDRESS;
}

/** Registers the service worker. Rejects where the browser refuses storage, and without a connection. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  address ??= trustedAddress();
  return navigator.serviceWorker.register(address, { updateViaCache: 'none' });
}

/** Returns the registration; undefined when there is none, or the browser has or allows no workers. */
export async function currentRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
}

export function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** Returns the worker's answer; one that is gone never answers. */
export function ask(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/** Resolves once a worker is installed or was thrown away, also by a page that closed. */
export function whenInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });
}
