import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedInUser } from '@/features/account/auth-state';
import { Avatar } from '@/features/account/components/avatar';
import { leave } from '@/features/account/sign-out';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useLazyComponent } from '@/ui/use-lazy-component';

const loadDialog = () => import('./my-account').then(({ MyAccount }) => MyAccount);

const entryClass = 'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left hover:bg-action-tint';

export function AccountMenu({ user }: { user: SignedInUser }) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const [isAccountOpen, setAccountOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const navigate = useNavigate();
  const onLeave = () => leave(navigate);
  const close = useCallback(() => setOpenedAt(undefined), []);
  useCloseOutside(isOpen, root, close);
  const onFailed = useCallback(() => {
    setAccountOpen(false);
    showToast({
      kind: 'error',
      message: 'Your account could not be loaded',
      description: 'Check your connection, then try again.',
    });
  }, []);
  const MyAccount = useLazyComponent(loadDialog, isAccountOpen, onFailed);

  function toggle() {
    setOpenedAt(isOpen ? undefined : key);
    loadDialog().catch(() => undefined);
  }

  function openAccount() {
    // The dialog returns focus to the element that has it now.
    button.current?.focus();
    close();
    setAccountOpen(true);
  }

  return (
    <div ref={root} className="relative flex items-center gap-2">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 rounded-lg px-1 hover:bg-action-tint"
      >
        <Avatar user={user} />
        <span className="sr-only">{`Your account ${user.email}`}</span>
        <span aria-hidden="true" className="max-w-48 truncate text-sm max-md:hidden lg:max-xl:hidden">
          {user.email}
        </span>
        <Icon name="chevron-down" className="size-4 shrink-0" />
      </button>
      <Button variant="secondary" onClick={onLeave} className="max-lg:hidden">
        <Icon name="log-out" className="size-4 max-xl:hidden" />
        Sign Out
      </Button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-full right-0 z-30 mt-2 w-72 max-w-[calc(100vw-1rem)] rounded-xl border border-line-strong bg-card p-2 shadow-panel"
        >
          <p className="border-b border-line px-3 pt-1 pb-2 text-sm wrap-anywhere">
            Signed in as <strong className="font-semibold">{user.email}</strong>
          </p>
          <button type="button" onClick={openAccount} className={`mt-2 ${entryClass}`}>
            <Icon name="users" className="size-5" />
            My account
          </button>
          <button type="button" onClick={onLeave} className={`lg:hidden ${entryClass}`}>
            <Icon name="log-out" className="size-5" />
            Sign Out
          </button>
        </div>
      )}
      {MyAccount && isAccountOpen && <MyAccount user={user} onClose={() => setAccountOpen(false)} />}
    </div>
  );
}

/** Closes on Escape, and on a press or focus outside. */
function useCloseOutside(isOpen: boolean, root: React.RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      for (const event of events) document.removeEventListener(event, onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, root, close]);
}
