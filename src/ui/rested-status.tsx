import { useEffect, useRef, useState } from 'react';

/** How long typing or sliding must rest before its result is announced. */
const REST_MS = 1200;

/** Announces a result out of sight once it has rested, instead of at every key. Not what the page opens with. */
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
