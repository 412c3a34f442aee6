import type { DueOn, Fact, IsoDate, Source, Text } from './types';

/** Creates Facts checked on this day: `read` as the source states it, `unconfirmed` when it is old, secondhand or commonly published: pages mark it. */
export function factsCheckedOn(checkedOn: IsoDate) {
  return {
    read: (value: string, source: Source, dueOn?: DueOn): Fact => ({ value, source, checkedOn, dueOn }),
    unconfirmed: (value: string, source: Source, dueOn?: DueOn): Fact => ({
      value,
      source,
      checkedOn,
      dueOn,
      isUnconfirmed: true,
    }),
  };
}

/** For what no office or company publishes. The statement itself says which kind: "our list has", "commonly". */
export const unpublished = {
  program: { title: 'On our own list', unpublished: true },
  common: { title: 'Commonly published, not confirmed', unpublished: true },
  suggestion: { title: 'Our suggestion', unpublished: true },
  /** For what the home program itself offers. Its owner confirms it by publishing the site. */
  offer: { title: 'Our own offer', unpublished: true },
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

/** Returns whether a fact in the data is marked as not confirmed. */
export function hasUnconfirmed(data: unknown): boolean {
  return factsIn(data).some(({ isUnconfirmed }) => isUnconfirmed);
}

/** Returns one entry per published source, numbered from 1 in reading order, with its latest checked date. */
export function numberedSources(data: unknown): NumberedSource[] {
  const byTitle = new Map<string, NumberedSource>();
  for (const { source, checkedOn } of factsIn(data)) {
    if (source.unpublished) continue;
    const known = byTitle.get(sourceKey(source));
    if (!known) byTitle.set(sourceKey(source), { number: byTitle.size + 1, source, checkedOn });
    else if (checkedOn > known.checkedOn) known.checkedOn = checkedOn;
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
