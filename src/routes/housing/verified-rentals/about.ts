import type { About } from '@/facts/types';

export const about: About = {
  description: 'How to find a real rental in Hawaii and avoid scams: popular areas near the bases, eight checks and five places to look.',
  searchWords: 'rent apartment house lease landlord scam security deposit tenant Craigslist Zillow',
  partWords: {
    'card-aiea-and-pearl-city': 'Aiea Pearl City',
    'card-windward-kailua-and-kaneohe': 'Kailua',
    'card-west-oahu-ewa-beach-and-kapolei': 'Ewa Beach Kapolei',
    'card-joint-base-pearl-harbor-hickam': 'Waipahu',
    'card-schofield-barracks-and-wheeler': 'Mililani Wahiawa',
    'check-the-ad-before-you-pay/see-it-live': 'sight unseen virtual tour',
    'your-rights-as-a-tenant': 'landlord application repairs fix raise big dogs pets off base ohana ADU unpermitted illegal permit assistance animal emotional support',
    'rents-compared-with-bah': '3 bedroom',
    'near-your-base-miles-rent-traffic-school': 'commute drive Camp Smith live neighborhoods areas',
    'train-bus-and-carpool-to-base': 'Skyline rail TheBus city bus route bus pass HOLO card fare vanpool HOV traffic carless get around airport ride taxi Uber Lyft',
    'your-bah-by-pay-grade': 'housing allowance',
    'your-lease-and-leaving-hawaii/put-the-pet-on-the-travel-request': 'leaving pets',
    'your-lease-and-leaving-hawaii/book-your-vehicle-s-trip-back': 'ship return mainland',
    'your-lease-and-leaving-hawaii': 'break military clause SCRA cell phone contract out-processing clearing mainland return',
    'renters-insurance': 'renter',
  },
};
