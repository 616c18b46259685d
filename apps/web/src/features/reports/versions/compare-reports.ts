import type { Block, ReportDocument } from '@groundwork/contract/report-document';
import { diffArrays } from 'diff';

export interface Piece {
  text: string;
  isChanged: boolean;
}

/** A passage in two versions; empty where one of them lacks it. */
export interface PassageChange {
  before: Piece[];
  after: Piece[];
}

export interface SectionChange {
  id: string;
  title: string;
  changes: PassageChange[];
}

/** The passages (sentences, rows, titles of charts) that differ, section by section. */
export function compareReports(earlier: ReportDocument, later: ReportDocument): SectionChange[] {
  const ids = [...new Set([...later.sections, ...earlier.sections].map(({ id }) => id))];
  return ids.flatMap((id): SectionChange[] => {
    const [then, now] = [earlier, later].map(({ sections }) => sections.find((section) => section.id === id));
    const changes = comparePassages(passagesOf(then), passagesOf(now));
    return changes.length > 0 ? [{ id, title: (now ?? then)!.title, changes }] : [];
  });
}

type Section = ReportDocument['sections'][number];

const passagesOf = (section: Section | undefined): string[] =>
  section ? [section.title, ...section.blocks.flatMap(textsOf)] : [];

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return block.sentences.map(({ text }) => text);
    case 'list':
      return block.items.flat().map(({ text }) => text);
    case 'table':
      return [
        block.caption,
        ...block.rows.map(({ cells }) => cells.map((cell) => cell ?? '–').join(' · ')),
        block.note,
      ];
    case 'chart':
      return [
        block.title,
        ...block.categories.map((category, at) =>
          [category, ...block.series.map(({ name, values }) => `${name} ${values[at] ?? '–'}`)].join(' · '),
        ),
        block.note,
      ];
    case 'map':
      return [
        block.title,
        ...block.links.map(({ from, to, how, records }) =>
          [block.nodes[from]!.name, block.nodes[to]!.name, how, records].join(' · '),
        ),
        block.note,
      ];
    case 'to-add':
      return block.items;
    case 'form':
      return [block.caption, ...block.rows.map((cells) => cells.join(' · ')), block.note];
    case 'checklist':
      return block.items.map(({ requirement, says }) => [requirement, says].filter(Boolean).join(' · '));
    default:
      return [block.text];
  }
}

/** Passages that went and came in the same place stand beside each other, in their order. */
function comparePassages(before: string[], after: string[]): PassageChange[] {
  const changes: PassageChange[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at++) changes.push(compareTexts(gone[at], come[at]));
    gone = [];
    come = [];
  };
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (removed) gone.push(...value);
    else if (added) come.push(...value);
    else settle();
  }
  settle();
  return changes;
}

/** A number is one word, whatever stands between its digits: half of it says nothing. */
const wordsOf = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+|\s+|./gu) ?? [];

function compareTexts(before: string | undefined, after: string | undefined): PassageChange {
  if (before === undefined || after === undefined) {
    const whole = (text: string | undefined) => (text === undefined ? [] : [{ text, isChanged: true }]);
    return { before: whole(before), after: whole(after) };
  }
  const parts = diffArrays(wordsOf(before), wordsOf(after)).map(({ value, ...part }) => ({
    ...part,
    value: value.join(''),
  }));
  return {
    before: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isChanged: removed })),
    after: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isChanged: added })),
  };
}
