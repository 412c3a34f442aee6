import { formatUsd } from '@/money/usd';

/** The longest text that a field takes. */
export const MAX_TEXT_LENGTH = 80;

/** What a field says when we can't use what is in it. */
export const formMessages = {
  choice: (text: string) => `“${text}” isn’t in our list: choose again`,
  tooLong: `Type at most ${MAX_TEXT_LENGTH} characters`,
  dollars: 'Use digits only, such as 199 or 199.50',
  mostDollars: (most: number) => `Type ${formatUsd(most)} or less`,
  aboveZero: 'Type a price above $0, or leave it blank',
  date: 'Enter a real date: month, day and year',
  ages: 'Type ages in whole years, such as 34, 9, 4. A baby is 0',
  tooOld: (most: number) => `Check the ages: the oldest we take is ${most}`,
  tooMany: (most: number) => `Type at most ${most} ages, and ask your TLA office about more`,
} as const;
