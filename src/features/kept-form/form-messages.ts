import { formatUsd } from '@/money/usd';

/** What a field says when we can't use what is in it. */
export const formMessages = {
  choice: (text: string) => `“${text}” isn’t in our list: choose again`,
  tooLong: (most: number) => `Type at most ${most} characters`,
  dollars: 'Use digits only, such as 199 or 199.50',
  mostDollars: (most: number) => `Type ${formatUsd(most)} or less`,
} as const;
