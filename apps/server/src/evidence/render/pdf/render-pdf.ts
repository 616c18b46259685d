import type { ReportDocument } from '@groundwork/contract/report-document';
import { asOfLine, claimsLine, noticesOf, sourceLine } from '../layout.ts';
import { captionNumbers } from '../numbered.ts';
import { RENDER_TEXTS } from '../render-texts.ts';
import { type Element, heightOfAll, PageWriter } from './page-writer.ts';
import { drawBlock, prose } from './pdf-blocks.ts';
import { CONTENT_WIDTH, PAGE, STYLES } from './pdf-styles.ts';

const CONTENTS_LINE = 15;
const FOOT_TITLE_MAX = 60;
/** A heading stands above so much at least. */
const UNDER_HEADING = 70;

interface Entry {
  title: string;
  place: string;
  page: number;
}

/**
 * The report as a tagged PDF: sections, lists, tables and figures that a screen reader knows as such, contents with page
 * numbers, bookmarks, and citations that lead to their sources.
 */
export async function renderPdf(report: ReportDocument): Promise<Uint8Array> {
  // The data's date, not the clock's: the same report gives the same file.
  const created = new Date(report.asOf);
  const writer = new PageWriter({ title: `${report.title} – ${report.subtitle}`, created, language: report.language });
  const document = writer.element('Document');
  const bookmarks = writer.doc.outline.addItem(report.title, { expanded: true });
  const entries = [
    ...report.sections.map(({ id, title }, at) => ({ title: `${at + 1}  ${title}`, place: `section-${id}`, page: 0 })),
    ...(report.sources.length > 0 ? [{ title: RENDER_TEXTS.sources, place: 'sources', page: 0 }] : []),
  ];
  front(writer, report, document);
  const contents = reserveContents(writer, document, entries.length);
  const numbers = captionNumbers(report);
  const open = (entry: Entry) => {
    const section = writer.element('Sect', document);
    heading(writer, entry, section);
    entry.page = pageCount(writer);
    bookmarks.addItem(entry.title);
    return section;
  };
  report.sections.forEach(({ blocks }, at) => {
    const section = open(entries[at]!);
    for (const block of blocks) drawBlock(writer, block, section, numbers.get(block) ?? '');
    section.end();
  });
  if (report.sources.length > 0) {
    const section = open(entries.at(-1)!);
    sources(writer, report, section);
    section.end();
  }
  fillContents(writer, contents, entries);
  document.end();
  footers(writer, report);
  return writer.bytes();
}

function front(writer: PageWriter, report: ReportDocument, document: Element): void {
  prose(writer, [{ text: report.subtitle, style: STYLES.kicker }], document);
  const title = writer.element('H1', document);
  const lines = writer.lines([{ text: report.title, style: STYLES.title }], CONTENT_WIDTH);
  writer.text(lines, { element: title, type: 'H1' }, PAGE.side, { leading: 1.25 });
  title.end();
  writer.y += 8;
  for (const text of [`${asOfLine(report)} · ${claimsLine(report)}`, RENDER_TEXTS.writtenBy(report.writer)])
    prose(writer, [{ text, style: STYLES.meta }], document);
  for (const text of noticesOf(report)) {
    writer.y += 6;
    prose(writer, [{ text, style: STYLES.notice }], document);
  }
  writer.y += 10;
}

function heading(writer: PageWriter, { title, place }: Entry, section: Element): void {
  const lines = writer.lines([{ text: title, style: STYLES.heading }], CONTENT_WIDTH);
  if (writer.y > PAGE.top) writer.y += 16;
  writer.ensure(heightOfAll(lines, 1.3) + UNDER_HEADING);
  writer.doc.addNamedDestination(place, 'XYZ', 0, writer.y - 8, null as never);
  const element = writer.element('H2', section);
  writer.text(lines, { element, type: 'H2' }, PAGE.side, { leading: 1.3 });
  element.end();
  writer.y += 5;
}

