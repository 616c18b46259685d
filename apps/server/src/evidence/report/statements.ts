import type { StatementPlace } from '@groundwork/contract/report-changes';
import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { cellText } from '../render/layout.ts';

/** A published sentence, or a row of a table, with the words of each source that it rests on. */
export interface PublishedStatement {
  place: StatementPlace;
  text: string;
  sources: { number: number; quotes: string[] }[];
}

/** All that a report says on records, in reading order. */
export function statementsOf({ sections }: Pick<ReportDocument, 'sections'>): PublishedStatement[] {
  return sections.flatMap(({ id: sectionId, blocks }) =>
    blocks.flatMap((block, at): PublishedStatement[] => {
      const place = { sectionId, block: at, item: null };
      switch (block.type) {
        case 'paragraph':
          return block.sentences.map((sentence, index) => ofSentence(sentence, { ...place, at: index }));
        case 'list':
          return block.items.flatMap((item, itemAt) =>
            item.map((sentence, index) => ofSentence(sentence, { ...place, item: itemAt, at: index })),
          );
        case 'table':
          return block.rows.flatMap(({ cells, source }, index) =>
            source === null
              ? []
              : [
                  {
                    place: { ...place, at: index },
                    text: cells.map((cell, column) => cellText(cell, block.columns[column]!.unit)).join(' · '),
                    sources: [{ number: source, quotes: [] }],
                  },
                ],
          );
        default:
          return [];
      }
    }),
  );
}

function ofSentence({ text, citations }: Sentence, place: StatementPlace): PublishedStatement {
  const quotes = new Map<number, string[]>();
  for (const { source, quote } of citations) quotes.set(source, [...(quotes.get(source) ?? []), quote]);
  return { place, text, sources: [...quotes].map(([number, all]) => ({ number, quotes: all })) };
}
