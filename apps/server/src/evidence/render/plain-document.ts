import type { Block, ReportDocument, ReportSection, Sentence } from '@groundwork/contract/report-document';
import { lengthOf } from '@groundwork/contract/section-length';
import { RENDER_TEXTS } from './render-texts.ts';

const plain = (text: string): Sentence => ({ text, citations: [], figures: [] });

/** The document in the blocks that every rendering knows: what is to be filled in becomes tables and lists. */
export function plainDocument(document: ReportDocument): ReportDocument {
  return { ...document, sections: document.sections.map(plainSection) };
}

function plainSection(section: ReportSection): ReportSection {
  const { guide, builtIn, blocks } = section;
  return {
    ...section,
    blocks: [
      ...(guide ? [{ type: 'paragraph' as const, sentences: guideOf(section) }] : []),
      ...(builtIn ? [{ type: 'paragraph' as const, sentences: [plain(RENDER_TEXTS.builtIn[builtIn])] }] : []),
      ...blocks.flatMap(plainBlock),
    ],
  };
}

/** 'Asked for: … Up to 3,500 characters; the draft has 1,204. NSF Project Pitch: https://…' */
function guideOf(section: ReportSection): Sentence[] {
  const { question, limit, source } = section.guide!;
  const length = limit ? RENDER_TEXTS.limit(limit.max, limit.unit, lengthOf(section, limit.unit)) : '';
  return [RENDER_TEXTS.askedFor(question), length, source ? `${source.title}: ${source.url}` : '']
    .filter(Boolean)
    .map(plain);
}

function plainBlock(block: Block): Block[] {
  switch (block.type) {
    case 'paragraph':
      return block.sentences.length > 0 && block.sentences.every(({ kind }) => kind === 'applicant')
        ? [{ ...block, sentences: [plain(RENDER_TEXTS.applicant), ...block.sentences] }]
        : [block];
    case 'to-add':
      return [{ type: 'list', items: block.items.map((item) => [plain(RENDER_TEXTS.youAdd(item))]) }];
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
          columns: RENDER_TEXTS.checklist.map((label) => ({ label, unit: 'text' as const })),
          rows: block.items.map(({ requirement, state, says, source }) => ({
            cells: [requirement, RENDER_TEXTS.states[state], says ?? ''],
            source,
          })),
          note: block.note,
        },
      ];
    default:
      return [block];
  }
}
