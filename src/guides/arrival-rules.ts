// The rules of the first weeks that several pages tell: each is here once.
import { factsCheckedOn } from '@/facts/facts';
import { baseKodiakTla } from './lodging-sources';

const { read } = factsCheckedOn('2026-11-26');

/** From a move to the last day to change TRICARE plans. */
export const TRICARE_DAYS = 90;

/** From a birth to adding the baby to DEERS; for this, Hawaii counts as the United States. */
export const NEWBORN_DEERS_DAYS = 90;

/** From landing to applying for a home on base. */
export const ARMY_APPLY_DAYS = 7;

export const COAST_GUARD_CHECK_IN = 'check in with the housing officer by the next business day';

export const tlaEnd = read('TLA ends when your home is ready, or the day you move in at the latest. If you turn down or delay a home, TLA ends sooner.', baseKodiakTla);

export const dlaNotPaid = factsCheckedOn('2026-11-30').read(
  'The dislocation allowance (DLA) usually isn’t paid on a first PCS without dependents, or for a second move in one fiscal year. A member without dependents who moves into quarters usually doesn’t get it, either.',
  {
    title: 'Military OneSource: the dislocation allowance',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.militaryonesource.mil/moving-housing/moving/planning-your-move/military-dislocation-allowance/',
  },
);

export const islandPalmGuidelines = {
  title: 'Island Palm Communities: waitlist guidelines of Mar 9, 2016, still posted Aug 23, 2026',
  by: 'company',
  issued: '2016-03-09',
  url: 'https://medialibrarycf.entrata.com/12710/MLv3/2023/08/22/012503/64e50b8fd25e7748.pdf',
} as const;

export const armyPlace = read(`Army: apply within ${ARMY_APPLY_DAYS} days of landing, and your place on the list goes back to the day you left your last station.`, islandPalmGuidelines);
