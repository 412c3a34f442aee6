import { createStore } from '@/browser/store';

/** Whether the search dialog is open or loading. The header renders it; other components can open it too. */
export const searchIsOpen = createStore(false);
