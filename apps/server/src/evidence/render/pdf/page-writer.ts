import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { FONT_FILES } from '../fonts.ts';
import { LEADING, PAGE } from './pdf-styles.ts';
import { outlineOf } from './type/outlines.ts';
import type { Line, Measure, Piece, Run, TextStyle } from './type/set-lines.ts';
import { setLines } from './type/set-lines.ts';

export type Element = PDFKit.PDFStructureElement;
type Document = PDFKit.PDFDocument;

/** Outlines are of the thinnest weight: this much of their size is drawn around them, to stand as dark as the rest. */
const OUTLINE_STROKE = 0.034;

const fontOf = (style: TextStyle, { writing }: Pick<Piece, 'writing'>) =>
  writing === 'arabic' ? 'arabic' : style.face;

/** A tagged document that is written from top to bottom: everything is drawn within an element of its structure. */
export class PageWriter {
  readonly doc: Document;
  y = PAGE.top;

  constructor(info: { title: string; created: Date; language: string }) {
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: info.language,
      displayTitle: true,
      info: {
        Title: info.title,
        Creator: 'Groundwork',
        Producer: 'Groundwork',
        CreationDate: info.created,
        ModDate: info.created,
      },
    });
    // A number would make pdfkit take it for PDF/A-1 as well, and list each font's glyphs without the parts of "é": PDF/UA wants all or none.
    Object.assign(this.doc, { subset: '1' });
    for (const [name, file] of Object.entries(FONT_FILES)) this.doc.registerFont(name, readFileSync(file) as never);
  }

  private readonly measure: Measure = (text, style, writing) =>
    writing === 'outline'
      ? [...text].reduce((width, character) => width + (outlineOf(character)?.width ?? 1) * style.size, 0)
      : this.font(style, { writing }).widthOfString(writing === 'none' ? '\uFFFD'.repeat([...text].length) : text);

  lines(runs: Run[], width: number): Line[] {
    return setLines(runs, width, this.measure);
  }

  private font(style: TextStyle, piece: Pick<Piece, 'writing'>): Document {
    return this.doc.font(fontOf(style, piece)).fontSize(style.size);
  }

  get room(): number {
    return PAGE.height - PAGE.bottom - this.y;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Goes on the next page unless there is so much room on this one. */
  ensure(height: number): void {
    if (this.room < height && this.y > PAGE.top) this.newPage();
  }

  /** An element within another, or of the document itself. */
  element(type: string, parent?: Element, options: object = {}): Element {
    const made = this.doc.struct(type as never, options as never);
    if (parent) parent.add(made);
    else this.doc.addStructure(made);
    return made;
  }

  /** Makes what is drawn meanwhile the element's content. */
  within(element: Element, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type as never);
    element.add(content);
    draw();
    this.doc.endMarkedContent();
  }

  /** Decoration: not read aloud. */
  artifact(draw: () => void, type?: 'Pagination' | 'Layout'): void {
    this.doc.markContent('Artifact', (type ? { type } : {}) as never);
    draw();
    this.doc.endMarkedContent();
  }

  /**
   * Lines of an element, from the cursor on. A paragraph that goes over the end of a page leaves and takes along two lines at
   * least.
   */
  text(lines: Line[], into: { element: Element; type: string }, x: number, { leading = LEADING } = {}): void {
    lines.forEach((line, at) => {
      const height = heightOf(line, leading);
      const left = lines.length - at;
      if (at !== 1 || left === 1) this.ensure(left === 2 || (at === 0 && left > 1) ? 2 * height : height);
      this.line(line, into, x, this.y, leading);
      this.y += height;
    });
  }

  /** One line with its top at `y`. Stretches of one link are one link. */
  line(line: Line, into: { element: Element; type: string }, x: number, y: number, leading = LEADING): void {
    const height = heightOf(line, leading);
    const size = Math.max(...line.pieces.map(({ run }) => run.style.size), 1);
    const baseline = y + height / 2 + size * 0.36;
    for (const stretch of byLink(line.pieces)) {
      const link = stretch[0]!.run.link;
      const draw = () => this.words({ ...line, pieces: stretch }, x, baseline);
      if (!link) {
        this.within(into.element, into.type, draw);
        continue;
      }
      const element = this.element('Link', into.element);
      this.within(element, 'Link', draw);
      this.linkArea(link, element, stretch, x, y, height);
      element.end();
    }
  }

  /** The words of a line on a baseline, as part of what is being drawn. */
  words({ pieces }: Line, x: number, baseline: number): void {
    for (const piece of pieces) this.piece(piece, x, baseline);
  }

  private linkArea(link: string, element: Element, stretch: Piece[], x: number, y: number, height: number): void {
    const from = Math.min(...stretch.map((piece) => piece.x));
    const to = Math.max(...stretch.map((piece) => piece.x + piece.width));
    const options = {
      structParent: element,
      Contents: new String(
        stretch
          .map(({ text }) => text)
          .join('')
          .trim(),
      ) as never,
    };
    if (link.startsWith('#')) this.doc.goTo(x + from, y, to - from, height, link.slice(1), options);
    else this.doc.link(x + from, y, to - from, height, link, options);
  }

  private piece(piece: Piece, x: number, baseline: number): void {
    const { style } = piece.run;
    const at = { x: x + piece.x, y: baseline - (style.rise ?? 0) };
    this.doc.fillColor(style.color);
    if (piece.writing === 'latin') {
      this.draw(piece.text, style, piece, at);
      return;
    }
    // Whoever reads the file or copies from it gets the letters, however they are drawn.
    this.doc.markContent('Span', { actual: piece.text } as never);
    if (piece.writing === 'arabic') this.draw(piece.text, style, piece, at);
    for (const character of piece.writing === 'arabic' ? '' : piece.text) {
      const glyph = piece.writing === 'outline' ? outlineOf(character) : null;
      if (glyph) this.outline(glyph, style, at);
      else this.draw('\uFFFD', style, { writing: 'none' }, at);
      at.x += this.measure(character, style, piece.writing);
    }
    this.doc.endMarkedContent();
  }

  private draw(text: string, style: TextStyle, piece: Pick<Piece, 'writing'>, at: { x: number; y: number }): void {
    this.font(style, piece).text(text, at.x, at.y, { lineBreak: false, baseline: 'alphabetic' });
  }

  private outline(
    { path, unitsPerEm }: { path: string; unitsPerEm: number },
    { size, color }: TextStyle,
    { x, y }: { x: number; y: number },
  ): void {
    const scale = size / unitsPerEm;
    this.doc.save();
    this.doc.transform(scale, 0, 0, -scale, x, y);
    this.doc
      .lineWidth(OUTLINE_STROKE * unitsPerEm)
      .path(path)
      .fillAndStroke(color, color);
    this.doc.restore();
  }

  async bytes(): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    this.doc.end();
    for await (const piece of this.doc) pieces.push(piece as Uint8Array);
    return new Uint8Array(Buffer.concat(pieces));
  }
}

export const heightOf = ({ pieces }: Line, leading = LEADING): number =>
  leading * Math.max(...pieces.map(({ run }) => run.style.size), 1);

export const heightOfAll = (lines: Line[], leading = LEADING): number =>
  lines.reduce((sum, line) => sum + heightOf(line, leading), 0);

function byLink(pieces: Piece[]): Piece[][] {
  const stretches: Piece[][] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    if (last && last[0]!.run === piece.run) last.push(piece);
    else if (last && !last[0]!.run.link && !piece.run.link) last.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}
