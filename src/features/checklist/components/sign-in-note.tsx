import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { accountsAreSetUp } from '@/features/account/env';

/** In px, with the space under it, where it shows at the bottom. */
const TOAST_HEIGHT = 150;

/** In the row of a box that a visitor pressed. It scrolls clear of the toast that says so, too. */
export function SignInNote({ id }: { id: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const bottom = note.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > window.innerHeight - TOAST_HEIGHT) note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <p ref={note} id={id} className="no-print mb-2 ml-11 max-w-measure rounded-lg bg-action-tint px-3 py-1">
      {accountsAreSetUp ? (
        <>
          Your checkmarks are kept with a free account, so they’re there on every device.{' '}
          <Link to="/auth" className="link inline-block font-semibold">
            Sign in or sign up
          </Link>
        </>
      ) : (
        'Accounts aren’t set up here, so this box can’t be saved. Print the list and check it off on paper.'
      )}
    </p>
  );
}
