import { type Plugin, runnerImport } from 'vite';
import { site } from '../src/operator/site.ts';
import { ACTION, type Block, FULL_WIDTH, Paper, SOFT_INK } from './paper.ts';

type Guide = typeof import('../src/checklist-paper');
type Facts = typeof import('../src/facts/facts');
type Checklist = Guide['checklistPaper'];
type Text = Checklist['items'][number]['know'][number];
type Say = (text: Text) => string;

const FILE = 'hawaii-pcs-checklist.pdf';

/** Generates the checklist PDF from the guides' data, in the build and in the dev server. */
export function checklistPdf(): Plugin {
  let root = '.';
  return {
    name: 'paradise-checklist-pdf',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        makeChecklistPdf(root).then((bytes) => {
          response.setHeader('Content-Type', 'application/pdf');
          response.end(bytes);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: await makeChecklistPdf(root) });
    },
  };
}

export async function makeChecklistPdf(root: string): Promise<Buffer> {
  const load = async <T>(file: string) =>
    (
      await runnerImport<T>(`./src/${file}.ts`, {
        root,
        configFile: false,
        logLevel: 'warn',
        resolve: { tsconfigPaths: true },
      })
    ).module;
  const { checklistPaper } = await load<Guide>('checklist-paper');
  const { citation, isFact, isUnconfirmed, numberedSources, sourceKey } = await load<Facts>('facts/facts');
  const numbered = numberedSources([checklistPaper.items, checklistPaper.phoneGroups]);
  const numbers = new Map(numbered.map(({ number, source }) => [sourceKey(source), number]));
  const say: Say = (text) => {
    if (!isFact(text)) return text;
    return `${text.value}${isUnconfirmed(text) ? ' (unconfirmed)' : ''}${superscript(numbers.get(sourceKey(text.source)))}`;
  };

  const { title, checkedOn } = checklistPaper;
  const day = new Date(checkedOn);
  const printedDay = day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const paper = new Paper(title, site.name, day);
  addHead(paper, checklistPaper, printedDay);
  addItems(paper, checklistPaper, say);
  addPhones(paper, checklistPaper, say);
  paper.columns(
    { tag: 'H2', text: 'Sources', size: 9, isBold: true, color: ACTION },
    numbered.map(({ number, source }) => ({
      tag: 'P',
      text: `${number}. ${citation(source)}`,
      size: 7,
    })),
    0.5,
  );
  return paper.save(`${site.name}: ${title}, checked ${printedDay}`);
}

function addHead(paper: Paper, { title, intro, blanks }: Checklist, printedDay: string) {
  paper.add([
    { tag: 'H1', text: title, size: 24, isBold: true, color: ACTION },
    { tag: 'P', text: `${intro} Checked ${printedDay}.`, size: 9.5, color: SOFT_INK },
  ]);
  paper.skip(12);
  paper.blanks(blanks, 9.5);
  paper.skip(12);
}

function addItems(paper: Paper, { items }: Checklist, say: Say) {
  const list = paper.list();
  for (const [index, { title, know, office }] of items.entries()) {
    const blocks: Block[] = [
      { tag: 'P', text: `${index + 1}. ${title}`, size: 11, isBold: true },
      { tag: 'P', text: know.map(say).join(' '), size: 8.75 },
    ];
    if (office) {
      const purpose = office.purpose.length > 0 ? `: ${office.purpose.map(say).join(', ')}` : '';
      blocks.push({
        tag: 'P',
        text: `${office.label}, ${shortUrl(office.url)}${purpose}`,
        size: 8.5,
        color: ACTION,
      });
    }
    paper.entry(list, blocks, { x: FULL_WIDTH.x + 22, width: FULL_WIDTH.width - 22 }, true);
    paper.skip(2);
  }
}

function addPhones(paper: Paper, { emergency, phoneGroups }: Checklist, say: Say) {
  paper.newPage();
  paper.add([
    { tag: 'H2', text: 'Numbers to call', size: 15, isBold: true, color: ACTION },
    { tag: 'P', text: emergency, size: 10.5, isBold: true },
  ]);
  for (const { title, phones } of phoneGroups) {
    paper.skip(4);
    paper.columns(
      { tag: 'H3', text: title, size: 10.5, isBold: true, color: ACTION },
      phones.map(({ office, phone }) => ({
        tag: 'P',
        lead: `${phone.value}  `,
        text: say({ ...phone, value: office }),
        size: 9,
      })),
      1,
    );
  }
  paper.skip(8);
}

/** A number in superscript digits. */
function superscript(number: number | undefined): string {
  return [...String(number ?? '')].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

function shortUrl(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}
