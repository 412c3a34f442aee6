import { pages, renderPage } from '@/prerender';

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

/** Returns what each page says as it is prerendered, folded parts included, without marks of doubt and source numbers. */
export async function pageTexts(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path } of pages) texts.set(path, textOf(await renderPage(path)));
  return texts;
}

function textOf(html: string): string {
  return html
    .replace(/<(sup|svg|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<span class="unconfirmed">[^<]*<\/span>/g, '')
    .replace(/<!-- -->|<wbr[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? name)
    .replace(/[\s\u00a0\u2060]+/g, ' ');
}
