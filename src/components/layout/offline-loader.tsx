import { useLazyComponent } from '@/lib/use-lazy-component';

const loadNotices = () => import('./offline-notices').then(({ OfflineNotices }) => OfflineNotices);
const goWithout = () => undefined;

/** What works offline comes after hydration. */
export function OfflineLoader() {
  const Notices = useLazyComponent(loadNotices, true, goWithout);
  return Notices ? <Notices /> : null;
}
