import { useCallback, useEffect, useState } from 'react';
import type { AuthResult } from '@/features/account/auth-requests';
import { adviceOn } from '@/features/account/failure-toast';
import { ownerOfLink } from '@/features/account/new-password';
import { type RecoveryLink, recoveryLink } from '@/features/account/recovery-link';
import { Button } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';
import { ForgottenPassword } from './forgotten-password';
import { NewPasswordForm } from './new-password-form';

type Owner = { email: string } | AuthResult | 'checking';

/** Opened by a password reset link. The session changes only once the new password is saved. */
export function ChooseNewPassword({ link: { tokens } }: { link: RecoveryLink }) {
  const [owner, setOwner] = useState<Owner>('checking');
  const check = useCallback(() => {
    setOwner(tokens ? 'checking' : 'expired');
    if (tokens) void ownerOfLink(tokens).then(setOwner);
  }, [tokens]);
  useEffect(check, [check]);

  const leave = () => recoveryLink.set(undefined);
  if (owner === 'expired') return <ForgottenPassword linkHasExpired onLeave={leave} />;
  if (owner === 'checking') return <p role="status">Checking your link…</p>;
  if (typeof owner === 'string' || !tokens)
    return (
      <div role="alert" className="apart-4">
        <FormMessage title="We could not check your link">
          Your link still works. {typeof owner === 'string' && adviceOn(owner)}
        </FormMessage>
        <Button onClick={check}>Try again</Button>
      </div>
    );
  return (
    <NewPasswordForm
      tokens={tokens}
      email={owner.email}
      onExpired={() => setOwner('expired')}
      onLeave={leave}
    />
  );
}
