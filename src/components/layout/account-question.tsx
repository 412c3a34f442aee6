import { useSyncExternalStore } from 'react';
import { answerSwitch, switchQuestion } from '@/auth/confirmation-link';
import { useLazyComponent } from '@/lib/use-lazy-component';

const loadDialog = () => import('./switch-account').then(({ SwitchAccount }) => SwitchAccount);
const stay = () => void answerSwitch(false);

/** Fetches the dialog that asks about switching accounts, when there is something to ask. Without it, nothing changes. */
export function AccountQuestion() {
  const question = useSyncExternalStore(switchQuestion.subscribe, switchQuestion.get, () => undefined);
  const Dialog = useLazyComponent(loadDialog, question !== undefined, stay);
  return Dialog && question ? <Dialog question={question} /> : null;
}
