import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { followForgetting, keepDraft, readDraft } from './drafts';
import { useIsHydrated } from './use-is-hydrated';

/** `restore` returns the state for what is kept, which may be from another version; undefined for a form as it is served. */
type Draft<State> = {
  restore: (draft: unknown) => State;
  /** Returns what to keep; undefined while nothing is typed. */
  draftOf: (state: State) => unknown;
};

/**
 * Returns a form's state, as it was left in this tab, and its setter. `isReady` is false only while hydrating, when the
 * form is as it was served.
 */
export function useDraft<State>(
  form: string,
  { restore, draftOf }: Draft<State>,
): [state: State, setState: Dispatch<SetStateAction<State>>, isReady: boolean] {
  const isHydrated = useIsHydrated();
  const [isReady, setReady] = useState(isHydrated);
  const [state, setState] = useState(() => restore(isHydrated ? readDraft(form) : undefined));
  const begin = useEffectEvent(() => {
    if (isReady) return;
    setReady(true);
    const draft = readDraft(form);
    if (draft !== undefined) setState(restore(draft));
  });
  // Before anybody can press a button, and before the fields pass on what was typed into the served page.
  useLayoutEffect(() => begin(), []);
  const keep = useEffectEvent(() => {
    if (isReady) keepDraft(form, draftOf(state));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps each state
  useEffect(() => keep(), [state, isReady]);
  const forget = useEffectEvent(() => setState(restore(undefined)));
  useEffect(() => followForgetting(() => forget()), []);
  return [state, setState, isReady];
}
