import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { answerSwitch, type SwitchQuestion, switchQuestion } from '@/auth/confirmation-link';

type Asks = ComponentType<{ question: SwitchQuestion }>;

/** Fetches the dialog that asks about switching accounts, when there is something to ask. Without it, nothing changes. */
export function AccountQuestion() {
  const question = useSyncExternalStore(switchQuestion.subscribe, switchQuestion.get, () => undefined);
  const [Dialog, setDialog] = useState<Asks>();
  useEffect(() => {
    if (!question) return;
    import('./switch-account').then(
      ({ SwitchAccount }) => setDialog(() => SwitchAccount),
      () => void answerSwitch(false),
    );
  }, [question]);
  return Dialog && question ? <Dialog question={question} /> : null;
}
