// What families type, in their words and with their typos, by the page that must come first.
import { site } from '@/operator/site';
import type { AppPath } from '@/site-map';

export const everydaySearches: Partial<Record<AppPath, string>> = {
  '/pcs-toolkit/pet-travel':
    'dog, can i bring my cat, puppies, quarentine, rabies titer, vetrinarian, micro chip, FAVN test, dog blood test, flying with a dog, cost to ship a dog, rabis shot, guinea pig, tick treatment, bulldog',
  '/pcs-toolkit/firearms-pcs':
    'gun, ar15, AR-15, ar 15, hand gun, pistol permit, amunition, register my rifle, concealed carry, fire arms, 30 round magazine',
  '/pcs-toolkit/vehicle-shipping':
    'car, vehical, ship my truck, pov, second car, car registration cost, bring my motorcyle, motorcycle helmet, MSF course, license plates, safety check, car insurence, registraton, VPC, electric car, rental car, weight tax, leased car, harley',
  '/pcs-toolkit/boat-shipping': 'jetski, jet-ski, jet skis, kayak, boat trailer, sail boat',
  '/pcs-toolkit/storage-facilities':
    'furniture, couch, temporary furniture, beds until furniture comes, where is my stuff, storage unit, self storage, storge, where to store furniture, weight allowance, household goods weight, household goods, pro gear, lithium batteries, houseplants, honey, loaner furniture, what to leave behind what to bring, how long do household goods take to arrive, military discount storage kaneohe, unaccompanied baggage',
  '/pcs-toolkit/hawaii-checklist':
    'hhg, HHG shipment, movers, moving company, TMO, check list, mail forwarding, change of adress, drivers license, register to vote, SGLI, life insurance, DEERS, id card, time difference, first week, orders canceled, stop movement',
  '/pcs-toolkit/family-orders':
    'extend report date, screening not done in time, can we fly together before approval, space a flights, space available flights, flying while pregnant, baby due after we land, spouse flying later, do i need a passport, EFMP, command sponsorship, command sponsered, family screening, overseas screening, medical clearance, dependents on orders, plane tickets, who books our flights, patriot express, newborn, how many travel days, red cross, emergency leave, geo bachelor, mother in law, dependent parent, gs employee, dod civilian, contractor, notary',
  '/pcs-toolkit/child-care':
    'daycare, day care, child care, childcare, child care cost, baby sitter, nanny, preschool, pre-k, after school care, infant care, CDC, MCCYN, fee assistance, daycare cost, family care plan, single parent, twins, who watches my son when I deploy, my ex has custody, leave child with grandparents',
  '/pcs-toolkit/hawaii-schools':
    'school bus, kids school, school liason, kindergarden, high school, private schools, tb test, IEP, special ed, enroll my daughter, homeschool, kindergarden age, which schools near schofield are good, school start date',
  '/pcs-toolkit/health-care':
    'doctor, tricare, tripler, dentist, dental, dentist tricare dental, switch tricare hawaii, asthma, vog, inhaler, pediatrician, pregnant, urgent care, emergency room, prescriptions, mental health, Makalapa clinic, efmp denied, pharmacy',
  '/pcs-toolkit/spouse-work':
    'spouse job, jobs for spouses, nursing license, nurse, teacher, teaching licence, mycaa, license portability, work from home, income tax, HW-6, green card, spouse citizenship',
  '/pcs-toolkit/hawaii-crime-safety': 'crime, safe neighborhoods, sex offenders, tsunami zone, hurricanes',
  '/pcs-toolkit/tla-hotels':
    'hotel, dog hotel, where do we sleep the first night, TLA, Hale Koa, navy lodge, temporary lodgeing, pet friendly hotels, how does tla work',
  '/housing/va-homes':
    'buy a house, va home loan, realtor, home prices, funding fee, houses for sale, second va loan, can i use va loan twice, buy a home in mililani, mililani homes for sale',
  '/housing/verified-rentals':
    'bus, the bus, bus to base, bus pass, HOLO card, uber to base, taxi from airport, no car, we have no car, living in hawaii without a car, how do I get to base from the airport, ride from the airport, hurricane insurance, rent, apartments, landlord, scams, craigslist, security deposit, bah e-6, break my lease, military clause, SCRA, renters insurance, leaving hawaii, mililani, living in mililani, kailua, pearl city',
  '/housing/va-assumptions': 'assumable loan, take over a mortgage, assume a loan',
  '/housing/gap-lenders': 'gap loan, second mortgage',
  '/housing/base-housing':
    'on-base housing, waitlist, wait list, Island Palm, living on post, barracks, single soldier dorm, base housing air conditioning, red hill water safe, wheelchair, handicap placard',
  '/housing/new-construction': 'new construction, builders, brand new home',
  '/housing/veterans-who-stay':
    'HARPTA, selling our house, property tax, property taxs, home exemption, disabled veteran, va clinic, va hospital, flood insurance, retiring in hawaii, cemetery, bdd claim, final move, vgli',
  '/calculators/credit': 'credit calculator, how much back',
  '/pcs-toolkit/cost-of-living':
    'cost of living, can we afford hawaii on e5 pay, how much is cola, electric bill how much, gas price, milk price groceries, milk price commissary, basic pay, BAS, COLA, roaches bugs centipedes, roaches, weather, what to wear, phone plan, internet, wi-fi, wifi',
  '/calculators/first-60-days':
    'when do we get paid back, BAH, DLA, dislocation allowance, how much money do i need, advance pay, no savings, national guard, reservist, dual military bah',
  ...(site.program && { '/programs': `property management, ${site.program.shortName}` }),
  '/contact': 'talk to a person, sponser, sponsor hasn’t called',
  '/resources': 'suicide hotline, phone numbers, ombudsman',
  '/auth': 'log in, login, forgot password',
};

/** No page is about these, the first of which is empty, and none may come up for a word that is only spelled alike. */
export const nothingToFind =
  ', ?!, the, xqzwvk, asdfgh, pizza, sushi, netflix, bitcoin, horoscope, sourdough, tattoo, karaoke, snowboard, wedding dress, honeymoon, casino, yoga, xbox, haircut, crossword, luau, scuba, starbucks, basketball, tat xqzwvk, dinosaur, ukulele, lawnmower, 000000';
