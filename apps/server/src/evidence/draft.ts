import type { Engine } from '@groundwork/contract/engines';
import type {
  BuiltInReason,
  CheckState,
  ColumnUnit,
  SectionGuide,
  StatementKind,
} from '@groundwork/contract/report-document';
import type { EvidenceRecord, FindingMap } from './evidence.ts';
import type { LookReason } from './prose/second-look.port.ts';
import { fieldLine } from './records/evidence-record.ts';
import { readable, type Words } from './statements/statement.ts';

/** A stretch of a record (by evidence key) that a sentence rests on: a passage of its text, or one of its field lines. */
export interface Ground {
  key: string;
  quote: string;
}

/** A part of a sentence, and each of the things that it rests on. */
export interface Stretch {
  text: string;
  /** `told`: the built-in writer's sentence over these figures, which says more than their labels. */
  rests: { grounds: Ground[]; figures: string[]; told?: string }[];
}

/** Says that the cited records are the first ones of their data set by a measure: that is looked up when it is published. */
export interface Ranked {
  engine: Engine;
  by: 'relevance' | 'amount' | 'closing';
}

/** The place of a part in a statement's words, and what it opens. */
export interface Span {
  at: number;
  length: number;
  figure?: string;
  ground?: { key: string; quote: string };
  isQuotation?: true;
}

/** A sentence before it is published. `repair` is tried once when it fails. */
export interface DraftSentence {
  text: string;
  /** The parts that it is made of, and told from when it is published; somebody's own words have none. */
  parts?: Words;
  /** The places of its parts in the published text. */
  spans?: Span[];
  /** The same published in German. */
  german?: { text: string; spans: Span[] };
  grounds: Ground[];
  figures: string[];
  /** Left out, it is told from what the sentence rests on. */
  kind?: StatementKind;
  ranked?: Ranked;
  /** A model's own words, by what stands behind each part of them. */
  stretches?: Stretch[];
  /** The result of a second look at a model's words, unless they name what one party alone names; without a look they are withheld. */
  looked?: 'supported' | LookReason | 'name of one';
  /** Records write the word that opens it in small letters: no name, then. */
  opensWithWord?: true;
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
      /** Reads each column from a row's record: rows are held against it. */
      reads?: (each: EvidenceRecord) => Cell[];
      note: Words | string;
      /** The published note in German. */
      german?: string;
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
      note: Words | string;
      german?: string;
    }
  | ({ type: 'map'; german?: string } & FindingMap)
  | { type: 'nothing-found'; text: string }
  /** Items of the program's rules, word for word. */
  | { type: 'to-add'; items: string[] }
  | { type: 'form'; caption: string; columns: string[]; rows: string[][]; note: string }
  | {
      type: 'checklist';
      caption: string;
      /** `ground`: a field of a record, or a sentence of the description. */
      items: { requirement: string; state: CheckState; ground: Ground | null }[];
      note: string;
    };

export function sentencesOf(block: DraftBlock): DraftSentence[] {
  if (block.type === 'paragraph') return block.sentences;
  return block.type === 'list' ? block.items.flat() : [];
}

export interface DraftSection {
  id: string;
  title: string;
  /** The agency's request for this section. */
  guide?: SectionGuide;
  builtIn?: BuiltInReason;
  blocks: DraftBlock[];
}

/** A sentence made of parts. It rests on them, and on what is named besides. */
export const sentence = (said: Words, figures: string[] = [], grounds: Ground[] = []): DraftSentence => ({
  text: readable(said),
  parts: said,
  figures,
  grounds,
});

/** A fact of records: titles in quotation marks are no quotations. */
export const fact = (said: Words, grounds: Ground[] = []): DraftSentence => ({
  ...sentence(said, [], grounds),
  kind: 'fact',
});

/** The writer's own conclusion: advice, or what the statements that it rests on may mean. */
export const inference = (said: Words, figures: string[] = [], grounds: Ground[] = []): DraftSentence => ({
  ...sentence(said, figures, grounds),
  kind: 'inference',
});

/** Grounds of the record's fields with these labels; labels that it lacks are passed over. */
export function fieldGrounds(each: EvidenceRecord, ...labels: string[]): Ground[] {
  return labels
    .map((label) => fieldLine(each.fields, label))
    .filter((line): line is string => line !== null)
    .map((quote) => ({ key: each.key, quote }));
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
