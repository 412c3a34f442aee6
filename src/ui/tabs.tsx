import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type Tab = { value: string; label: string; content: ReactNode };

/** Hidden panels stay mounted, so that a form keeps its text. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const id = useId();
  const [selected, setSelected] = useState(tabs[0].value);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === selected);
    const moves: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs.at((moves[event.key] ?? Number.NaN) % tabs.length);
    if (!(event.key in moves) || !next) return;
    event.preventDefault();
    setSelected(next.value);
    buttons.current.get(next.value)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="mb-5 flex border-b border-line">
        {tabs.map(({ value, label: name }) => (
          <button
            key={value}
            ref={(button) => {
              if (button) buttons.current.set(value, button);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => setSelected(value)}
            onKeyDown={onKeyDown}
            className="min-h-11 flex-1 rounded-t-md border border-b-4 border-transparent px-3 font-semibold text-ink-soft aria-selected:border-b-action aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== selected}
        >
          {content}
        </div>
      ))}
    </>
  );
}
