import type { AppPath } from '@/site-map';

// Toasts asked for before their code has loaded wait here. The Toasts component shows them.
export type Toast = {
  kind: 'success' | 'error' | 'info';
  message: string;
  description?: string;
  link?: { label: string; href: AppPath };
  /** Shown until it is closed. */
  stays?: boolean;
};

type Deliver = (toast: Toast) => void;

const waiting: Toast[] = [];
let deliver: Deliver | undefined;
let wake: (() => void) | undefined;

/** Shows a message at the bottom right; its code is fetched with the first one. */
export function showToast(toast: Toast): void {
  if (deliver) deliver(toast);
  else {
    waiting.push(toast);
    wake?.();
  }
}

/** Calls back once the first toast is asked for. Returns an unsubscribe function. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = undefined;
  };
}

/** Sends waiting and future toasts to `show`. Returns an unsubscribe function. */
export function deliverToasts(show: Deliver): () => void {
  deliver = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    deliver = undefined;
  };
}
