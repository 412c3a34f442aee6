import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import 'sonner/dist/styles.css';
import { Toaster as Sonner, toast } from 'sonner';
import { deliverToasts, type Toast } from './show-toast';

/** Shows toasts at the bottom right, in a region named Notifications that Alt+T reaches. */
export function Toaster() {
  useEffect(() => deliverToasts(show), []);
  return (
    <Sonner
      position="bottom-right"
      theme="system"
      containerAriaLabel="Notifications"
      richColors
      closeButton
      toastOptions={{ classNames: toneClasses }}
    />
  );
}

// sonner's own red and green are too faint to read on their light grounds.
const toneClasses = {
  success: 'border-good! bg-good-tint! text-good!',
  error: 'border-bad! bg-bad-tint! text-bad!',
};

function show({ kind, message, description, link, stays }: Toast) {
  toast[kind](message, {
    description: description || link ? <Detail description={description} link={link} /> : undefined,
    duration: stays ? Number.POSITIVE_INFINITY : undefined,
  });
}

function Detail({ description, link }: Pick<Toast, 'description' | 'link'>) {
  return (
    <>
      {description}{' '}
      {link && (
        <Link to={link.href} className="font-semibold underline">
          {link.label}
        </Link>
      )}
    </>
  );
}
