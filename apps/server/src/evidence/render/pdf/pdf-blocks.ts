import type { Block, Sentence } from '@groundwork/contract/report-document';
import { layoutPicture } from '../chart/layout-picture.ts';
import { marksOf, sourceNumbers } from '../layout.ts';
import { pictureInWords } from '../numbered.ts';
import { type Element, heightOfAll, type PageWriter } from './page-writer.ts';
import { drawChart } from './pdf-chart.ts';
import { CONTENT_WIDTH, PAGE, STYLES } from './pdf-styles.ts';
import { drawTable, layTable } from './pdf-table.ts';
import type { Run, TextStyle } from './type/set-lines.ts';

const AFTER = { paragraph: 7, item: 4, caption: 3, note: 10 };
const BULLET_WIDTH = 12;
/** A table no higher than this stays on one page; a higher one begins where there is room for its first rows. */
const KEPT_TOGETHER = 190;
const FIRST_ROWS = 3;
/** A chart may shrink so far to stand at the foot of a page, rather than leave it empty. */
const SMALLEST_CHART = 0.78;

/** Draws a block as a child of its section; `number` is its caption's. */
export function drawBlock(writer: PageWriter, block: Block, section: Element, number: string): void {
  switch (block.type) {
    case 'paragraph':
      prose(writer, block.sentences.flatMap(sentence), section);
      writer.y += AFTER.paragraph;
      return;
    case 'list':
      list(writer, block.items, section);
      writer.y += AFTER.paragraph - AFTER.item;
      return;
    case 'table':
      table(writer, block, section, number);
      return;
    case 'chart':
    case 'map':
      picture(writer, block, section, number);
      return;
    case 'nothing-found':
      prose(writer, [{ text: block.text, style: STYLES.nothing }], section);
      writer.y += AFTER.paragraph;
  }
}

/** A paragraph over the whole width. */
export function prose(writer: PageWriter, runs: Run[], parent: Element, leading = 1.5): void {
  const element = writer.element('P', parent);
  writer.text(writer.lines(runs, CONTENT_WIDTH), { element, type: 'P' }, PAGE.side, { leading });
  element.end();
}

function list(writer: PageWriter, items: Sentence[][], section: Element): void {
  const element = writer.element('L', section);
  for (const item of items) {
    const lines = writer.lines(item.flatMap(sentence), CONTENT_WIDTH - BULLET_WIDTH);
    if (lines.length === 0) continue;
    writer.ensure(heightOfAll(lines.slice(0, lines.length <= 3 ? 3 : 2)));
    const li = writer.element('LI', element);
    const label = writer.element('Lbl', li);
    const [bullet] = writer.lines([{ text: '•', style: STYLES.prose }], BULLET_WIDTH);
    writer.line(bullet!, { element: label, type: 'Lbl' }, PAGE.side, writer.y);
    label.end();
    const body = writer.element('LBody', li);
    writer.text(lines, { element: body, type: 'LBody' }, PAGE.side + BULLET_WIDTH);
    body.end();
    li.end();
    writer.y += AFTER.item;
  }
  element.end();
}

function table(writer: PageWriter, block: Extract<Block, { type: 'table' }>, section: Element, number: string): void {
  const laid = layTable(writer, block);
  const caption = captionLines(writer, number, block.caption);
  const first = laid.rows.slice(0, FIRST_ROWS).reduce((sum, { height }) => sum + height, laid.head.height);
  writer.ensure(heightOfAll(caption) + AFTER.caption + (laid.height <= KEPT_TOGETHER ? laid.height + 20 : first));
  drawCaption(writer, caption, section);
  drawTable(writer, laid, section);
  drawNote(writer, block.note, section);
}

function picture(
  writer: PageWriter,
  block: Extract<Block, { type: 'chart' | 'map' }>,
  section: Element,
  number: string,
): void {
  const drawing = layoutPicture(block);
  const caption = captionLines(writer, number, block.title);
  const around = heightOfAll(caption) + AFTER.caption + 18;
  const whole = CONTENT_WIDTH / drawing.width;
  const fits = (writer.room - around) / drawing.height;
  const scale = fits >= whole || fits < SMALLEST_CHART * whole ? whole : fits;
  writer.ensure(drawing.height * scale + around);
  drawCaption(writer, caption, section);
  const figure = writer.element('Figure', section, {
    alt: pictureInWords(block),
    bbox: [PAGE.side, writer.y, PAGE.side + drawing.width * scale, writer.y + drawing.height * scale],
    placement: 'Block',
  });
  writer.within(figure, 'Figure', () => drawChart(writer, drawing, PAGE.side, writer.y, scale));
  figure.end();
  writer.y += drawing.height * scale;
  drawNote(writer, block.note, section);
}

const captionLines = (writer: PageWriter, number: string, text: string) =>
  writer.lines([{ text: `${number}. ${text}`, style: STYLES.caption }], CONTENT_WIDTH);

function drawCaption(writer: PageWriter, lines: ReturnType<typeof captionLines>, section: Element): void {
  writer.y += 6;
  const element = writer.element('Caption', section);
  writer.text(lines, { element, type: 'Caption' }, PAGE.side);
  element.end();
  writer.y += AFTER.caption;
}

function drawNote(writer: PageWriter, text: string, section: Element): void {
  writer.y += 3;
  prose(writer, [{ text, style: STYLES.note }], section);
  writer.y += AFTER.note;
}

const STYLE_OF_KIND: Partial<Record<NonNullable<Sentence['kind']>, TextStyle>> = { inference: STYLES.inference };

function sentence(content: Sentence): Run[] {
  const style = (content.kind && STYLE_OF_KIND[content.kind]) ?? STYLES.prose;
  return [
    { text: content.text, style },
    ...marksOf(content).map((mark) => ({ text: ` ${mark}`, style: STYLES.editor })),
    // Spaces that don't break: a number never stands on a line without the words that it proves.
    ...sourceNumbers(content).map((source) => ({
      text: `\u00a0[${source}]`,
      style: STYLES.reference,
      link: `#source-${source}`,
    })),
    { text: ' ', style: STYLES.prose },
  ];
}
