import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { stemOf } from '../../../catalogue/relevance/described-terms.ts';
import type { FollowedCompany } from '../agents.table.ts';
import { keysOfCompany, keysOfRecord } from './company-matches.ts';

/** Of a project that opportunities are looked for: each term with the words that name it. */
export interface WatchedSubject {
  id: string;
  terms: string[][];
}

/** A word alone admits nothing (`relevance/judge.ts`), so a record that fits has two of a subject's terms. */
const TERMS_MIN = 2;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * All trackers by what their records must have: a changed record is looked up, and only those that it leads to are held against
 * it exactly. The work of a record is that of its own names and words, however many trackers there are.
 */
export class TrackerIndex<Tracker> {
  private readonly byKey = new Map<string, Set<Tracker>>();
  private readonly byWord = new Map<string, { subject: WatchedSubject; term: number }[]>();

  addCompanies(tracker: Tracker, companies: readonly FollowedCompany[]): void {
    for (const key of companies.flatMap(keysOfCompany)) {
      const trackers = this.byKey.get(key);
      if (trackers) trackers.add(tracker);
      else this.byKey.set(key, new Set([tracker]));
    }
  }

  addSubject(subject: WatchedSubject): void {
    subject.terms.forEach((words, term) => {
      for (const word of new Set(words.flatMap(firstWord))) {
        const entries = this.byWord.get(word);
        if (entries) entries.push({ subject, term });
        else this.byWord.set(word, [{ subject, term }]);
      }
    });
  }

  /** Trackers of companies that the record may name. */
  followers(record: CatalogueRecord): Set<Tracker> {
    const found = new Set<Tracker>();
    for (const key of keysOfRecord(record)) for (const tracker of this.byKey.get(key) ?? []) found.add(tracker);
    return found;
  }

  /** Subjects that the record may be about. */
  subjects({ title, text }: Pick<CatalogueRecord, 'title' | 'text'>): string[] {
    const terms = new Map<WatchedSubject, Set<number>>();
    for (const word of new Set(stemsOf(`${title}\n${text}`)))
      for (const { subject, term } of this.byWord.get(word) ?? []) {
        const seen = terms.get(subject);
        if (seen) seen.add(term);
        else terms.set(subject, new Set([term]));
      }
    return [...terms]
      .filter(([subject, seen]) => seen.size >= Math.min(TERMS_MIN, subject.terms.length))
      .map(([{ id }]) => id);
  }
}

const stemsOf = (text: string) =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []).map(stemOf);

/** Of a phrase its first word: a record with the phrase has it. */
const firstWord = (variant: string) => stemsOf(variant).slice(0, 1);
