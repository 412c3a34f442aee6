import { answerSwitch } from '@/features/account/confirmation-link';
import type { SwitchRequest } from '@/features/account/switch-request';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Closing the dialog keeps the current session. */
export function SwitchAccountDialog({ question }: { question: SwitchRequest }) {
  const { currentEmail, linkEmail } = question;
  return (
    <Dialog title="Switch accounts?" isOpen onClose={() => void answerSwitch(false)}>
      <p className="wrap-anywhere">
        You are signed in as <strong>{currentEmail}</strong>. This link signs in <strong>{linkEmail}</strong>.
        If you did not expect that, stay signed in.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void answerSwitch(false)}>Stay signed in</Button>
        <Button variant="secondary" onClick={() => void answerSwitch(true)}>
          Switch accounts
        </Button>
      </div>
    </Dialog>
  );
}
