import type { Block, ReportDocument, Sentence } from '@groundwork/contract/report-document';
import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  TableOfContents,
  TextRun,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { toPng } from '../chart/chart-png.ts';
import { toSvg } from '../chart/chart-svg.ts';
import { layoutPicture } from '../chart/layout-picture.ts';
import { asOfLine, claimsLine, marksOf, noticesOf, sourceLine, sourceNumbers } from '../layout.ts';
import { captionNumbers, pictureInWords } from '../numbered.ts';
import { RENDER_TEXTS } from '../render-texts.ts';
import { INK, MUTED, STYLES } from './docx-styles.ts';
import { docxTable } from './docx-table.ts';
import { repeatable } from './repeatable.ts';

type Content = Paragraph | TableOfContents | ReturnType<typeof docxTable>;

const BULLETS = 'bullets';
const HEADINGS = 'headings';

/**
 * The report as a Word document: numbered headings, captions that Word counts, tables to edit, charts as vectors (with a
 * picture for older readers), linked sources.
 */
export async function renderDocx(report: ReportDocument): Promise<Uint8Array> {
  const numbers = captionNumbers(report);
  const body: Content[] = [...front(report), ...contents(report)];
  for (const section of report.sections) {
    body.push(
      new Paragraph({
        text: section.title,
        heading: HeadingLevel.HEADING_1,
        numbering: { reference: HEADINGS, level: 0 },
      }),
    );
    for (const block of section.blocks) body.push(...(await renderBlock(block, numbers.get(block) ?? '')));
  }
  if (report.sources.length > 0)
    body.push(new Paragraph({ text: RENDER_TEXTS.sources, heading: HeadingLevel.HEADING_1 }), ...sources(report));
  const document = new Document({
    title: `${report.title} – ${report.subtitle}`,
    creator: 'Groundwork',
    description: asOfLine(report),
    styles: STYLES,
    numbering: {
      config: [
        {
          reference: HEADINGS,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 480, hanging: 480 } } },
            },
          ],
        },
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    pageNumbers: WITHOUT_PAGES,
    sections: [{ properties: {}, footers: { default: footer(report) }, children: body }],
  });
  const packed = new Uint8Array(await Packer.toArrayBuffer(document));
  return repeatable(packed, new Date(report.asOf).toISOString());
}

function front(report: ReportDocument): Paragraph[] {
  const line = (text: string) => new Paragraph({ style: 'Meta', children: [new TextRun(text)] });
  return [
    new Paragraph({ style: 'Meta', children: [new TextRun(report.subtitle)] }),
    new Paragraph({ text: report.title, heading: HeadingLevel.TITLE }),
    line(`${asOfLine(report)} · ${claimsLine(report)}`),
    line(RENDER_TEXTS.writtenBy(report.writer)),
    ...noticesOf(report).map((notice) => new Paragraph({ style: 'Notice', children: [new TextRun(notice)] })),
  ];
}

/** Headings are listed with their numbers; on which page they stand is left open. */
const WITHOUT_PAGES = Object.assign(() => ({ bookmarks: new Map<string, string>() }), {
  listNumbers: estimatePageNumbers.listNumbers,
});

/** Word's own list of the headings, with a link to each. On which page they stand only Word knows: it is written without, so that opening the file asks nothing. */
const contents = ({ sections }: ReportDocument): Content[] =>
  sections.length === 0
    ? []
    : [
        new Paragraph({ style: 'ContentsHead', children: [new TextRun(RENDER_TEXTS.contents)] }),
        new TableOfContents(RENDER_TEXTS.contents, {
          headingStyleRange: '1-1',
          pageNumbersEntryLevelsRange: '1-1',
          hyperlink: true,
        }),
      ];

async function renderBlock(block: Block, number: string): Promise<Content[]> {
  switch (block.type) {
    case 'paragraph':
      return [new Paragraph({ children: block.sentences.flatMap(sentence) })];
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ numbering: { reference: BULLETS, level: 0 }, children: item.flatMap(sentence) }),
      );
    case 'table':
      return [caption(number, block.caption), docxTable(block), note(block.note)];
    case 'chart':
    case 'map': {
      const drawing = layoutPicture(block);
      const svg = toSvg(drawing);
      const picture = new ImageRun({
        type: 'svg',
        data: new TextEncoder().encode(svg),
        fallback: { type: 'png', data: await toPng(svg) },
        transformation: { width: drawing.width * 1.25, height: drawing.height * 1.25 },
        altText: { name: block.title, title: block.title, description: pictureInWords(block) },
      });
      return [caption(number, block.title), new Paragraph({ keepNext: true, children: [picture] }), note(block.note)];
    }
    case 'nothing-found':
      return [new Paragraph({ style: 'Meta', children: [new TextRun({ text: block.text, italics: true })] })];
    default:
      return [];
  }
}

function sentence(content: Sentence): ParagraphChild[] {
  return [
    new TextRun({ text: content.text, italics: content.kind === 'inference' }),
    ...marksOf(content).map((mark) => new TextRun({ text: ` ${mark}`, color: MUTED })),
    ...sourceNumbers(content).map(
      (number) =>
        new InternalHyperlink({
          anchor: `source-${number}`,
          children: [new TextRun({ text: `\u00a0[${number}]`, superScript: true, style: 'Hyperlink' })],
        }),
    ),
    new TextRun(' '),
  ];
}

/** `number` is 'Table 3': Word counts anew when tables are added, and shows this one until then. */
const caption = (number: string, text: string) => {
  const [kind, count] = number.split(' ') as [string, string];
  return new Paragraph({
    style: 'Caption',
    children: [new TextRun(`${kind} `), new SimpleField(`SEQ ${kind} \\* ARABIC`, count), new TextRun(`. ${text}`)],
  });
};
const note = (text: string) => new Paragraph({ style: 'Meta', children: [new TextRun(text)] });

function sources(report: ReportDocument): Paragraph[] {
  return report.sources.map((source) => {
    const isLink = source.url !== null && /^https?:/.test(source.url);
    return new Paragraph({
      style: 'Source',
      children: [
        new Bookmark({ id: `source-${source.number}`, children: [new TextRun(`${source.number}. `)] }),
        new TextRun({ text: source.title, bold: true }),
        new TextRun({ text: ` – ${sourceLine(source)}`, color: MUTED }),
        ...(isLink
          ? [
              new TextRun(' '),
              new ExternalHyperlink({
                link: source.url!,
                children: [new TextRun({ text: source.url!, style: 'Hyperlink' })],
              }),
            ]
          : []),
      ],
    });
  });
}

function footer(report: ReportDocument): Footer {
  const text = new TextRun({
    text: `${report.title} · ${asOfLine(report)} · ${RENDER_TEXTS.page()}`,
    color: MUTED,
    size: 16,
  });
  const page = new TextRun({ children: [PageNumber.CURRENT], color: INK, size: 16 });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [text, page] })] });
}
