import type { ReportDocument } from '@groundwork/contract/report-document';
import { Document, Font, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { FONT_FAMILY, FONT_FILES } from '../fonts.ts';
import { asOfLine, claimsLine, noticesOf, sourceLine } from '../layout.ts';
import { pdfBlock } from './pdf-blocks.ts';
import { styles } from './pdf-styles.ts';
import { printable } from './printable.ts';

Font.register({
  family: FONT_FAMILY,
  fonts: [
    { src: FONT_FILES.regular },
    { src: FONT_FILES.italic, fontStyle: 'italic' },
    { src: FONT_FILES.bold, fontWeight: 600 },
  ],
});
// Names and identifiers must not be broken into syllables: they are looked up and copied.
Font.registerHyphenationCallback((word) => [word]);

/** The report as a PDF with bookmarks, linked citations, drawn charts and page numbers. */
export async function renderPdf(report: ReportDocument): Promise<Uint8Array> {
  const created = new Date(report.asOf);
  const document = h(
    Document,
    {
      title: printable(`${report.title} – ${report.subtitle}`),
      creator: 'Groundwork',
      producer: 'Groundwork',
      language: 'en',
      // The data's date, not the clock's: the same report gives the same file.
      creationDate: created,
      modificationDate: created,
    },
    h(
      Page,
      { size: 'A4', style: styles.page, bookmark: printable(report.title) },
      ...front(report),
      ...sections(report),
      ...sources(report),
      footer(report),
    ),
  );
  return new Uint8Array(await renderToBuffer(document));
}

function front(report: ReportDocument): ReactElement[] {
  return [
    h(Text, { style: styles.kicker }, report.subtitle),
    h(Text, { style: styles.title }, printable(report.title)),
    h(Text, { style: styles.meta }, `${asOfLine(report)} · ${claimsLine(report)}`),
    h(Text, { style: styles.meta }, `Written by: ${report.writer}`),
    ...noticesOf(report).map((notice) => h(Text, { style: styles.notice, key: notice }, notice)),
    h(View, { style: styles.description }, h(Text, null, printable(report.project.description))),
  ];
}

const heading = (title: string): ReactElement =>
  h(View, { minPresenceAhead: 120, ...bookmark(title) }, h(Text, { style: styles.heading }, title));

/** Entry of the PDF's outline. The library takes it on any node; its types know it on pages only. */
const bookmark = (title: string) => ({ bookmark: title }) as object;

const sections = (report: ReportDocument): ReactElement[] =>
  report.sections.flatMap((section) => [heading(section.title), ...section.blocks.map(pdfBlock)]);

function sources(report: ReportDocument): ReactElement[] {
  if (report.sources.length === 0) return [];
  return [
    heading('Sources'),
    ...report.sources.map((source) =>
      h(
        View,
        { style: styles.source, id: `source-${source.number}`, wrap: false },
        h(Text, { style: styles.sourceNumber }, `${source.number}.`),
        h(
          Text,
          { style: styles.sourceText },
          h(Text, { style: styles.bold }, printable(source.title)),
          ` – ${printable(sourceLine(source))} `,
          source.url && /^https?:/.test(source.url) ? h(Link, { src: source.url, style: styles.link }, source.url) : '',
        ),
      ),
    ),
  ];
}

const FOOT_TITLE_MAX = 60;

/** The foot must not wrap: it is laid out before its text is known, and a second line has nowhere to go. */
function oneLine(title: string): string {
  const text = printable(title);
  return text.length <= FOOT_TITLE_MAX ? text : `${text.slice(0, FOOT_TITLE_MAX).trimEnd()}…`;
}

const footer = (report: ReportDocument): ReactElement =>
  h(Text, {
    style: styles.footer,
    fixed: true,
    render: ({ pageNumber, totalPages }) =>
      `${oneLine(report.title)} · ${asOfLine(report)} · page ${pageNumber} of ${totalPages}`,
  });
