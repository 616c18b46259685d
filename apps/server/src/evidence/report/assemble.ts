import type { Engine } from '@groundwork/contract/engines';
import type { Language } from '@groundwork/contract/languages';
import type {
  Block,
  Citation,
  Figure,
  ReportDocument,
  ReportSection,
  ReportSource,
  Sentence,
  SentenceSpan,
  SourceKind,
  StatementKind,
} from '@groundwork/contract/report-document';
import type { ReportType } from '@groundwork/contract/report-kinds';
import { isPromptId } from '@groundwork/contract/report-kinds.names';
import { hashRecord } from '../../catalogue/record-hash.ts';
import type { DraftBlock, DraftSentence, Span } from '../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../evidence.ts';
import type { PublishedSection, PublishReport } from '../statements/publish.ts';
import { readable, type Words } from '../statements/statement.ts';
import { type Dictionary, germanTexts, type WithGerman } from './in-german.ts';
import type { StoredDocument } from './in-language.ts';

type Options = {
  reportId: string;
  evidence: Evidence;
  sections: PublishedSection[];
  writer: string;
  /** Left out, it is a commercialization report. */
  reportType?: ReportType;
  subtitle?: string;
  title?: string;
  /** Left out, it is in English. */
  language?: Language;
  engineLabel(engine: Engine): string;
};

/** Puts published sections together: numbers the sources in the order of their first citation and lists them. */
export function assembleReport(options: Options): StoredDocument {
  const {
    reportId,
    evidence,
    sections,
    writer,
    reportType = 'commercialization',
    language = 'en',
    engineLabel,
  } = options;
  const numbers = new Map<string, number>();
  const figureIds = new Set<string>();
  const numberOf = (key: string) => {
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key)!;
  };
  const cite = (sentence: DraftSentence): Sentence & WithGerman => {
    for (const id of sentence.figures) figureIds.add(id);
    const citations = sentence.grounds.map(({ key, quote }): Citation => ({ source: numberOf(key), quote }));
    const opening = ({ ground, ...span }: Span): SentenceSpan => {
      const citation = ground
        ? sentence.grounds.findIndex(({ key, quote }) => key === ground.key && quote === ground.quote)
        : -1;
      return { ...span, ...(citation >= 0 && { citation }) };
    };
    const { german, spans = [] } = sentence;
    return {
      text: sentence.text,
      kind: kindOf(sentence),
      citations,
      figures: sentence.figures,
      ...(spans.length > 0 && { spans: spans.map(opening) }),
      // A model's words have no other language.
      ...(sentence.stretches && { language: 'en' as const }),
      ...(german && { german: { text: german.text, spans: german.spans.map(opening) } }),
    };
  };
  const countOf = (id: string) => findFigure(evidence, id)!.value;
  const documentSections = withoutRepeats(gathered(sections, reportType)).map(
    ({ section }): ReportSection => ({
      id: section.id,
      title: section.title,
      ...(section.guide && { guide: section.guide }),
      ...(section.builtIn && { builtIn: section.builtIn }),
      blocks: section.blocks.map((block) => toBlock(block, cite, numberOf, figureIds, countOf)),
    }),
  );
  const sources = [...numbers].map(([key, number]) => toSource(number, findEvidence(evidence, key)!, engineLabel));
  // The figures that a figure is worked out from are told with it.
  for (const id of figureIds) for (const from of findFigure(evidence, id)?.basis?.figures ?? []) figureIds.add(from);
  const document: ReportDocument = {
    reportId,
    reportType,
    language,
    languages: [],
    title: options.title || evidence.project.title,
    subtitle: options.subtitle ?? 'Commercialization report',
    project: { id: evidence.project.id, title: evidence.project.title, description: evidence.project.description },
    asOf: evidence.asOf,
    writer,
    claims: {
      ...countClaims(sections.map(({ report }) => report)),
      inferences: countInferences(documentSections),
      editors: 0,
    },
    version: 1,
    sourcesChanged: 0,
    isByWords: evidence.isByWords ?? false,
    usesSample: sources.some(({ isSample }) => isSample),
    sections: documentSections,
    figures: [...figureIds].flatMap((id): Figure[] => {
      const figure = findFigure(evidence, id);
      if (!figure) return [];
      const rank = rankOf(id, evidence);
      return [{ ...figure, ...(rank && { rank }) }];
    }),
    sources,
  };
  const { texts, missing } = germanTexts(document, notesIn(sections));
  return { ...document, ...(missing.length === 0 && { german: texts }) };
}

/** Notes of tables and drawings in German, by their English. */
const notesIn = (sections: PublishedSection[]): Dictionary =>
  Object.fromEntries(
    sections.flatMap(({ section }) =>
      section.blocks.flatMap((block) =>
        'german' in block && block.german ? [[noteOf(block.note), block.german]] : [],
      ),
    ),
  );

/**
 * A report that found nothing at all says so once, in its summary; sections that found nothing are named in one at the end.
 */
function gathered(sections: PublishedSection[], reportType: ReportType): Pick<PublishedSection, 'section'>[] {
  if (reportType !== 'commercialization') return sections;
  const isEmpty = ({ section }: PublishedSection) => section.blocks.every(({ type }) => type === 'nothing-found');
  const [first, ...others] = sections;
  if (first && others.every(isEmpty) && first.section.blocks[0]?.type === 'nothing-found') return [first];
  // That no risk stands in the records is no finding: it would read as if there were none.
  const empty = others.filter((each) => isEmpty(each) && each.section.id !== 'risks' && !isPromptId(each.section.id));
  if (!first || !others.some(isEmpty)) return sections;
  // Who has asked is told in the place of the answer.
  const told = [first, ...others.filter((each) => !isEmpty(each) || isPromptId(each.section.id))];
  if (empty.length === 0) return told;
  const text = `Nothing close enough to the idea to be told was found on: ${empty.map(({ section }) => section.title).join(', ')}.`;
  const blocks = [{ type: 'nothing-found' as const, text }];
  return [...told, { section: { id: 'nothing-found', title: 'Where nothing was found', blocks } }];
}

