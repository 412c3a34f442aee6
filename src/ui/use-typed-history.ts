import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Steps = { undo: string[]; redo: string[]; last: string };

/**
 * Undo and redo for a field that shows another text than was typed, which empties the browser's own list. Returns a
 * function to call with each typed text and the one then shown. Digits typed one after another are one step.
 */
export function useTypedHistory(
  ref: RefObject<HTMLInputElement | null>,
  value: string,
  onValue: (text: string) => void,
): (typed: string, shown: string) => void {
  const steps = useRef<Steps>({ undo: [], redo: [], last: value });
  const isRun = useRef(false);

  const go = useEffectEvent((from: 'undo' | 'redo') => {
    const to = from === 'undo' ? 'redo' : 'undo';
    const text = steps.current[from].pop();
    if (text === undefined) return;
    steps.current[to].push(value);
    steps.current.last = text;
    isRun.current = false;
    onValue(text);
  });

  useEffect(() => {
    const input = ref.current;
    const onKey = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted) event.preventDefault();
      if (wanted) go(wanted);
    };
    const onInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      go(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    input?.addEventListener('keydown', onKey);
    input?.addEventListener('beforeinput', onInput);
    return () => {
      input?.removeEventListener('keydown', onKey);
      input?.removeEventListener('beforeinput', onInput);
    };
  }, [ref]);

  return (typed, shown) => {
    const { undo, last } = steps.current;
    // Something else has filled in the field since: a link, an example, a reset.
    if (digitsIn(last) !== digitsIn(value)) undo.length = 0;
    const isOneMore = typed.length === value.length + 1;
    if (!isRun.current || !isOneMore || undo.length === 0) undo.push(value);
    isRun.current = isOneMore;
    steps.current.redo.length = 0;
    steps.current.last = shown;
  };
}

function wantedBy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined;
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
