import { type Plugin, runnerImport } from 'vite';
import { ACTION, type Run, Sheet, SOFT } from './pdf-sheet.ts';

type Guide = typeof import('../src/guides/checklist-paper');
type Facts = typeof import('../src/guides/facts');
type Paper = Guide['checklistPaper'];
type Text = Paper['items'][number]['know'][number];

const FILE = 'hawaii-pcs-checklist.pdf';

/** Makes the printed checklist from the guides' data: a file of the build, and an answer of the dev server. */
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

export async function makeChecklistPdf(root: string): Promise<Uint8Array> {
  const load = async <T>(file: string) =>
    (await runnerImport<T>(`./src/guides/${file}.ts`, { root, configFile: false, logLevel: 'warn' })).module;
  const { checklistPaper } = await load<Guide>('checklist-paper');
  const { isFact, numberedSources, sourceKey } = await load<Facts>('facts');
  const numbered = numberedSources([checklistPaper.items, checklistPaper.phoneGroups]);
  const numbers = new Map(numbered.map(({ number, source }) => [sourceKey(source), number]));
  const say = (text: Text): Run[] => {
    if (!isFact(text)) return [{ text }];
    const number = numbers.get(sourceKey(text.source));
    const note: Run[] = text.confirm ? [{ text: ' unconfirmed', color: SOFT }] : [];
    const mark: Run[] = number ? [{ text: `${number}`, isRaised: true }] : [];
    return [{ text: text.value }, ...note, ...mark];
  };

  const { title, checkedOn } = checklistPaper;
  const day = new Date(checkedOn);
  const printedDay = day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const sheet = await Sheet.create(title, day);
  drawHead(sheet, checklistPaper, printedDay);
  for (const [index, item] of checklistPaper.items.entries()) drawItem(sheet, item, index + 1, say);
  drawPhones(sheet, checklistPaper, say);
  sheet.columns(
    [{ text: 'Sources', isBold: true, color: ACTION }],
    numbered.map(({ number, source }) => [{ text: `${number}. ${source.title}` }]),
    { size: 7, gap: 1 },
  );
  sheet.footers(`Paradise PCS: ${title}, checked ${printedDay}`);
  return sheet.save();
}

type Say = (text: Text) => Run[];

function drawHead(sheet: Sheet, { title, intro, blanks }: Paper, printedDay: string) {
  sheet.text([{ text: title, isBold: true, color: ACTION }], { size: 24 });
  sheet.skip(4);
  sheet.text([{ text: `${intro} Checked ${printedDay}.`, color: SOFT }], { size: 9 });
  sheet.skip(16);
  sheet.blanks(blanks);
  sheet.skip(14);
}

function drawItem(sheet: Sheet, item: Paper['items'][number], number: number, say: Say) {
  const { title, know, office } = item;
  const help: Run[] = office
    ? [
        { text: `${office.label}, ${shortUrl(office.url)}`, color: ACTION },
        ...(office.purpose ? [{ text: ': ' }, ...say(office.purpose)] : []),
      ]
    : [];
  const lines: [Run[], number][] = [
    [[{ text: `${number}. ${title}`, isBold: true }], 10.5],
    [know.flatMap((text) => [...say(text), { text: ' ' }]), 9],
    [help, 8.5],
  ];
  sheet.keepTogether(
    lines.reduce((height, [runs, size]) => height + sheet.heightOf(runs, { size, indent: 22 }), 0),
  );
  sheet.box();
  for (const [runs, size] of lines) if (runs.length > 0) sheet.text(runs, { size, indent: 22 });
  sheet.skip(7);
}

function drawPhones(sheet: Sheet, { emergency, phoneGroups }: Paper, say: Say) {
  sheet.newPage();
  sheet.text([{ text: 'Numbers to call', isBold: true, color: ACTION }], { size: 15 });
  sheet.text([{ text: emergency, isBold: true }], { size: 10 });
  for (const { title, phones } of phoneGroups) {
    sheet.columns(
      [{ text: title, isBold: true, color: ACTION }],
      phones.map(({ office, phone }) => [
        { text: phone.value, isBold: true },
        { text: '  ' },
        ...say({ ...phone, value: office }),
      ]),
      { size: 8.5, gap: 2 },
    );
  }
}

function shortUrl(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}
