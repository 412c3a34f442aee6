// What airlines ask of pregnant passengers: for the health care guide and an early step.
import { factsCheckedOn } from '@/facts/facts';

export const pregnancyRule = factsCheckedOn('2026-11-30').read('Several airlines want a doctor’s certificate from week 36, some with an exam in the last days before the flight.', {
  title: 'American Airlines: traveling while pregnant (an old copy)',
  by: 'company',
  issued: 'undated',
  url: 'https://www.britishairways.com/jba/aa/en_US/specialAssistance/travelingWhilePregnant.html',
});
