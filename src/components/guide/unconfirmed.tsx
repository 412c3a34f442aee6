import { createContext, type ReactNode, useContext } from 'react';
import { factsIn } from '@/guides/facts';

const SaidContext = createContext(false);

/** Whether the card or list around has said already what in it is unconfirmed. */
export function useIsSaid(): boolean {
  return useContext(SaidContext);
}

/** Facts whose card or list says for them that they are unconfirmed. */
export function Said({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const isSaid = useIsSaid();
  return <SaidContext value={isSaid || when}>{children}</SaidContext>;
}

type Part = readonly [name: string, data: unknown];

/** Says once, at the top of a card or a list, which of its parts are unconfirmed. */
export function UnconfirmedNote({ parts }: { parts: readonly Part[] }) {
  const names = parts.filter(([, data]) => isUnconfirmed(data)).map(([name]) => name);
  if (useIsSaid() || names.length === 0) return null;
  const isAll = names.length > 1 && factsIn(parts.map(([, data]) => data)).every(({ confirm }) => confirm);
  return <p className="unconfirmed my-1">{isAll ? 'All unconfirmed' : `Unconfirmed: ${names.join(', ')}`}</p>;
}

function isUnconfirmed(data: unknown): boolean {
  return factsIn(data).some(({ confirm }) => confirm);
}

/** A list without names for its parts: it says the word once when all its facts need it, and else each says it. */
export function UnconfirmedList({ of: data, children }: { of: unknown; children: ReactNode }) {
  const facts = factsIn(data);
  const isAll = facts.length > 1 && facts.every(({ confirm }) => confirm);
  const isSaid = useIsSaid();
  return (
    <>
      {isAll && !isSaid && <p className="unconfirmed my-1">All unconfirmed</p>}
      <Said when={isAll}>{children}</Said>
    </>
  );
}
