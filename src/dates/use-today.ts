import { useSyncExternalStore } from 'react';
import { type CalendarDay, calendarDayOf } from './calendar-day';

const CHECK_EVERY_MS = 30_000;

/** Returns the user's local calendar day, updated after midnight; undefined while prerendering. */
export function useToday(): CalendarDay | undefined {
  return useSyncExternalStore(watchClock, readToday, () => undefined);
}

function readToday(): CalendarDay {
  return calendarDayOf(new Date());
}

// A timer set for midnight would be late after the device slept.
function watchClock(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
}
