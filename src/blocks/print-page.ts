import { isInAppBrowser } from '@/browser/share';
import { showToast } from '@/toasts/show-toast';

/** Prints, or tells the user where that works: in the browser inside another app, nothing would happen. */
export function printPage(): boolean {
  if (isInAppBrowser()) {
    showToast({
      kind: 'error',
      message: 'Open this page in Safari or Chrome',
      description: 'The browser inside this app can’t print. Look in its menu for “Open in browser”.',
    });
    return false;
  }
  window.print();
  return true;
}
