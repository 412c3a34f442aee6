import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';

const shapes = {
  center: 'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-2xl',
  side: 'm-0 h-dvh max-h-none w-72 max-w-[85vw]',
} as const;

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  shape?: keyof typeof shapes;
  children: ReactNode;
};

/**
 * A modal over the page, on the browser's own dialog: it keeps focus inside, closes on Escape and gives focus back.
 * Only `isOpen` closes it: the browser tells of its own closing a moment late, when a hurried reader may have asked for
 * the dialog again.
 */
export function Dialog({ title, isOpen, onClose, shape = 'center', children }: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // In the layout phase: closing gives focus back, and must not take it from a page that has just arrived.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  useEffect(() => {
    const dialog = ref.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', closeOnBackdrop);
    return () => dialog?.removeEventListener('click', closeOnBackdrop);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
      className={`overflow-y-auto bg-card p-0 text-ink shadow-panel ${shapes[shape]}`}
    >
      {isOpen && (
        <div className="p-4">
          <div className="mb-3 flex items-center justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-action-tint"
            >
              <Icon name="x" className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
