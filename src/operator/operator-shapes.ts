// What the operator's own data looks like.

export type OperatorContact = {
  name: string;
  title: string;
  phone: string;
  email: string;
  location: string;
  /** Marks the contact as invented wherever it is shown. Remove the line with the placeholders. */
  isSample?: boolean;
};

export type OperatorLender = {
  name: string;
  company: string;
  phone: string;
  email: string;
  specialties: readonly string[];
  /** As for a contact; what a sample offers is a sample, too. */
  isSample?: boolean;
};

/** `maxLtvPercent` adds a badge to the card; `image` is a portrait under public/, with the initials as the fallback. */
export type OperatorGapLender = OperatorLender & {
  address?: string;
  website?: `https://${string}`;
  image?: `/${string}`;
  maxLtvPercent?: number;
  bio: string;
};

/** True when an operator URL is still a placeholder. */
export function isPlaceholder(url: string): boolean {
  return /(^|\.)example\.(com|net|org)$/.test(new URL(url, 'https://paradise.invalid').hostname);
}

/** Returns a contact's name for mid-sentence use: a role ("Your home program sponsor") is lowercased, a person's name is not. */
export function nameInText({ name }: { name: string }): string {
  return name.replace(/^Your /, 'your ');
}
