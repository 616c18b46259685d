import { formatNumber } from '@groundwork/contract/format';
import type { Block, CheckState, ReportDocument, ReportSection, Sentence } from '@groundwork/contract/report-document';
import { lengthOf } from '@groundwork/contract/section-length';

const STATES: Record<CheckState, string> = {
  said: 'Said in the description',
  lacking: 'Not said in the description yet',
  yours: 'For you to confirm',
  passed: 'Too late',
};

const plain = (text: string): Sentence => ({ text, citations: [], figures: [] });

/** The document in the blocks that every rendering knows: what is to be filled in becomes tables and lists. */
export function plainDocument(document: ReportDocument): ReportDocument {
  return { ...document, sections: document.sections.map(plainSection) };
}

function plainSection(section: ReportSection): ReportSection {
  const { guide, blocks } = section;
  return {
    ...section,
    blocks: [
      ...(guide ? [{ type: 'paragraph' as const, sentences: guideOf(section) }] : []),
      ...blocks.flatMap(plainBlock),
    ],
  };
}

/** 'Asked for: … Up to 3,500 characters; the draft has 1,204. NSF Project Pitch: https://…' */
function guideOf(section: ReportSection): Sentence[] {
  const { question, limit, source } = section.guide!;
  const length = limit
    ? `Up to ${formatNumber(limit.max)} ${limit.max === 1 ? limit.unit.slice(0, -1) : limit.unit}; the draft has ${formatNumber(lengthOf(section, limit.unit))}.`
    : '';
  return [`Asked for: ${question}`, length, source ? `${source.title}: ${source.url}` : ''].filter(Boolean).map(plain);
}

function plainBlock(block: Block): Block[] {
  switch (block.type) {
    case 'paragraph':
      return block.sentences.length > 0 && block.sentences.every(({ kind }) => kind === 'applicant')
        ? [{ ...block, sentences: [plain('In the applicant’s own words:'), ...block.sentences] }]
        : [block];
    case 'to-add':
      return [{ type: 'list', items: block.items.map((item) => [plain(`You add: ${item}`)]) }];
    case 'form':
      return [
        {
          type: 'table',
          caption: block.caption,
          columns: block.columns.map((label) => ({ label, unit: 'text' as const })),
          rows: block.rows.map((cells) => ({ cells: cells.map((cell) => cell || ' '), source: null })),
          note: block.note,
        },
      ];
    case 'checklist':
      return [
        {
          type: 'table',
          caption: block.caption,
          columns: ['Requirement', 'State', 'What is said'].map((label) => ({ label, unit: 'text' as const })),
          rows: block.items.map(({ requirement, state, says, source }) => ({
            cells: [requirement, STATES[state], says ?? ''],
            source,
          })),
          note: block.note,
        },
      ];
    default:
      return [block];
  }
}
