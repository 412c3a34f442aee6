import { formatDate, formatMonth } from '@/dates/format-date';
import type { DueOn, Fact, IsoDate, Searched, Source, Text } from './types';

/**
 * Creates Facts checked on this day, or on the later one on which their source was read again: `read` as the source states it,
 * `disputed` where another official page differs.
 */
export function factsCheckedOn(day: IsoDate) {
  const read = (value: string, source: Source, dueOn?: DueOn): Fact => {
    const { readOn = day } = source;
    return { value, source, checkedOn: readOn > day ? readOn : day, dueOn };
  };
  return {
    read,
    disputed: (...fact: Parameters<typeof read>): Fact => ({ ...read(...fact), isDisputed: true }),
  };
}

/** A search without a find, in three places on this day. It is read again like any fact: `what` may be published by then. */
export function notFound(what: string, searched: Searched, on: IsoDate, then = ''): Fact {
  const source: Source = { title: `A search for ${what}`, by: 'us', issued: 'undated', unpublished: true, searched };
  return { value: `We found no ${what}.${then && ` ${then}`}`, source, checkedOn: on };
}

/** An older source's year is shown beside what it says. */
const OLD_AFTER_YEARS = 2;

/** Returns whether nobody who would know says it here: somebody else does, no link leads to it, or two official pages differ. */
export function isUnconfirmed({ source, isDisputed }: Fact): boolean {
  return isDisputed === true || source.by === 'other' || source.unlinked === 'copy';
}

/** Returns the year of a source that was old on the day it was checked, unless the words give it. */
export function oldYear({ value, source, checkedOn }: Fact): string | undefined {
  const [, year] = /^(\d{4})/.exec(source.issued) ?? [];
  if (!year || Number(checkedOn.slice(0, 4)) - Number(year) <= OLD_AFTER_YEARS) return undefined;
  return value.includes(year) ? undefined : year;
}

/** For what no office or company publishes. The statement itself says which kind: "our list has", "commonly". */
export const unpublished = {
  program: { title: 'On an undated list', by: 'other', issued: 'undated', unpublished: true },
  common: { title: 'Commonly published, not confirmed', by: 'other', issued: 'undated', unpublished: true },
  suggestion: { title: 'Our suggestion', by: 'us', issued: 'undated', unpublished: true },
  /** For what the home program itself offers. Its owner confirms it by publishing the site. */
  offer: { title: 'Our own offer', by: 'us', issued: 'undated', unpublished: true },
} as const satisfies Record<string, Source>;

export function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'value' in value && 'checkedOn' in value;
}

/** Returns the text itself, without its source. */
export function wordsOf(text: Text): string {
  return isFact(text) ? text.value : text;
}

/** Every Fact inside a guide's data, in reading order. */
export function factsIn(data: unknown): Fact[] {
  if (isFact(data)) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(factsIn);
}

export type NumberedSource = { number: number; source: Source; checkedOn: IsoDate };

/** Returns one entry per published source, numbered from 1 in reading order, with the oldest day one of its facts was checked. */
export function numberedSources(data: unknown): NumberedSource[] {
  const byTitle = new Map<string, NumberedSource>();
  for (const { source, checkedOn } of factsIn(data)) {
    if (source.unpublished) continue;
    const known = byTitle.get(sourceKey(source));
    if (!known) byTitle.set(sourceKey(source), { number: byTitle.size + 1, source, checkedOn });
    else if (checkedOn < known.checkedOn) known.checkedOn = checkedOn;
  }
  return [...byTitle.values()];
}

export function sourceKey(source: Source): string {
  return `${source.title} ${source.url ?? ''}`;
}

/** Returns the day most of these sources were checked, which a page states once. Undefined without sources. */
export function usualDay(sources: readonly NumberedSource[]): IsoDate | undefined {
  const counts = new Map<IsoDate, number>();
  for (const { checkedOn } of sources) counts.set(checkedOn, (counts.get(checkedOn) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Returns a source's title and when it was issued, if that is known and the title doesn't say it. */
export function citation({ title, issued }: Source): string {
  if (issued === 'living' || issued === 'undated') return title;
  const [year = issued, month, day] = issued.split('-');
  if (title.includes(year)) return title;
  return `${title}, ${day ? formatDate(issued) : month ? formatMonth(issued) : issued}`;
}
