import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: ReactNode };

/** Tabs whose hidden panels stay in the page, so that what was typed in one survives a look at the other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <RadixTabs.Root defaultValue={tabs[0].value}>
      <RadixTabs.List
        aria-label={label}
        className="mb-5 grid auto-cols-fr grid-flow-col rounded-lg bg-sand p-1"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 rounded-md px-3 font-semibold text-ink-soft data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-panel"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="data-[state=inactive]:hidden"
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
