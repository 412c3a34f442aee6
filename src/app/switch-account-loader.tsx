import { useSyncExternalStore } from 'react';
import { switchRequest } from '@/features/account/switch-request';
import { useLazyComponent } from '@/ui/use-lazy-component';

const loadDialog = () =>
  import('@/features/account/components/switch-account-dialog').then(
    ({ SwitchAccountDialog }) => SwitchAccountDialog,
  );
const stay = () => switchRequest.set(undefined);

/** Loads the dialog when it is needed. If that fails, the current session stays. */
export function SwitchAccountLoader() {
  const question = useSyncExternalStore(switchRequest.subscribe, switchRequest.get, () => undefined);
  const Dialog = useLazyComponent(loadDialog, question !== undefined, stay);
  return Dialog && question ? <Dialog question={question} /> : null;
}
