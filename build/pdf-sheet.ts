import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** A stretch of text in one style; a raised one is small, as the number of a source. */
export type Run = { text: string; isBold?: boolean; color?: Color; isRaised?: boolean };
type Color = ReturnType<typeof rgb>;
type Placed = { size: number; indent?: number; width?: number };
type Word = { text: string; font: PDFFont; size: number; color: Color; width: number; lift: number };

const INK = rgb(0.04, 0.18, 0.25);
export const SOFT = rgb(0.25, 0.35, 0.42);
export const ACTION = rgb(0, 0.4, 0.43);
const PAGE = { width: 612, height: 792, margin: 46, foot: 44 };
const FULL_WIDTH = PAGE.width - 2 * PAGE.margin;
const LEADING = 1.32;
const COLUMN_GAP = 18;

/** A letter-sized document, filled from top to bottom. */
export class Sheet {
  private readonly document: PDFDocument;
  private readonly regular: PDFFont;
  private readonly bold: PDFFont;
  private page: PDFPage;
  private y = PAGE.height - PAGE.margin;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document;
    this.regular = regular;
    this.bold = bold;
    this.page = document.addPage([PAGE.width, PAGE.height]);
  }

  /** `day` is that of the data, so that the same data always makes the same file. */
  static async create(title: string, day: Date): Promise<Sheet> {
    const document = await PDFDocument.create();
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage('en-US');
    document.setCreator('Paradise PCS');
    document.setCreationDate(day);
    document.setModificationDate(day);
    const regular = await document.embedFont(StandardFonts.Helvetica);
    return new Sheet(document, regular, await document.embedFont(StandardFonts.HelveticaBold));
  }

  save(): Promise<Uint8Array> {
    return this.document.save();
  }

  skip(height: number): void {
    this.y -= height;
  }

  newPage(): void {
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
  }

  /** Goes to a new page when less than this is left on the present one. */
  keepTogether(height: number): void {
    if (this.y - height < PAGE.foot) this.newPage();
  }

  text(runs: readonly Run[], { size, indent = 0, width = FULL_WIDTH - indent }: Placed): void {
    for (const line of this.lines(runs, size, width)) {
      this.skip(size * LEADING);
      this.line(line, PAGE.margin + indent, this.y);
    }
  }

  heightOf(runs: readonly Run[], { size, indent = 0, width = FULL_WIDTH - indent }: Placed): number {
    return this.lines(runs, size, width).length * size * LEADING;
  }

  /** A heading over two columns of entries, read down and then across. */
  columns(
    heading: readonly Run[],
    entries: readonly (readonly Run[])[],
    { size, gap }: { size: number; gap: number },
  ): void {
    const width = (FULL_WIDTH - COLUMN_GAP) / 2;
    const half = Math.ceil(entries.length / 2);
    const stacks = [entries.slice(0, half), entries.slice(half)];
    const heightOf = (stack: typeof entries) =>
      stack.reduce((sum, entry) => sum + this.heightOf(entry, { size, width }) + gap, 0);
    const height = Math.max(...stacks.map(heightOf));
    const headingSize = size + 2;
    this.skip(9);
    this.keepTogether(height + headingSize * LEADING);
    this.text(heading, { size: headingSize });
    const top = this.y;
    stacks.forEach((stack, at) => {
      this.y = top;
      for (const entry of stack) {
        this.text(entry, { size, indent: at * (width + COLUMN_GAP), width });
        this.skip(gap);
      }
    });
    this.y = top - height;
  }

  /** A square to tick beside the next line. */
  box(): void {
    this.page.drawRectangle({
      x: PAGE.margin,
      y: this.y - 15.5,
      width: 12,
      height: 12,
      borderColor: INK,
      borderWidth: 1.2,
    });
  }

  /** Names with a line to write on, side by side. */
  blanks(names: readonly string[]): void {
    const width = (FULL_WIDTH - COLUMN_GAP * (names.length - 1)) / names.length;
    names.forEach((name, at) => {
      const x = PAGE.margin + at * (width + COLUMN_GAP);
      const start = x + this.bold.widthOfTextAtSize(name, 9) + 6;
      this.page.drawText(name, { x, y: this.y, size: 9, font: this.bold, color: INK });
      this.page.drawLine({
        start: { x: start, y: this.y - 2 },
        end: { x: x + width, y: this.y - 2 },
        thickness: 0.8,
        color: SOFT,
      });
    });
  }

  footers(text: string): void {
    const pages = this.document.getPages();
    pages.forEach((page, index) => {
      this.page = page;
      const words = this.words([{ text: `${text}. Page ${index + 1} of ${pages.length}.`, color: SOFT }], 8);
      this.line(words, PAGE.margin, 26);
    });
  }

  private line(words: readonly Word[], start: number, y: number): void {
    let x = start;
    for (const { text, font, size, color, width, lift } of joined(words)) {
      this.page.drawText(text, { x, y: y + lift, size, font, color });
      x += width;
    }
  }

  private lines(runs: readonly Run[], size: number, width: number): Word[][] {
    const lines: Word[][] = [];
    let line: Word[] = [];
    let used = 0;
    for (const word of this.words(runs, size)) {
      const isBlank = word.text.trim() === '';
      if (used + word.width > width && !isBlank && line.length > 0) {
        lines.push(line);
        line = [];
        used = 0;
      }
      if (isBlank && line.length === 0) continue;
      line.push(word);
      used += word.width;
    }
    return line.length > 0 ? [...lines, line] : lines;
  }

  private words(runs: readonly Run[], size: number): Word[] {
    return runs.flatMap(({ text, isBold, color = INK, isRaised }) => {
      const font = isBold ? this.bold : this.regular;
      const ownSize = isRaised ? size * 0.68 : size;
      const lift = isRaised ? size * 0.34 : 0;
      return (printable(text, font).match(/\s+|[^\s/]+\/*|\/+/g) ?? []).map((part) => ({
        text: part,
        font,
        size: ownSize,
        color: isRaised ? SOFT : color,
        width: font.widthOfTextAtSize(part, ownSize),
        lift,
      }));
    });
  }
}

/** Neighbors in one style become one piece: a smaller file, and text that can be copied whole. */
function joined(words: readonly Word[]): Word[] {
  const pieces: Word[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    const isSame = last?.font === word.font && last.size === word.size && last.color === word.color;
    if (last && isSame)
      pieces.splice(-1, 1, { ...last, text: last.text + word.text, width: last.width + word.width });
    else pieces.push(word);
  }
  return pieces;
}

/** The PDF's own fonts know Western letters only: an okina becomes an apostrophe, a long vowel a plain one. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text.replace(/[\u02bb\u02bc]/g, '’')]
    .map((letter) => {
      const plain = known.has(letter.codePointAt(0) ?? 0) ? letter : letter.normalize('NFD').charAt(0);
      return known.has(plain.codePointAt(0) ?? 0) ? plain : '?';
    })
    .join('');
}
