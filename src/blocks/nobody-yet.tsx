import { operator } from '@/operator/operator';

/** Beside an offer to ask the program, until the owner's sponsor is named. */
export function NobodyYet() {
  return operator.founder.isSample && <> Nobody from the program answers here yet.</>;
}
