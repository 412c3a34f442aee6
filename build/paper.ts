import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** Text with its structure role (for screen readers); `lead` precedes it in bold. */
export type Block = {
  tag: 'H1' | 'H2' | 'H3' | 'P';
  text: string;
  lead?: string;
  size: number;
  isBold?: boolean;
  color?: string;
};
export type Place = { x: number; width: number };
export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

const INK = '#0a2e40';
export const SOFT_INK = '#40596b';
export const ACTION = '#00666e';
const MARGIN = 46;
const FOOT = 46;
const COLUMN_GAP = 18;
export const FULL_WIDTH: Place = { x: MARGIN, width: 612 - 2 * MARGIN };

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf');

/** A tagged Letter document, filled top to bottom. `day` is the data's date, so the same data makes the same file. */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;

  constructor(title: string, author: string, day: Date) {
    this.doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
      font: REGULAR,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: day, ModDate: day },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  skip(height: number): void {
    this.doc.y += height;
  }

  newPage(): void {
    this.doc.addPage();
  }

  /** Draws blocks one below the other, as children of the document or of an element in it. */
  add(blocks: readonly Block[], { x, width }: Place = FULL_WIDTH, parent = this.root): void {
    for (const block of blocks) parent.add(this.doc.struct(block.tag, {}, () => this.draw(block, x, width)));
  }

  list(): Structure {
    const list = this.doc.struct('L');
    this.root.add(list);
    return list;
  }

  /** A list entry that doesn't break across pages, with an optional checkbox. */
  entry(list: Structure, blocks: readonly Block[], place: Place, hasBox = false): void {
    this.keepTogether(this.heightOf(blocks, place.width));
    if (hasBox)
      this.decorate(() =>
        this.doc
          .lineWidth(1.2)
          .rect(MARGIN, this.doc.y + 2, 11, 11)
          .stroke(INK),
      );
    const body = this.doc.struct('LBody');
    const item = this.doc.struct('LI');
    list.add(item.add(body));
    this.add(blocks, place, body);
  }

  /** A list in two columns under a heading. */
  columns(heading: Block, entries: readonly Block[], gap: number): void {
    const width = (FULL_WIDTH.width - COLUMN_GAP) / 2;
    const half = Math.ceil(entries.length / 2);
    const stacks = [entries.slice(0, half), entries.slice(half)];
    const heights = stacks.map((stack) => this.heightOf(stack, width) + stack.length * gap);
    this.keepTogether(this.heightOf([heading], FULL_WIDTH.width) + Math.max(...heights));
    this.add([heading]);
    const list = this.list();
    const top = this.doc.y;
    stacks.forEach((stack, at) => {
      this.doc.y = top;
      for (const entry of stack) {
        this.entry(list, [entry], { x: MARGIN + at * (width + COLUMN_GAP), width });
        this.skip(gap);
      }
    });
    this.doc.y = top + Math.max(...heights);
  }

  /** Labels with a line to write on, side by side. */
  blanks(names: readonly string[], size: number): void {
    const width = (FULL_WIDTH.width - COLUMN_GAP * (names.length - 1)) / names.length;
    const top = this.doc.y;
    names.forEach((name, at) => {
      const x = MARGIN + at * (width + COLUMN_GAP);
      this.doc.y = top;
      this.add([{ tag: 'P', text: name, size, isBold: true }], { x, width });
      const start = x + this.doc.widthOfString(name) + 6;
      this.decorate(() =>
        this.doc
          .lineWidth(0.8)
          .moveTo(start, top + size + 2)
          .lineTo(x + width, top + size + 2)
          .stroke(SOFT_INK),
      );
    });
  }

  /** Ends the document, with this footer on every page. */
  save(footer: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      this.decorate(() =>
        this.draw(
          { tag: 'P', text: `${footer}. Page ${page + 1} of ${count}.`, size: 8, color: SOFT_INK },
          MARGIN,
          FULL_WIDTH.width,
          760,
        ),
      );
    }
    this.doc.end();
    return buffer(this.doc);
  }

  private heightOf(blocks: readonly Block[], width: number): number {
    return blocks.reduce((sum, { text, lead = '', size, isBold }) => {
      this.doc.font(isBold || lead ? BOLD : REGULAR).fontSize(size);
      return sum + this.doc.heightOfString(lead + text, { width });
    }, 0);
  }

  private keepTogether(height: number): void {
    if (this.doc.y + height > this.doc.page.height - FOOT) this.newPage();
  }

  private draw({ text, lead, size, isBold, color = INK }: Block, x: number, width: number, y = this.doc.y) {
    this.doc.fontSize(size).fillColor(color);
    if (lead) this.doc.font(BOLD).text(lead, x, y, { width, continued: true }).font(REGULAR).text(text);
    else this.doc.font(isBold ? BOLD : REGULAR).text(text, x, y, { width });
  }

  /** Draws decoration that screen readers skip. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }
}
