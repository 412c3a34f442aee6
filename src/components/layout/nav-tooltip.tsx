import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Names an entry of the icon-only menu on hover and on focus. */
export function NavTooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        {/* No portal: outside the menu it would be content that belongs to no landmark. */}
        <Tooltip.Content
          side="right"
          sideOffset={8}
          className="z-30 rounded-md bg-ink px-3 py-1.5 text-sm text-page shadow-panel"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