/** A table stands once: what a question had in its answer is not shown again further down. */
function withoutRepeats<Section extends Pick<PublishedSection, 'section'>>(sections: readonly Section[]): Section[] {
  const shown = new Set<string>();
  return sections.map((each) => {
    const blocks = each.section.blocks.filter((block) => {
      if (block.type !== 'table' || each.section.blocks.length === 1) return true;
      const table = JSON.stringify([block.caption, block.rows.map(({ cells }) => cells)]);
      return !shown.has(table) && shown.add(table);
    });
    return { ...each, section: { ...each.section, blocks } };
  });
}

function toBlock(
  published: DraftBlock,
  cite: (sentence: DraftSentence) => Sentence,
  numberOf: (key: string) => number,
  figureIds: Set<string>,
  countOf: (figure: string) => number,
): Block {
  const { german: _german, ...block } = published as DraftBlock & { german?: string };
  switch (block.type) {
    case 'paragraph':
      return { ...block, sentences: block.sentences.map(cite) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(cite)) };
    case 'table':
      return {
        ...block,
        note: noteOf(block.note),
        rows: block.rows.map(({ cells, key, figures = [] }) => {
          for (const id of figures) figureIds.add(id);
          return { cells, source: key === null ? null : numberOf(key), ...(figures.length > 0 && { figures }) };
        }),
      };
    case 'chart':
      return {
        ...block,
        note: noteOf(block.note),
        series: block.series.map(({ name, values }) => ({ name, values })),
      };
    case 'map':
      return {
        ...block,
        note: noteOf(block.note),
        nodes: block.nodes.map(({ name, role }) => ({ name, role })),
        links: block.links.map(({ from, to, how, figure }) => ({ from, to, how, records: countOf(figure) })),
      };
    case 'checklist':
      return {
        ...block,
        items: block.items.map(({ ground, ...item }) => ({
          ...item,
          says: ground?.quote ?? null,
          source: ground ? numberOf(ground.key) : null,
        })),
      };
    default:
      return block;
  }
}

/** Published, it is told already. */
const noteOf = (note: Words | string) => (typeof note === 'string' ? note : readable(note));

const OWN_LABELS = { project: 'The project’s own description', library: 'Library file' };

function toSource(
  number: number,
  { record, page }: EvidenceRecord,
  engineLabel: (engine: Engine) => string,
): ReportSource {
  const { engine } = record;
  return {
    number,
    searchEngine: engine,
    engineLabel: engine === 'project' || engine === 'library' ? OWN_LABELS[engine] : engineLabel(engine),
    id: record.id,
    title: record.title,
    parties: [...new Set(record.organisations.map(({ name }) => name))].slice(0, 3),
    date: record.date,
    url: record.url,
    publisher: record.source.name,
    licence: record.source.licence,
    retrievedAt: record.source.retrievedAt,
    isSample: record.source.isSample,
    ...(page && { page }),
  };
}

const QUOTATION = /[“”]/;

/** The kind of the sentence by its grounds, unless it states one itself. */
function kindOf({ kind, text, grounds }: DraftSentence): StatementKind {
  if (kind) return kind;
  if (grounds.length === 0) return 'figure';
  return QUOTATION.test(text) ? 'quotation' : 'fact';
}

const countInferences = (sections: ReportSection[]): number =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    )
    .filter(({ kind }) => kind === 'inference').length;

function countClaims(reports: PublishReport[]): Pick<ReportDocument['claims'], 'made' | 'supported' | 'withheld'> {
  return {
    made: reports.reduce((sum, { made }) => sum + made, 0),
    supported: reports.reduce((sum, { supported }) => sum + supported, 0),
    withheld: reports.reduce((sum, { withheld }) => sum + withheld.length, 0),
  };
}

/** A figure's place in its series, largest first, and the share of the series that it makes up with those before it. */
function rankOf(id: string, evidence: Evidence): Figure['rank'] {
  for (const series of evidence.series) {
    const measure = id.endsWith(':sum') ? 'amount' : 'count';
    const rows = series.rows.toSorted((a, b) => b[measure] - a[measure]);
    const at = rows.findIndex(({ key }) => id.startsWith(`${series.id}:${key}:`));
    const total = rows.reduce((sum, row) => sum + row[measure], 0);
    if (at < 0 || total === 0) continue;
    // Rows of the same size share their place.
    const place = rows.filter((row) => row[measure] > rows[at]![measure]).length + 1;
    const upTo = rows.slice(0, at + 1).reduce((sum, row) => sum + row[measure], 0);
    return { place, share: upTo / total };
  }
  return undefined;
}

/** A cited record as it was when the report was written: what its sentences rest on, whatever becomes of the record. */
export interface SourceSnapshot {
  engine: SourceKind;
  id: string;
  hash: string;
  title: string;
  fields: string[];
  text: string;
}

export const snapshotOf = ({ record, fields }: EvidenceRecord): SourceSnapshot => ({
  engine: record.engine,
  id: record.id,
  hash: hashRecord(record),
  title: record.title,
  fields,
  text: record.text,
});
