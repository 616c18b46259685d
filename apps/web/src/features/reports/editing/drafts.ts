import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import type { HeadingEdit, ProseEdit, ProsePlace } from '@groundwork/contract/report-editing';
import type { StatementDraft } from './editing-context.ts';

/** Unsaved changes: paragraphs and items by their place, headings by their section. */
export interface Drafts {
  prose: Record<string, { place: ProsePlace; before: Sentence[]; statements: StatementDraft[] }>;
  titles: Record<string, string>;
}

export const NO_DRAFTS: Drafts = { prose: {}, titles: {} };

export const placeKey = ({ sectionId, block, item }: ProsePlace): string => `${sectionId}/${block}/${item ?? ''}`;

export const draftOf = ({ text, citations, figures, kind }: Sentence, was: number): StatementDraft => ({
  id: String(was),
  text,
  was,
  sources: [...new Set(citations.map(({ source }) => source))],
  figures,
  isKept: kind === 'editor',
});

const sameItems = <Item>(one: Item[], other: Item[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

/** Is it another sentence than it was, in its words or in what it cites? */
export function isChanged({ text, was, sources, figures }: StatementDraft, before: Sentence[]): boolean {
  const sentence = was === null ? undefined : before[was];
  if (!sentence) return text.trim() !== '';
  const stored = draftOf(sentence, was!);
  return text.trim() !== stored.text || !sameItems(sources, stored.sources) || !sameItems(figures, stored.figures);
}

export const isDirty = ({ prose, titles }: Drafts): boolean =>
  Object.keys(titles).length > 0 ||
  Object.values(prose).some(({ statements, before }) => statements.some((each) => isChanged(each, before)));

/** The edit to send: paragraphs in which something differs, and headings. */
export function editOf({ prose, titles }: Drafts): { prose: ProseEdit[]; headings: HeadingEdit[] } {
  return {
    prose: Object.values(prose)
      .filter(({ statements, before }) => statements.some((each) => isChanged(each, before)))
      .map(({ place, statements }) => ({
        ...place,
        statements: statements
          .filter(({ text, was }) => was !== null || text.trim() !== '')
          .map(({ id: _id, ...statement }) => statement),
      })),
    headings: Object.entries(titles).map(([sectionId, title]) => ({ sectionId, title })),
  };
}

/**
 * After somebody else's save: drafts of paragraphs that they left alone stay in place; the words of the others are given back,
 * to be used again by hand.
 */
export function carryOver({ prose, titles }: Drafts, report: ReportDocument): { drafts: Drafts; left: string[] } {
  const kept: Drafts['prose'] = {};
  const left: string[] = [];
  for (const [key, draft] of Object.entries(prose)) {
    const { sectionId, block: at, item } = draft.place;
    const block = report.sections.find(({ id }) => id === sectionId)?.blocks[at];
    const now =
      block?.type === 'paragraph' ? block.sentences : block?.type === 'list' ? block.items[item ?? -1] : undefined;
    if (JSON.stringify(now) === JSON.stringify(draft.before)) kept[key] = draft;
    else left.push(...draft.statements.filter((each) => isChanged(each, draft.before)).map(({ text }) => text));
  }
  return { drafts: { prose: kept, titles }, left: left.filter((text) => text.trim() !== '') };
}
