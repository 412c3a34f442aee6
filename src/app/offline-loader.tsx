import { useLazyComponent } from '@/ui/use-lazy-component';

const load = () =>
  import('@/features/offline/components/offline-notices').then(({ OfflineNotices }) => OfflineNotices);

/** Loads the offline code after hydration. */
export function OfflineLoader() {
  const Notices = useLazyComponent(load, true);
  return Notices && <Notices />;
}
