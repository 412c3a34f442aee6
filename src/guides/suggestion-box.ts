// The suggestion box: the form's options, ideas to start from, and what is planned.

export const suggestionCategories = ['Checklist', 'Guides', 'Housing', 'Calculators', 'Member forum', 'Something else'] as const;

export const popularSuggestions = [
  'A reminder by email when a checklist deadline comes near',
  'A checklist for families leaving Hawaii',
  'Drive times to each base at rush hour',
  'A list of rentals that take large dogs',
  'What families say about the TLA hotels they stayed in',
  'Dentists and eye doctors near each base',
  'Youth sports and clubs, base by base',
  'Prices at the commissary, month by month',
  'Guides for Maui, Kauai and the Big Island',
  'A way to meet families moving the same month',
] as const;

export const comingSoon = ['The PCS app for your phone', 'The member forum, which you can preview now', 'Forms that send on their own', 'More about the neighbor islands in every guide'] as const;
