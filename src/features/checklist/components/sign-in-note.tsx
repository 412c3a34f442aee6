import { useEffect, useRef } from 'react';
import { accountsAreSetUp } from '@/features/account/env';
import { Link } from '@/ui/link';

/** Below the row of a box that a visitor pressed. */
export function SignInNote({ id }: { id: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => void note.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p
      ref={note}
      id={id}
      role="alert"
      className="no-print clear-both mb-2 ml-11 max-w-measure rounded-lg bg-action-tint px-3 py-1"
    >
      <span className="font-semibold">Please sign in to save your progress</span>
      {accountsAreSetUp ? (
        <>
          {': it’s free, and your checkmarks are there on every device. '}
          <Link to="/auth" className="link inline-block py-2 font-semibold">
            Sign in or sign up
          </Link>
        </>
      ) : (
        '. Accounts aren’t open yet, so print the list and check it off on paper.'
      )}
    </p>
  );
}
