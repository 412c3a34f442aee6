import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import 'sonner/dist/styles.css';
import { Toaster as Sonner, toast } from 'sonner';
import { deliverToasts, type Toast } from './show-toast';

// Sonner's default.
const DURATION_MS = 4000;

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

// Sonner's default red and green fail contrast on their light backgrounds.
const toneClasses = {
  success: 'border-good! bg-good-tint! text-good!',
  error: 'border-bad! bg-bad-tint! text-bad!',
};

function show({ kind, message, description, link, isPersistent }: Toast) {
  toast[kind](message, {
    description: description || link ? <Detail description={description} link={link} /> : undefined,
    duration: isPersistent ? Number.POSITIVE_INFINITY : DURATION_MS,
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
