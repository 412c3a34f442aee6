import { useEffect, useSyncExternalStore } from 'react';
import { justSignedIn } from '@/features/account/just-signed-in';
import { startSession } from '@/features/account/start-session';
import { switchRequest } from '@/features/account/switch-request';
import { useLazyComponent } from '@/ui/use-lazy-component';

const loadSwitchDialog = () =>
  import('@/features/account/components/switch-account-dialog').then(
    ({ SwitchAccountDialog }) => SwitchAccountDialog,
  );
const stay = () => switchRequest.set(undefined);
const loadKeepOffer = () => import('./keep-offer').then(({ KeepOffer }) => KeepOffer);
const askNothing = () => justSignedIn.set(undefined);

/** What every page has for who is, or may be, signed in: it opens the session, and asks what there is to ask. */
export function AccountPart() {
  useEffect(startSession, []);
  return (
    <>
      <SwitchAccountLoader />
      <KeepOfferLoader />
    </>
  );
}

/** Loads the dialog when it is needed. If that fails, the current session stays. */
function SwitchAccountLoader() {
  const question = useSyncExternalStore(switchRequest.subscribe, switchRequest.get);
  const Dialog = useLazyComponent(loadSwitchDialog, question !== undefined, stay);
  return Dialog && question ? <Dialog question={question} /> : null;
}

/** Loads what asks about this browser's plan and numbers after a sign-in. If that fails, their pages still can. */
function KeepOfferLoader() {
  const userId = useSyncExternalStore(justSignedIn.subscribe, justSignedIn.get);
  const Offer = useLazyComponent(loadKeepOffer, userId !== undefined, askNothing);
  return Offer && userId ? <Offer key={userId} userId={userId} /> : null;
}
