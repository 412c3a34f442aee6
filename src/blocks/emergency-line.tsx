import { CRISIS_LINE_PHONE, MILITARY_ONESOURCE_PHONE, POISON_HELP_PHONE } from '@/guides/shared-phones';
import { LinkedText } from './linked-text';

/** Open on a page where somebody looks for a number. */
export function EmergencyLine() {
  return (
    <p className="mt-5 rounded-xl bg-action-tint px-4 py-2 font-semibold">
      <LinkedText
        text={`Emergency 911. Crisis ${CRISIS_LINE_PHONE}, then 1. Poison ${POISON_HELP_PHONE}. Anything else, 24/7: Military OneSource, ${MILITARY_ONESOURCE_PHONE}.`}
      />
    </p>
  );
}
