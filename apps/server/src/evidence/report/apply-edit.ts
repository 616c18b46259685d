import type { Block, ReportDocument, Sentence } from '@groundwork/contract/report-document';
import type { HeadingEdit, ProsePlace } from '@groundwork/contract/report-editing';

/** The sentences that stand in a paragraph, or an item of a list, from now on. */
export interface WrittenProse {
  place: ProsePlace;
  sentences: Sentence[];
}

/** The sentences of a paragraph or of an item; null where there is no such thing. */
export function proseAt({ sections }: ReportDocument, { sectionId, block: at, item }: ProsePlace): Sentence[] | null {
  const block = sections.find(({ id }) => id === sectionId)?.blocks[at];
  if (block?.type === 'paragraph' && item === null) return block.sentences;
  if (block?.type === 'list' && item !== null) return block.items[item] ?? null;
  return null;
}

/** The document with these texts in it, and its claims counted anew. Null where nothing differs. */
export function applyEdit<Document extends ReportDocument>(
  document: Document,
  prose: WrittenProse[],
  headings: HeadingEdit[],
): Document | null {
  const titles = new Map(headings.map(({ sectionId, title }) => [sectionId, title]));
  const written = new Map(prose.map(({ place, sentences }) => [keyOf(place), sentences]));
  const sections = document.sections.map(({ id, title, blocks }) => ({
    id,
    title: titles.get(id) ?? title,
    blocks: blocks
      .map((block, at) => withProse(block, { sectionId: id, block: at }, written))
      .filter((block) => block !== null),
  }));
  if (JSON.stringify(sections) === JSON.stringify(document.sections)) return null;
  return { ...document, sections, claims: recount(document, sections) };
}

const keyOf = ({ sectionId, block, item }: ProsePlace) => `${sectionId}/${block}/${item ?? ''}`;

/** Null for a block that nothing is left of. */
function withProse(block: Block, place: Omit<ProsePlace, 'item'>, written: Map<string, Sentence[]>): Block | null {
  if (block.type === 'paragraph') {
    const sentences = written.get(keyOf({ ...place, item: null })) ?? block.sentences;
    return sentences.length > 0 ? { ...block, sentences } : null;
  }
  if (block.type !== 'list') return block;
  const items = block.items
    .map((item, at) => written.get(keyOf({ ...place, item: at })) ?? item)
    .filter((item) => item.length > 0);
  return items.length > 0 ? { ...block, items } : null;
}

/** Rows and charts count as they did. */
function recount(before: ReportDocument, sections: ReportDocument['sections']): ReportDocument['claims'] {
  const [then, now] = [tally(before.sections), tally(sections)];
  const supported = before.claims.supported + now.supported - then.supported;
  const { withheld } = before.claims;
  return {
    made: supported + withheld + now.editors,
    supported,
    inferences: now.inferences,
    withheld,
    editors: now.editors,
  };
}

function tally(sections: ReportDocument['sections']) {
  const sentences = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    ),
  );
  const count = (is: (sentence: Sentence) => boolean) => sentences.filter(is).length;
  return {
    supported: count(({ kind }) => kind !== 'editor'),
    inferences: count(({ kind }) => kind === 'inference'),
    editors: count(({ kind }) => kind === 'editor'),
  };
}
