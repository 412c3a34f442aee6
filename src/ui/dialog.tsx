import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { focusHashTarget } from '@/browser/open-hash-target';
import { Icon } from './icon';
import { useBackCloses, useReplacingNavigation } from './use-back-closes';

const middle = 'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] [translate:-50%_-50%] rounded-2xl';
const shapes = {
  center: `${middle} w-[min(36rem,calc(100vw-2rem))]`,
  /** For two columns. On a phone, nearly as wide as the window. */
  wide: `${middle} w-[min(60rem,calc(100vw-1rem))]`,
  // Anchored to the top, because its height changes with its content, and to stay above a phone's keyboard.
  top: 'top-2 left-1/2 max-h-[calc(100dvh-1rem)] w-[min(40rem,calc(100vw-1rem))] [translate:-50%] rounded-2xl md:top-16 md:max-h-[calc(100dvh-5rem)]',
  side: 'inset-y-0 left-0 w-72 max-w-[85vw]',
} as const;

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  shape?: keyof typeof shapes;
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
        <div className="no-print fixed inset-0 z-30 bg-[rgb(4_24_32/0.55)]" />
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
          className={`no-print fixed z-30 overflow-y-auto overscroll-contain bg-card p-4 text-ink shadow-panel ${shapes[shape]}`}
        >
          {/* Negative offsets, because Chromium keeps sticky elements inside the padding. */}
          <div className="sticky -top-4 z-10 -mx-4 -mt-4 mb-1 flex items-center justify-between gap-4 bg-card px-4 py-2">
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
