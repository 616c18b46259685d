import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { stemOf } from '../../../catalogue/semantics/analyse.ts';
import type { FollowedCompany } from '../agents.table.ts';
import { keysOfCompany, keysOfRecord } from './company-matches.ts';

/** A project that opportunities are looked for: each term with the words that name it. */
export interface WatchedSubject {
  id: string;
  terms: string[][];
}

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * All trackers by what their records must have: a changed record is looked up, and only those that it leads to are held against
 * it exactly. The work of a record is that of its own names and words, however many trackers there are.
 */
export class TrackerIndex<Tracker> {
  private readonly byKey = new Map<string, Set<Tracker>>();
  private readonly byWord = new Map<string, Set<string>>();

  addCompanies(tracker: Tracker, companies: readonly FollowedCompany[]): void {
    for (const key of companies.flatMap(keysOfCompany)) {
      const trackers = this.byKey.get(key);
      if (trackers) trackers.add(tracker);
      else this.byKey.set(key, new Set([tracker]));
    }
  }

  addSubject({ id, terms }: WatchedSubject): void {
    for (const word of new Set(terms.flat().flatMap(firstWord))) {
      const subjects = this.byWord.get(word);
      if (subjects) subjects.add(id);
      else this.byWord.set(word, new Set([id]));
    }
  }

  /** Trackers of companies that the record may name. */
  followers(record: CatalogueRecord): Set<Tracker> {
    const found = new Set<Tracker>();
    for (const key of keysOfRecord(record)) for (const tracker of this.byKey.get(key) ?? []) found.add(tracker);
    return found;
  }

  /** Subjects that share a word with the record; no other is it about by its words. */
  subjects({ title, text }: Pick<CatalogueRecord, 'title' | 'text'>): Set<string> {
    const found = new Set<string>();
    for (const word of new Set(stemsOf(`${title}\n${text}`)))
      for (const id of this.byWord.get(word) ?? []) found.add(id);
    return found;
  }
}

const stemsOf = (text: string) =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []).map(stemOf);

/** The first word of a phrase: every record with the phrase has it. */
const firstWord = (variant: string) => stemsOf(variant).slice(0, 1);
