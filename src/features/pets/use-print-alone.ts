import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '@/blocks/print-page';

/** Returns whether a part of the page is printing without the rest, and a function that prints it that way. */
export function usePrintAlone(): readonly [isPrinting: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    // On afterprint, because Safari renders the printout after `print` has returned.
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    if (!printPage()) setPrinting(false);
  };
  return [isPrinting, print];
}
