import type { Engine } from '@groundwork/contract/engines';
import type { RelevanceGrade, ScreenedGrade } from '@groundwork/contract/relevance';
import type { RecordRef } from '../record.ts';

/** One word of what a subject is about, under all its names. */
export interface AboutTerm {
  /** How people read it: 'sodium', 'inhibitor'. */
  label: string;
  /** Words and phrases that name it, the label's word among them; any of them counts. */
  variants: string[];
  /** How much the text makes of it, 0 to 1, before the catalogue says how telling it is. */
  emphasis: number;
  /** It stands in the title or was asked for: what has none of these has little of the subject. */
  isCore: boolean;
  /** What the title's first phrase names, its other words say of which kind: 'vaccine' of 'nasal spray vaccine'. */
  isHead: boolean;
  /** It stands in the thing's name: 'nasal', 'spray' and 'vaccine' of 'nasal spray vaccine'. */
  isOfName: boolean;
  /**
   * In a name of four words the one before its head, in a longer one the two: 'hydrogen' and 'leak' of 'optical fiber hydrogen
   * leak sensor'. Otherwise what it is done to, made against, or, told briefly, what it does: 'cassava' of
   * 'gene editing of cassava', 'naloxone' of 'nasal spray that delivers naloxone'.
   */
  isKind: boolean;
  /**
   * What it is done to, made against or tests for: 'heart' and 'failure' of 'monitoring of heart failure'. One word of several
   * is something else.
   */
  isObject: boolean;
  /** One of two nouns that a hyphen makes one word of its name: 'sodium' and 'ion' of 'sodium-ion battery'. */
  isTied: boolean;
  /** An illness or a state of health that it is for: a trial of something else is none of it. */
  isCondition?: boolean;
  /** Nothing without it is about the subject. */
  isRequired: boolean;
}

/**
 * A subject that records are held against: a project's profile as the index reads it. Plain data, the same for the same
 * profile.
 */
export interface About {
  /** Names the content: equal keys, equal subjects. */
  key: string;
  terms: AboutTerm[];
  /** Its title says nothing that the description doesn't. */
  isUntitled: boolean;
  /** Words side by side in the text: their being together in a record says more than each alone. */
  phrases: string[];
  /** Words and phrases that the subject is not: nothing with one of them is about it. */
  unwanted: string[];
  /** What refused records say and the subject does not: speaks against a record. */
  against: string[];
  /** The subject's vector and whose it is; null while none can be had. */
  vector: { model: string; values: Float32Array } | null;
  /** Judged by a person, whatever the program would say. */
  accepted: RecordRef[];
  refused: RecordRef[];
  /** Graded by a language model: moves the judgement of those that the program alone is unsure of. */
  screened: ScreenedRecord[];
  /** How near those that are likeliest lie by a sentence encoder; what is not among them is judged by its words alone. */
  compared: ComparedRecord[];
  /** Data sets whose titles are names: a word in a name says nothing of what its bearer does. */
  named: Engine[];
  /** By data set: words of titles that name a comparator, which is about the subject only if its title says more of it. */
  comparators: { engine: Engine; words: readonly string[] }[];
  /** Data sets whose records are what their titles name: on topic only if these say something of the subject. */
  whatTitlesName: Engine[];
  /** Data sets whose records say what illness they are for: on topic only if it is the subject's, where that is for one. */
  forConditions: Engine[];
  /** Data sets of medicines: a sentence encoder may know no name in a record, which says nothing against it. */
  ofSubstances: Engine[];
}

/** Holds for the record as it was: by `hashRecord`. */
export interface ScreenedRecord extends RecordRef {
  hash: string;
  grade: ScreenedGrade;
}

/** Holds for the record as it was: by `hashRecord`. */
export interface ComparedRecord extends RecordRef {
  hash: string;
  /** The cosine of what the subject says and what the record says first. */
  similarity: number;
}

/** A record as it is now. */
export interface HashedRef {
  ref: RecordRef;
  hash: string;
}

/** A record that the program alone is unsure of. */
export interface UnsureRecord extends HashedRef {
  related: number;
  onTopic: number;
}

/** What a record was judged to be, and by what. */
export interface Judgement {
  /** Probabilities that it is on topic, and at least related; calibrated on judged pairs. */
  onTopic: number;
  related: number;
  /** Null for what is not about the subject. */
  grade: RelevanceGrade | null;
  /** Labels of the terms that it has, most telling first, and of the core terms that it lacks. */
  has: string[];
  lacks: string[];
  /** Judged by records on topic that name it: an organisation by its awards, patents, trials. */
  isJoined: boolean;
  /** It says much the same as the subject, by a sentence encoder. */
  isAlike?: true;
  /** What a language model said of it, where that counts. */
  screened?: ScreenedGrade;
}

/** Equal for one subject, whatever a model said of records meanwhile. */
export const subjectKeyOf = ({ key }: Pick<About, 'key'>): string => key.split(' ', 1)[0]!;

/** What the catalogue knows of a term. */
export interface TermMeasure {
  label: string;
  /** Records that have it in their title or text. */
  count: number;
  /** Its part of the subject's whole weight, 0 to 1. */
  weight: number;
}
