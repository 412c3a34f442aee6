import { expect, it } from 'vitest';
import { needsIn } from '@/features/search/crisis';
import { everydaySearches, nothingToFind } from './everyday-searches';
import { theFifty } from './the-fifty';

const inNeed: Record<ReturnType<typeof needsIn>[number], string> = {
  suicide:
    'suicide, suicidal, sucidal, sucide, suicde, Suiside, suicidle thoughts, kill myself, i want to die, I don’t want to live anymore, end my life, self harm, cutting myself, suicide hotline, 988, hopeless',
  violence:
    'domestic violence, domestic violance, DV, husband hits me, my husband hit me, wife beats me, he choked me, abusive spouse, scared of my husband, not safe at home, I don’t feel safe at home, restraining order, womens shelter, wife is violent',
  assault:
    'rape, raped, I was raped, sexual assault, SEXUAL ASSAULT, sexualy assaulted, asault, molested, he forced me, SARC, sexual harassment',
  child:
    'child abuse, someone hurt my child, babysitter hit my son, my kid is being abused, daughter molested, shaken baby, child protective services, cps',
  poison:
    'overdose, overdosed, overdoes, od on pills, poison, poison control, kid swallowed pills, toddler drank bleach, baby swallowed a battery',
  medical:
    'my baby has a fever, newborn fever 101, jellyfish sting, got stung by a man o war, centipede bite, dog bit my kid, son cant breathe, chest pains, toddler wont wake up, hit his head, asthma attack, broke her arm, my water broke, toddler fell down the stairs, kid swallowed a penny, husband collapsed, dog bite on my daughter',
  grief:
    'lost our baby, husband died, my wife passed away, miscarriage, stillborn, death in the family, mom died need flight home, dad is dying, widow, gold star family, my soldier died',
  stranded:
    'stranded, stranded at airport, homeless tonight, homless, nowhere to sleep, no place to stay tonight, sleeping in our car, kicked out, evicted',
};

it.each(Object.entries(inNeed))('hears %s in all its spellings', (need, searches) => {
  for (const search of searches.split(', '))
    expect([search, needsIn(search)]).toEqual([search, expect.arrayContaining([need])]);
});

it.each(
  'assault rifle, assault weapons ban, air assault school, die cast, die hard battery, rate, drug store, drug test, killer deal, tire out, grape, kill roaches, beat the heat, dead battery, battery going to die, hit the beach, hurricane shelter, animal shelter, if a hurricane hits us, poison ivy, poisonous centipede, emergency leave, emergency room, cant go on base, dont want to live on base, someone hit my car, child care, car seat for my child, domestic flight, domestic partner, hotel for tonight, spouse scared of flying, push baby stroller, sex offenders, homeless camps waianae, stranger, violet, prison, 808-988-1234, island fever, two stroke moped, stingray, black widow spider, lost my son’s passport, lost the baby car seat, lost my dog, husband passed the screening, the car died, dog died, breeds that bite, bed bugs, sick leave, kid sick daycare policy, motion sickness, water main broke, labor and delivery, EpiPen on the plane, breathing room in the budget, post 9/11 gi bill, jellyfish calendar, kids fell in love with hawaii, collapsed boxes, cut my lease short, killing time in waikiki, marine housing, losing marine housing'.split(
    ', ',
  ),
)('hears an everyday search in “%s”', (search) => expect(needsIn(search)).toEqual([]));

it('hears none in what families ask every day, nor while they type it', () => {
  const questions = [
    ...Object.values(everydaySearches).flatMap((searches) => searches.split(', ')),
    ...nothingToFind.split(', '),
    ...theFifty.map(({ asks }) => asks),
  ].filter((question) => question !== 'suicide hotline');
  const typed = questions.flatMap((question) => [...question].map((_, at) => question.slice(0, at + 1)));
  expect(typed.filter((search) => needsIn(search).length > 0)).toEqual([]);
});
