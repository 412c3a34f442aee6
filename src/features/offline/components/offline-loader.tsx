import { useLazyComponent } from '@/ui/use-lazy-component';

const load = () => import('./offline-notices').then(({ OfflineNotices }) => OfflineNotices);

/** Loads the offline code after hydration. */
export function OfflineLoader() {
  const Notices = useLazyComponent(load, true);
  return Notices && <Notices />;
}
