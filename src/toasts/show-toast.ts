import type { AppPath } from '@/site-map';

export type Toast = {
  /** A later toast on the same topic takes its place. */
  topic?: string;
  kind: 'success' | 'error' | 'info';
  message: string;
  description?: string;
  link?: { label: string; href: AppPath };
  /** Its press is answered by another toast on the same topic. */
  button?: { label: string; onPress: () => void };
  /** Stays until it is closed. */
  isPersistent?: boolean;
};

type Deliver = (toast: Toast) => void;
type Dismiss = (topic: string) => void;

// Toasts shown before the toaster has loaded wait here, until it calls `deliverToasts`.
const queue: Toast[] = [];
let deliver: Deliver | undefined;
let dismiss: Dismiss = () => undefined;
let notifyFirstToast: (() => void) | undefined;

export function showToast(toast: Toast): void {
  if (deliver) deliver(toast);
  else {
    queue.push(toast);
    notifyFirstToast?.();
  }
}

/** Takes away what was said on the same topic, once it no longer holds. */
export function dismissToasts({ topic = '' }: Pick<Toast, 'topic'>): void {
  if (deliver) dismiss(topic);
  else queue.splice(0, queue.length, ...queue.filter((toast) => toast.topic !== topic));
}

/** Calls back on the first toast. Returns an unsubscribe function. */
export function onFirstToast(callback: () => void): () => void {
  notifyFirstToast = callback;
  if (queue.length > 0) callback();
  return () => {
    notifyFirstToast = undefined;
  };
}

/** Passes queued and future toasts to `show`. Returns an unsubscribe function. */
export function deliverToasts(show: Deliver, takeAway: Dismiss = () => undefined): () => void {
  deliver = show;
  dismiss = takeAway;
  for (const toast of queue.splice(0)) show(toast);
  return () => {
    deliver = undefined;
  };
}
