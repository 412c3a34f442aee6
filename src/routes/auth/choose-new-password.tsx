import { useCallback, useEffect, useState } from 'react';
import { ownerOfLink } from '@/auth/new-password';
import { type RecoveryLink, recoveryLink } from '@/auth/recovery-link';
import { connect } from '@/auth/session';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import type { Tokens } from '@/lib/auth-callback';
import { ForgottenPassword } from './forgotten-password';
import { NewPasswordForm } from './new-password-form';

type Owner = Awaited<ReturnType<typeof ownerOfLink>> | 'checking';

/** Opened by a password reset link. The session changes only once the new password is saved. */
export function ChooseNewPassword({ link: { tokens } }: { link: RecoveryLink }) {
  const [owner, setOwner] = useState<Owner>('checking');
  const check = useCallback(() => {
    setOwner('checking');
    void ownerOf(tokens).then(setOwner);
  }, [tokens]);
  useEffect(check, [check]);

  const leave = () => recoveryLink.set(undefined);
  if (owner === 'expired') return <ForgottenPassword linkHasExpired onLeave={leave} />;
  if (owner === 'checking') return <p role="status">Checking your link…</p>;
  if (owner === 'unreachable' || !tokens)
    return (
      <div role="alert" className="space-y-4">
        <FormMessage title="We could not check your link">
          Your link still works. Check your connection, then try again.
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

async function ownerOf(tokens: Tokens | undefined): Promise<Owner> {
  if (!tokens) return 'expired';
  try {
    return await ownerOfLink(await connect(), tokens);
  } catch {
    return 'unreachable';
  }
}
