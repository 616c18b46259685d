import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import type { EditedStatement, ProsePlace } from '@groundwork/contract/report-editing';

/** The first sentence of the report that says this, and where it stands. */
export function findSentence(document: ReportDocument, words: string | RegExp) {
  for (const { id: sectionId, blocks } of document.sections) {
    for (const [block, each] of blocks.entries()) {
      const items = each.type === 'paragraph' ? [each.sentences] : each.type === 'list' ? each.items : [];
      for (const [item, all] of items.entries()) {
        const at = all.findIndex(({ text }) => text.match(words));
        const place: ProsePlace = { sectionId, block, item: each.type === 'list' ? item : null };
        if (at >= 0) return { place, at, all, text: all[at]!.text };
      }
    }
  }
  throw new Error(`No sentence says ${words}`);
}

export const asIs = ({ text, citations, figures }: Sentence, was: number | null): EditedStatement => ({
  text,
  was,
  sources: [...new Set(citations.map(({ source }) => source))],
  figures,
});

/** The paragraph with one of its sentences in other words. */
export function changedProse(document: ReportDocument, words: string | RegExp, text: string, isKept = false) {
  const { place, at, all } = findSentence(document, words);
  const statements = all.map((each, index) => ({ ...asIs(each, index), isKept, ...(index === at && { text }) }));
  return { ...place, statements };
}
