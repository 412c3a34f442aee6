import { createContext, type ReactNode, useContext } from 'react';
import { factsIn } from '@/guides/facts';

const NotedContext = createContext(false);

/** True when a container already says which of its facts are unconfirmed. */
export function useIsNoted(): boolean {
  return useContext(NotedContext);
}

/** Wraps facts whose container says that they are unconfirmed, so that they don't repeat it. */
export function UnconfirmedNoted({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const isNoted = useIsNoted();
  return <NotedContext value={isNoted || when}>{children}</NotedContext>;
}

type Part = readonly [name: string, data: unknown];

/** Says once, at the top of a card or list, which of its parts are unconfirmed. */
export function UnconfirmedNote({ parts }: { parts: readonly Part[] }) {
  const names = parts.filter(([, data]) => isUnconfirmed(data)).map(([name]) => name);
  if (useIsNoted() || names.length === 0) return null;
  const isAll =
    names.length > 1 && factsIn(parts.map(([, data]) => data)).every(({ isUnconfirmed }) => isUnconfirmed);
  const which = parts.length > 1 ? `Unconfirmed: ${names.join(', ')}` : 'Unconfirmed';
  return <p className="unconfirmed my-1">{isAll ? 'All unconfirmed' : which}</p>;
}

function isUnconfirmed(data: unknown): boolean {
  return factsIn(data).some(({ isUnconfirmed }) => isUnconfirmed);
}

/** A list without named parts: says it once if every fact is unconfirmed; otherwise each fact says it. */
export function UnconfirmedList({ of: data, children }: { of: unknown; children: ReactNode }) {
  const facts = factsIn(data);
  const isAll = facts.length > 1 && facts.every(({ isUnconfirmed }) => isUnconfirmed);
  const isNoted = useIsNoted();
  return (
    <>
      {isAll && !isNoted && <p className="unconfirmed my-1">All unconfirmed</p>}
      <UnconfirmedNoted when={isAll}>{children}</UnconfirmedNoted>
    </>
  );
}
