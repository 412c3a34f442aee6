import { useEffect, useRef, useState } from 'react';

/** How long typing or sliding must rest before its result is announced. */
const REST_MS = 1200;

/**
 * Announces a result that may be out of view once it has stopped changing, instead of at every keystroke. Not the one
 * the page opens with.
 */
export function RestedStatus({ text }: { text: string }) {
  const first = useRef<string | null>(text);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = null;
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {rested}
    </p>
  );
}
