import type { Ring, Scope, ScreenedGrade } from '@groundwork/contract/relevance';
import { SCOPES } from '@groundwork/contract/relevance.names';
import type { ListedRecords } from '../index/index.port.ts';
import type { RecordRef } from '../record.ts';
import { refKey } from '../record.ts';
import type { ProposedName } from './proposed-names.ts';
import type { Subject } from './subject.ts';
import type { SubjectTerm } from './subject-terms.ts';

/** A record that belongs to a project. */
export interface Match extends RecordRef {
  /** The record's hash by `hashRecord` when it was judged. */
  hash: string;
  ring: Ring;
  /** The narrowest scope that holds it. */
  scope: Scope;
  /** Probabilities that it is on topic, and at least related. */
  onTopic: number;
  related: number;
  /** Cosines by axis; null where nothing was compared. */
  technology: number | null;
  use: number | null;
  /** Words of the subject that its own title or text holds. */
  shared: string[];
  sentence: string | null;
  isJoined?: true;
  screened?: ScreenedGrade;
  /** When it was first found: ISO 8601. */
  since: string;
}

/** A project's matches, as kept: every view reads this list, so that one choice gives one number everywhere. */
export interface ProjectMatches {
  /** Names the list: equal keys, equal lists. */
  key: string;
  /** How much of it views look at. */
  scope: Scope;
  subject: Subject;
  /** The subject's words, most telling first. */
  terms: SubjectTerm[];
  /** Words that the field's records use and the subject does not. */
  proposed: ProposedName[];
  /** The surest first. */
  matches: Match[];
  /** No record was compared by its meaning. */
  isByWords: boolean;
  /** How near the whole of the subject lies to its own technology and use: absent from lists that were kept before it was told. */
  own?: { technology: number; use: number } | null;
  /** ISO 8601. */
  madeAt: string;
}

const widthOf = (scope: Scope): number => SCOPES.indexOf(scope);

export const isWithin = ({ scope }: Pick<Match, 'scope'>, wanted: Scope): boolean => widthOf(scope) <= widthOf(wanted);

/** For a selection: the records within a scope, or the one that its views look at, the surest first. */
export const within = (
  { key, scope: chosen, matches }: Pick<ProjectMatches, 'key' | 'scope' | 'matches'>,
  scope = chosen,
): ListedRecords => ({
  key: `${key} ${scope}`,
  records: matches
    .filter((match) => isWithin(match, scope))
    .map((match) => ({ engine: match.engine, id: match.id, score: scoreOf(match) })),
});

/** Narrower scopes before wider ones, and within one the surest first. */
export const scoreOf = ({ scope, related, onTopic }: Pick<Match, 'scope' | 'related' | 'onTopic'>): number =>
  (SCOPES.length - widthOf(scope)) * 2 + related + onTopic;

/** Keyed by `refKey`. */
export const matchesByRef = ({ matches }: Pick<ProjectMatches, 'matches'>): Map<string, Match> =>
  new Map(matches.map((match) => [refKey(match), match]));
