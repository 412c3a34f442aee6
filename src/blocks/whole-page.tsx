import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const IsWhole = createContext(true);

/**
 * After a click on a link, shows the top of the page first and the rest in the next frame. A page that is served,
 * reached with Back, or opened at one of its sections is complete at once, because its scroll position depends on what
 * is above it.
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