/** Room for the contents: which page a section is on is known at the end. */
function reserveContents(writer: PageWriter, document: Element, count: number) {
  writer.y += 14;
  writer.ensure(CONTENTS_LINE * (Math.min(count, 30) + 2));
  const label = writer.element('P', document);
  const lines = writer.lines([{ text: RENDER_TEXTS.contents, style: STYLES.caption }], CONTENT_WIDTH);
  writer.text(lines, { element: label, type: 'P' }, PAGE.side);
  label.end();
  const contents = writer.element('TOC', document);
  const from = { page: pageCount(writer) - 1, y: writer.y };
  writer.y += CONTENTS_LINE * count + 6;
  return { contents, from };
}

const pageCount = ({ doc }: PageWriter): number => doc.bufferedPageRange().count;

function fillContents(
  writer: PageWriter,
  { contents, from }: ReturnType<typeof reserveContents>,
  entries: Entry[],
): void {
  writer.doc.switchToPage(from.page);
  entries.forEach((entry, at) => {
    const y = from.y + CONTENTS_LINE * at;
    const item = writer.element('TOCI', contents);
    const page = writer.lines([{ text: String(entry.page), style: STYLES.contents }], 40)[0]!;
    const run = { text: entry.title, style: STYLES.contents, link: `#${entry.place}` };
    const [line] = writer.lines([run], CONTENT_WIDTH - 50);
    const end = PAGE.side + CONTENT_WIDTH - page.width;
    if (line) {
      writer.line(line, { element: item, type: 'TOCI' }, PAGE.side, y);
      writer.artifact(() => {
        const level = y + CONTENTS_LINE * 0.66;
        writer.doc.lineWidth(0.5).dash(0.8, { space: 2.6 });
        writer.doc
          .moveTo(PAGE.side + line.width + 5, level)
          .lineTo(end - 5, level)
          .stroke('#9aa3a9')
          .undash();
      }, 'Layout');
    }
    writer.line(page, { element: item, type: 'TOCI' }, end, y);
    item.end();
  });
  contents.end();
}

function sources(writer: PageWriter, report: ReportDocument, section: Element): void {
  for (const source of report.sources) {
    const link = source.url && /^https?:/.test(source.url) ? source.url : null;
    const lines = writer.lines(
      [
        { text: source.title, style: STYLES.sourceTitle },
        { text: ` – ${sourceLine(source)} `, style: STYLES.source },
        ...(link ? [{ text: link, style: STYLES.sourceLink, link }] : []),
      ],
      CONTENT_WIDTH - 26,
    );
    writer.ensure(Math.min(heightOfAll(lines, 1.4), 200));
    writer.doc.addNamedDestination(`source-${source.number}`, 'XYZ', 0, writer.y - 4, null as never);
    const element = writer.element('P', section);
    const [number] = writer.lines([{ text: `${source.number}.`, style: STYLES.source }], 26);
    writer.line(number!, { element, type: 'P' }, PAGE.side, writer.y, 1.4);
    writer.text(lines, { element, type: 'P' }, PAGE.side + 26, { leading: 1.4 });
    element.end();
    writer.y += 4;
  }
}

/** The foot must not wrap: a second line has nowhere to go. */
const oneLine = (title: string): string =>
  title.length <= FOOT_TITLE_MAX ? title : `${title.slice(0, FOOT_TITLE_MAX).trimEnd()}…`;

function footers(writer: PageWriter, report: ReportDocument): void {
  const count = pageCount(writer);
  for (let page = 0; page < count; page += 1) {
    writer.doc.switchToPage(page);
    const text = `${oneLine(report.title)} · ${asOfLine(report)} · ${RENDER_TEXTS.page(page + 1, count)}`;
    const [line] = writer.lines([{ text, style: STYLES.footer }], CONTENT_WIDTH);
    writer.artifact(() => writer.words(line!, PAGE.side + CONTENT_WIDTH - line!.width, 808), 'Pagination');
  }
}
