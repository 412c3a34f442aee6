import { useSyncExternalStore } from 'react';
import { answerSwitch, switchRequest } from '@/auth/confirmation-link';
import { useLazyComponent } from '@/lib/use-lazy-component';

const loadDialog = () =>
  import('./switch-account-dialog').then(({ SwitchAccountDialog }) => SwitchAccountDialog);
const stay = () => void answerSwitch(false);

/** Fetches the dialog that asks about switching accounts, when there is something to ask. Without it, nothing changes. */
export function SwitchAccountLoader() {
  const question = useSyncExternalStore(switchRequest.subscribe, switchRequest.get, () => undefined);
  const Dialog = useLazyComponent(loadDialog, question !== undefined, stay);
  return Dialog && question ? <Dialog question={question} /> : null;
}
