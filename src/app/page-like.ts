import { pages, type SitePage } from '@/site-map';

/** Words that most addresses have. */
const COMMON = ['hawaii', 'pcs', 'va'];
const SHORTEST = 3;

/** Returns the page whose name has most words of an address’s last part, as “pets” has of Pet Travel. Undefined when none has. */
export function pageLike(pathname: string): SitePage | undefined {
  const asked = wordsOf(pathname);
  const sharedBy = ({ path }: SitePage) =>
    wordsOf(path).filter((word) => asked.some((other) => word.startsWith(other) || other.startsWith(word)));
  const [best] = pages.toSorted((a, b) => sharedBy(b).length - sharedBy(a).length);
  return best && sharedBy(best).length > 0 ? best : undefined;
}

function wordsOf(path: string): string[] {
  const last = path.toLowerCase().split('/').findLast(Boolean) ?? '';
  return last.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST && !COMMON.includes(word));
}
