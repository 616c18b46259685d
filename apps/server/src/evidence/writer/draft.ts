import type { Engine } from '@groundwork/contract/engines';
import type { CheckState, ColumnUnit, SectionGuide, StatementKind } from '@groundwork/contract/report-document';
import type { EvidenceRecord, FindingMap } from '../evidence.ts';
import { fieldLine } from '../gather/field-lines.ts';

/** A stretch of a record (by evidence key) that a sentence rests on: a passage of its text, or one of its field lines. */
export interface Ground {
  key: string;
  quote: string;
}

/** Says that the cited records are the first ones of their data set by a measure: the gate checks it on the evidence. */
export interface Ranked {
  engine: Engine;
  by: 'relevance' | 'amount' | 'closing';
}

/** A sentence before the publish gate. `repair` is tried once when it fails. */
export interface DraftSentence {
  text: string;
  grounds: Ground[];
  figures: string[];
  /** Left out, it is told from what the sentence rests on. */
  kind?: StatementKind;
  ranked?: Ranked;
  /** A second model finds that it says more than it cites: it is withheld, whatever else holds. */
  isDoubted?: boolean;
  repair?: DraftSentence;
}

export type Cell = string | number | null;

export type DraftBlock =
  | { type: 'paragraph'; sentences: DraftSentence[] }
  | { type: 'list'; items: DraftSentence[][] }
  | {
      type: 'table';
      caption: string;
      columns: { label: string; unit: ColumnUnit }[];
      rows: { cells: Cell[]; key: string | null; figures?: string[] }[];
      note: string;
    }
  | {
      type: 'chart';
      kind: 'column' | 'bar' | 'line';
      title: string;
      xLabel: string;
      yLabel: string;
      unit: 'usd' | 'count';
      categories: string[];
      series: { name: string; values: number[]; seriesId: string | null }[];
      note: string;
    }
  | ({ type: 'map' } & FindingMap)
  | { type: 'nothing-found'; text: string }
  /** Of the program's rules, word for word. */
  | { type: 'to-add'; items: string[] }
  | { type: 'form'; caption: string; columns: string[]; rows: string[][]; note: string }
  | {
      type: 'checklist';
      caption: string;
      /** `ground`: a field of a record, or a sentence of the description. */
      items: { requirement: string; state: CheckState; ground: Ground | null }[];
      note: string;
    };

export interface DraftSection {
  id: string;
  title: string;
  /** What the agency asks for here. */
  guide?: SectionGuide;
  blocks: DraftBlock[];
}

/** A sentence over figures, by id, and fields of records. */
export const sentence = (text: string, figures: string[] = [], grounds: Ground[] = []): DraftSentence => ({
  text,
  figures,
  grounds,
});

/** The writer's own conclusion: advice, or what the statements that it rests on may mean. */
export const inference = (text: string, figures: string[] = [], grounds: Ground[] = []): DraftSentence => ({
  text,
  figures,
  grounds,
  kind: 'inference',
});

/** Grounds of the record's fields with these labels; labels that it lacks are passed over. */
export function fieldGrounds(each: EvidenceRecord, ...labels: string[]): Ground[] {
  return labels
    .map((label) => fieldLine(each.fields, label))
    .filter((line): line is string => line !== null)
    .map((quote) => ({ key: each.key, quote }));
}

/** "A", "A and B", "A, B and C". */
export function inWords(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Blocks that exist; a section with none of them says that nothing was found and where was looked. */
export function sectionOf(id: string, title: string, blocks: (DraftBlock | null)[], nothing: string): DraftSection {
  const present = blocks.filter((block): block is DraftBlock => block !== null && !isEmpty(block));
  return { id, title, blocks: present.length > 0 ? present : [{ type: 'nothing-found', text: nothing }] };
}

function isEmpty(block: DraftBlock): boolean {
  if (block.type === 'paragraph') return block.sentences.length === 0;
  if (block.type === 'list') return block.items.length === 0;
  if (block.type === 'table') return block.rows.length === 0;
  if (block.type === 'chart') return block.categories.length === 0;
  if (block.type === 'to-add' || block.type === 'checklist') return block.items.length === 0;
  return false;
}
