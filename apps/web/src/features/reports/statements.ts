import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';

/** All sentences of a report, in reading order. */
export const statementsIn = ({ sections }: Pick<ReportDocument, 'sections'>): Sentence[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    ),
  );
