import type { About } from '@/facts/types';

export const about: About = {
  description: 'Military health care in Hawaii: who is seen at Tripler, clinics by base, the lines to call, TRICARE, dental, asthma and vog, birth, and crisis lines.',
  searchWords: 'doctor pediatrician hospital Tripler TRICARE',
  partWords: {
    'asthma-and-vog': 'volcano smoke allergy inhaler',
    'medicine-and-records-to-carry-with-you': 'pharmacy prescription',
    'moving-tricare': 'switch book PCM specialist referral',
    'who-is-seen-first-at-tripler': 'doctor off base Select',
    dentists: 'dentist teeth braces orthodontist',
    'emergency-and-urgent-care': 'ER ambulance',
    'mental-health-and-crisis-lines':
      'counseling therapist depression lonely alone homesick friends meet people church grief loss lost baby miscarriage stillbirth chaplain PTSD anxiety talk death widow',
    'if-you-re-not-safe-were-assaulted-or-a-child-is-hurt': 'domestic violence abuse family advocacy FAP SAPR CPS',
    'having-a-baby': 'pregnancy pregnant OB maternity midwife birth deliver delivery Kapiolani have a baby',
    'a-family-member-with-special-needs': 'denied disapproved autism ABA toddler speech therapy early intervention IFSP developmental delay',
  },
};
