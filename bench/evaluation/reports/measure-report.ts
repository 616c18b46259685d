import type { ReportDocument, Sentence, StatementKind } from '@groundwork/contract/report-document';
import type { PublishedSection } from '../../../apps/server/src/evidence/statements/publish.ts';

export interface ReportMeasures {
  sources: number;
  quotations: number;
  /** Sentences of the report, as published. */
  sentences: number;
  kinds: Partial<Record<StatementKind, number>>;
  empty: string[];
  repeated: string[];
  tables: number;
  charts: number;
  withheld: { text: string; missing: string[] }[];
}

export function measureReport(document: ReportDocument, sections: PublishedSection[]): ReportMeasures {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const sentences = blocks.flatMap((block): Sentence[] => {
    if (block.type === 'paragraph') return block.sentences;
    return block.type === 'list' ? block.items.flat() : [];
  });
  const kinds: ReportMeasures['kinds'] = {};
  for (const { kind } of sentences) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const texts = sentences.map(({ text }) => text);
  return {
    sources: document.sources.length,
    quotations: kinds.quotation ?? 0,
    sentences: sentences.length,
    kinds,
    empty: document.sections
      .filter((section) => section.blocks.every(({ type }) => type === 'nothing-found'))
      .map(({ id }) => id),
    repeated: [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))],
    tables: blocks.filter(({ type }) => type === 'table').length,
    charts: blocks.filter(({ type }) => type === 'chart' || type === 'map').length,
    withheld: sections.flatMap(({ report }) => report.withheld),
  };
}
