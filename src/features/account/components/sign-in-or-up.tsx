import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '@/browser/use-is-hydrated';
import { markedType, readMailedLink } from '@/features/account/mailed-link';
import { recoveryLink } from '@/features/account/recovery-link';
import { showToast } from '@/toasts/show-toast';
import { NoScript } from '@/ui/no-script';
import { Tabs } from '@/ui/tabs';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { ForgottenPassword } from './forgotten-password';
import { MailedLinkStep } from './mailed-link-step';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const loadNewPassword = () =>
  import('./choose-new-password').then(({ ChooseNewPassword }) => ChooseNewPassword);

/**
 * Sign-in and sign-up, or, instead, what the visitor came for: the forgotten password form, the button for a mailed
 * link or, for a reset link, the new password form. The tabs stay mounted while hidden, so that they keep their text.
 */
export function SignInOrUp() {
  const link = useSyncExternalStore(recoveryLink.subscribe, recoveryLink.get, () => undefined);
  const navigate = useNavigate();
  const { hash, search } = useAddress();
  const asksForLink = hash === '#forgot-password';
  const mailedLink = readMailedLink(hash, search);
  const tabs = useRef<HTMLDivElement>(null);
  const onFailed = useCallback(() => {
    recoveryLink.set(undefined);
    void navigate('/auth', { replace: true });
    showToast({
      kind: 'error',
      message: 'This form could not be loaded',
      description: 'Check your connection, then try again.',
    });
  }, [navigate]);
  const NewPassword = useLazyComponent(loadNewPassword, link !== undefined, onFailed);

  const isReplaced = link !== undefined || mailedLink !== undefined || asksForLink;
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (wasReplaced.current && !isReplaced)
      tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced]);

  const typedEmail = () => tabs.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value;
  return (
    <>
      {link && (NewPassword ? <NewPassword link={link} /> : <p role="status">Checking your link…</p>)}
      {!link && mailedLink && <MailedLinkStep key={hash} link={mailedLink} cutType={markedType(search)} />}
      {!link && asksForLink && <ForgottenPassword email={typedEmail()} />}
      <div ref={tabs} hidden={isReplaced}>
        <NoScript of="Signing in" />
        <Tabs
          label="Sign in or sign up"
          tabs={[
            { value: 'sign-in', label: 'Sign In', content: <SignInForm /> },
            { value: 'sign-up', label: 'Sign Up', content: <SignUpForm /> },
          ]}
        />
      </div>
    </>
  );
}

/** What the URL ends in, which works with the Back button. Empty during hydration: the prerendered page has neither. */
function useAddress(): { hash: string; search: string } {
  const { hash, search } = useLocation();
  return useIsHydrated() ? { hash, search } : { hash: '', search: '' };
}
