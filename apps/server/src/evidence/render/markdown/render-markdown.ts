import { formatMoney, formatNumber } from '@groundwork/contract/format';
import type { Block, ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { asOfLine, cellText, claimsLine, isNumeric, marksOf, noticesOf, sourceLine, sourceNumbers } from '../layout.ts';
import { RENDER_TEXTS } from '../render-texts.ts';

/** The report as CommonMark with tables; charts become tables of their values. Citations link to the source list. */
export async function renderMarkdown(document: ReportDocument): Promise<Uint8Array> {
  const parts = [
    `# ${escapeMarkdown(document.title)}`,
    `**${escapeMarkdown(document.subtitle)}** · ${asOfLine(document)}`,
    claimsLine(document),
    RENDER_TEXTS.writtenBy(escapeMarkdown(document.writer)),
    ...noticesOf(document).map((notice) => `> ${notice}`),
    ...document.sections.flatMap((section) => [
      `## ${escapeMarkdown(section.title)}`,
      ...section.blocks.flatMap(block),
    ]),
    ...(document.sources.length > 0 ? [`## ${RENDER_TEXTS.sources}`, sourceList(document)] : []),
  ];
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`);
}

const sourceList = ({ sources }: ReportDocument): string =>
  sources
    .map((source) => {
      const link = source.url ? ` <${source.url.replace(/[<>\s]/g, encodeURIComponent)}>` : '';
      return `<a id="source-${source.number}"></a>${source.number}. **${escapeMarkdown(source.title)}** — ${escapeMarkdown(sourceLine(source))}${link}`;
    })
    .join('\n\n');

function block(content: Block): string[] {
  switch (content.type) {
    case 'paragraph':
      return [content.sentences.map(sentence).join(' ')];
    case 'list':
      return [content.items.map((item) => `- ${item.map(sentence).join(' ')}`).join('\n')];
    case 'table': {
      const hasSources = content.rows.some(({ source }) => source !== null);
      return [
        `**${escapeMarkdown(content.caption)}**`,
        table(
          [
            ...content.columns.map(({ label, unit }) => ({ label, isNumeric: isNumeric(unit) })),
            ...(hasSources ? [{ label: RENDER_TEXTS.source, isNumeric: true }] : []),
          ],
          content.rows.map((row) => [
            ...row.cells.map((cell, at) => escapeMarkdown(cellText(cell, content.columns[at]!.unit))),
            ...(hasSources ? [row.source === null ? '' : reference(row.source)] : []),
          ]),
        ),
        `*${escapeMarkdown(content.note)}*`,
      ];
    }
    case 'chart': {
      const format = content.unit === 'usd' ? formatMoney : formatNumber;
      return [
        `**${escapeMarkdown(content.title)}**`,
        table(
          [
            { label: content.xLabel, isNumeric: false },
            ...content.series.map(({ name }) => ({ label: name, isNumeric: true })),
          ],
          content.categories.map((category, at) => [
            escapeMarkdown(category),
            ...content.series.map(({ values }) => format(values[at] ?? null)),
          ]),
        ),
        `*${escapeMarkdown(content.note)}*`,
      ];
    }
    case 'nothing-found':
      return [`*${escapeMarkdown(content.text)}*`];
    default:
      return [];
  }
}

function sentence(content: Sentence): string {
  const references = sourceNumbers(content).map(reference).join('');
  const said = escapeMarkdown(content.text);
  const marks = marksOf(content).map((mark) => ` *${escapeMarkdown(mark)}*`);
  const text = `${content.kind === 'inference' ? `*${said}*` : said}${marks.join('')}`;
  return references ? `${text} ${references}` : text;
}

const reference = (number: number) => `[\\[${number}\\]](#source-${number})`;

function table(columns: { label: string; isNumeric: boolean }[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [
    line(columns.map(({ label }) => escapeMarkdown(label))),
    line(columns.map((column) => (column.isNumeric ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

/** Text of records is text: nothing in it may become markup, a link or an image. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_{}[\]<>#~]/g, '\\$&')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^([-+]|\d+[.)])(?=\s)/, '\\$&');
