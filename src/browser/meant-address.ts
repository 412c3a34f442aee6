import { findPage } from '@/site-map';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Returns the address on this site that was meant by one without a page: messages and mail apps write # as %23, add what
 * stood behind an address, or write it in capitals. Undefined when it isn't a page's either.
 */
export function meantAddress({ pathname, search, hash }: Address): string | undefined {
  const text = decoded(pathname);
  const mark = text.search(/[?#]/);
  const [words = '', rest] = mark < 0 ? [text, search] : [text.slice(0, mark), text.slice(mark) + search];
  const [path = ''] = words.toLowerCase().match(/[a-z0-9][a-z0-9/-]*/) ?? [];
  const page = findPage(`/${path}`);
  return page && page.path + rest + hash;
}

function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return text;
  }
}
