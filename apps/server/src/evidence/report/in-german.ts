import type { Block, ReportDocument, Sentence, SentenceSpan } from '@groundwork/contract/report-document';
import { lineIn, textIn } from '../german/texts.ts';
import { nameIn } from '../german/values.ts';
import { BETWEEN_QUOTATIONS } from '../statements/resolve.ts';

/** Texts of a report besides its sentences, by their English. */
export type Dictionary = Record<string, string>;

/** A sentence as it is stored: with its German, where it is made of templates. */
export interface WithGerman {
  german?: { text: string; spans: SentenceSpan[] };
}

/** Columns that hold words of ours, and how each is put; all others hold what records say. */
const OURS: Record<string, (cell: string) => string | null> = {
  State: textIn,
  'Seen as': textIn,
  As: textIn,
  'Is it near?': textIn,
  'Data set': textIn,
  'Typical award': textIn,
  // "Acme Inc; 2017; expired"
  Of: (cell) => cell.replace(/(?<=; )[^;]+$/, (last) => textIn(last) ?? last),
  'On record': (cell) => cell.split('; ').map(lineIn).join('; '),
};

/** Quotation marks are the language's. */
const quoted = (cell: string): string =>
  cell.replace(
    /^“(.*)”$/su,
    (_, inner: string) => `„${inner.replaceAll(`”${BETWEEN_QUOTATIONS}“`, `“${BETWEEN_QUOTATIONS}„`)}“`,
  );
const cellIn = (cell: string, column: string): string => OURS[column]?.(cell) ?? quoted(cell);
const formCell = (cell: string): string => textIn(cell) ?? nameIn(cell);

/**
 * The German of everything that a document says besides its sentences, and what has none. Sections that answer a question have
 * its words for a title, and those of an application what the agency calls them: these stay. `notes`: of tables and drawings, by their English.
 */
export function germanTexts(document: ReportDocument, notes: Dictionary): { texts: Dictionary; missing: string[] } {
  const texts: Dictionary = { ...notes };
  const missing: string[] = [];
  const add = (english: string, isOurs = true) => {
    const german = texts[english] ?? textIn(english);
    if (german !== null) texts[english] = german;
    else if (isOurs && english !== '') missing.push(english);
  };
  for (const { title, guide, blocks } of document.sections) {
    add(title, !guide);
    if (guide) add(guide.question, false);
    for (const block of blocks) {
      if (block.type === 'paragraph' || block.type === 'list') {
        const sentences: (Sentence & WithGerman)[] = block.type === 'list' ? block.items.flat() : block.sentences;
        // Somebody's own words stay in their own language.
        for (const { text, german, kind, language } of sentences)
          if (!german && kind !== 'applicant' && !language) missing.push(text);
      } else for (const text of textsOf(block)) add(text);
    }
  }
  for (const { label } of document.figures) add(label);
  for (const { engineLabel, licence } of document.sources) {
    add(engineLabel);
    add(licence, false);
  }
  add(document.subtitle);
  add(document.writer);
  return { texts, missing };
}

/** Cells that hold nothing but words of ours: each must have its German as well. */
const wordsIn = ({ columns, rows }: Extract<Block, { type: 'table' }>): string[] =>
  columns.flatMap(({ label }, at) =>
    OURS[label] === textIn ? rows.flatMap(({ cells }) => (typeof cells[at] === 'string' ? [cells[at]] : [])) : [],
  );

function textsOf(block: Exclude<Block, { type: 'paragraph' | 'list' }>): string[] {
  switch (block.type) {
    case 'table':
      return [block.caption, block.note, ...block.columns.map(({ label }) => label), ...wordsIn(block)];
    case 'chart':
      return [block.title, block.note, block.xLabel, block.yLabel, ...block.series.map(({ name }) => name)];
    case 'map':
      return [
        block.title,
        block.note,
        ...block.nodes.flatMap(({ role }) => role ?? []),
        ...block.links.map(({ how }) => how),
      ];
    case 'form':
      return [block.caption, block.note, ...block.columns];
    case 'nothing-found':
      return [block.text];
    case 'checklist':
      return [block.caption, block.note, ...block.items.map(({ requirement }) => requirement)];
    case 'to-add':
      return block.items;
  }
}

/** A block other than of sentences in German. */
export function blockIn(block: Exclude<Block, { type: 'paragraph' | 'list' }>, texts: Dictionary): Block {
  const put = (english: string) => texts[english] ?? english;
  switch (block.type) {
    case 'table': {
      const { columns, rows } = block;
      return {
        ...block,
        caption: put(block.caption),
        note: put(block.note),
        columns: columns.map((column) => ({ ...column, label: put(column.label) })),
        rows: rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell, at) => (typeof cell === 'string' ? cellIn(cell, columns[at]!.label) : cell)),
        })),
      };
    }
    case 'chart':
      return {
        ...block,
        title: put(block.title),
        note: put(block.note),
        xLabel: put(block.xLabel),
        yLabel: put(block.yLabel),
        categories: block.xLabel === 'Country' ? block.categories.map(nameIn) : block.categories,
        series: block.series.map((each) => ({ ...each, name: put(each.name) })),
      };
    case 'map':
      return {
        ...block,
        title: put(block.title),
        note: put(block.note),
        nodes: block.nodes.map((node) => ({ ...node, role: node.role && put(node.role) })),
        links: block.links.map((link) => ({ ...link, how: put(link.how) })),
      };
    case 'form':
      return {
        ...block,
        caption: put(block.caption),
        note: put(block.note),
        columns: block.columns.map(put),
        rows: block.rows.map((row) => row.map(formCell)),
      };
    case 'nothing-found':
      return { ...block, text: put(block.text) };
    case 'checklist':
      return {
        ...block,
        caption: put(block.caption),
        note: put(block.note),
        items: block.items.map((item) => ({ ...item, requirement: put(item.requirement) })),
      };
    case 'to-add':
      return { ...block, items: block.items.map(put) };
  }
}
