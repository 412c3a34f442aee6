import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const IsWhole = createContext(true);

/**
 * A press on a link first shows the top of the page, and the rest from the next frame on. A page that is served, gone
 * back to, or opened at one of its parts, is whole at once: its place needs what is above it.
 */
export function WholePage({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isPress = useNavigationType() !== 'POP';
  const [isWhole, setWhole] = useState(!isPress || hash !== '');
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <IsWhole value={isWhole}>{children}</IsWhole>;
}

/** False until the page shows what is folded or below its top. */
export function useIsWhole(): boolean {
  return useContext(IsWhole);
}
