import type { Fact, IsoDate, Source } from './types';

/** Makes the two kinds of Fact of one checking day: `read` as the source says it, `confirm` where a reader should ask. */
export function factsCheckedOn(checkedOn: IsoDate) {
  return {
    read: (value: string, source: Source): Fact => ({ value, source, checkedOn }),
    confirm: (value: string, source: Source): Fact => ({ value, source, checkedOn, confirm: true }),
  };
}

export function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'value' in value && 'checkedOn' in value;
}

/** Every Fact inside a guide's data, in reading order. */
export function factsIn(data: unknown): Fact[] {
  if (isFact(data)) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(factsIn);
}

export type NumberedSource = { number: number; source: Source; checkedOn: IsoDate };

/** One entry for each different source of a guide, numbered from 1 in reading order, with its latest checking day. */
export function numberedSources(data: unknown): NumberedSource[] {
  const byTitle = new Map<string, NumberedSource>();
  for (const { source, checkedOn } of factsIn(data)) {
    const known = byTitle.get(sourceKey(source));
    if (!known) byTitle.set(sourceKey(source), { number: byTitle.size + 1, source, checkedOn });
    else if (checkedOn > known.checkedOn) known.checkedOn = checkedOn;
  }
  return [...byTitle.values()];
}

export function sourceKey(source: Source): string {
  return `${source.title} ${source.url ?? ''}`;
}
