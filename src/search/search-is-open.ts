import { createStore } from '@/lib/store';

/** Whether the search dialog is open or on its way: the header shows it, and other places open it too. */
export const searchIsOpen = createStore(false);
