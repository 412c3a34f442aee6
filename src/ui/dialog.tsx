import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { focusHashTarget } from '@/browser/open-hash-target';
import { Icon } from './icon';
import { useBackCloses, useReplacingNavigation } from './use-back-closes';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  shape?: 'center' | 'wide' | 'top' | 'side';
  children: ReactNode;
};

/**
 * The backdrop is a plain element and CSS locks scrolling, because Radix's Overlay injects a style element, which the
 * CSP forbids.
 */
export function Dialog({ title, isOpen, onClose, shape = 'center', children }: DialogProps) {
  const opener = useRef<Element>(null);
  const openedOn = useRef('');
  useBackCloses(isOpen, onClose);
  const navigation = useReplacingNavigation();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className="no-print dialog-backdrop" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            openedOn.current = window.location.pathname;
            const content = event.target instanceof Element ? event.target : null;
            const first = content?.querySelector<HTMLElement>('[data-first-focus]');
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement !== document.body) return;
            // A link in the dialog may have navigated. If the new page came first, the dialog took its focus back.
            const hasNavigated = openedOn.current !== window.location.pathname;
            if (hasNavigated) focusHashTarget(window.location.hash);
            else if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={`no-print dialog dialog-${shape} text-ink shadow-panel`}
        >
          <div className="dialog-head flex items-center justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-action-tint"
            >
              <Icon name="x" className="size-5" />
            </Radix.Close>
          </div>
          <NavigationContext value={navigation}>{children}</NavigationContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
