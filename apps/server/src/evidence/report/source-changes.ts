import type { Engine } from '@groundwork/contract/engines';
import type { SourceChange } from '@groundwork/contract/report-changes';
import type { ReportDocument, ReportSource, SourceKind } from '@groundwork/contract/report-document';
import { wordsOf } from '../../catalogue/query/content-words.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';
import type { EvidenceRecord } from '../evidence.ts';
import type { SourceSnapshot } from './assemble.ts';
import { type PublishedStatement, statementsOf } from './statements.ts';

type Difference = SourceChange['differences'][number];
/** A source before and now; `before` is null for reports of which only the cited words were kept. */
export interface SourceThenAndNow {
  before: SourceSnapshot | null;
  now: EvidenceRecord | null;
}

export type RecordSource = ReportSource & { searchEngine: Engine };

/** The applicant's own description and files are no records: they stay as they were when they were cited. */
export const isRecord = (source: ReportSource): source is RecordSource => isRecordKind(source.searchEngine);
export const isRecordKind = (kind: SourceKind): kind is Engine => kind !== 'project' && kind !== 'library';

/** Further changes of a record's running text that are told, after those of cited words. */
const TEXT_CHANGES_MAX = 3;
const SENTENCE_MAX = 600;

/** The cited records that are no longer as they were, with what the report says on them. */
export function sourceChanges(
  document: Pick<ReportDocument, 'sections' | 'sources'>,
  of: (source: RecordSource) => SourceThenAndNow,
): SourceChange[] {
  const statements = statementsOf(document);
  return document.sources.filter(isRecord).flatMap((source) => {
    const resting = statements.filter(({ sources }) => sources.some(({ number }) => number === source.number));
    const change = resting.length > 0 && changeOf(source, of(source), resting);
    return change ? [change] : [];
  });
}

function changeOf(
  { number, searchEngine, id, title }: RecordSource,
  { before, now }: SourceThenAndNow,
  resting: PublishedStatement[],
): SourceChange | null {
  const named = { number, searchEngine, id, title };
  const told = (isAffected: (statement: PublishedStatement) => boolean) =>
    resting.map((statement) => ({ place: statement.place, text: statement.text, isAffected: isAffected(statement) }));
  const all = () => true;
  if (!now) return { ...named, kind: 'removed', reason: null, differences: [], statements: told(all) };
  if (before && hashRecord(now.record) === before.hash) return null;
  const cited = [...new Set(resting.flatMap((statement) => quotesOf(statement, number)))];
  const differences = before ? differencesOf(before, now, cited) : cited.flatMap((quote) => lostQuote(quote, now));
  const { withdrawn } = now.record;
  if (withdrawn) return { ...named, kind: 'withdrawn', reason: withdrawn.reason, differences, statements: told(all) };
  if (differences.length === 0) return null;
  const gone = new Set(cited.filter((quote) => !holds(now, quote)));
  const values = differences.flatMap(({ label, before: value }) => (label !== null && value !== null ? [value] : []));
  const isAffected = (statement: PublishedStatement) =>
    quotesOf(statement, number).some((quote) => gone.has(quote)) ||
    (isRow(statement, number) && statement.text.split(' · ').some((cell) => values.includes(cell)));
  return { ...named, kind: 'changed', reason: null, differences, statements: told(isAffected) };
}

const quotesOf = ({ sources }: PublishedStatement, number: number): string[] =>
  sources.find((source) => source.number === number)!.quotes;

const isRow = (statement: PublishedStatement, number: number) => quotesOf(statement, number).length === 0;

const holds = ({ fields, record }: EvidenceRecord, quote: string) =>
  fields.includes(quote) || record.text.includes(quote);

function differencesOf(before: SourceSnapshot, now: EvidenceRecord, cited: string[]): Difference[] {
  const [then, today] = [byLabel(before.fields), byLabel(now.fields)];
  const fields = [...new Set([...then.keys(), ...today.keys()])].flatMap((label): Difference[] => {
    const [was, is] = [then.get(label) ?? null, today.get(label) ?? null];
    return was === is ? [] : [{ label, before: was, after: is }];
  });
  return [...fields, ...textDifferences(before.text, now.record.text, cited)];
}

function byLabel(lines: string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(': ');
    const [label, value] = [line.slice(0, at), line.slice(at + 2)];
    const known = values.get(label);
    values.set(label, known === undefined ? value : `${known}\n${value}`);
  }
  return values;
}

/** Cited words that are gone, then sentences that are gone or new. */
function textDifferences(before: string, now: string, cited: string[]): Difference[] {
  if (before === now) return [];
  const lost = cited.filter((quote) => before.includes(quote) && !now.includes(quote));
  const [then, today] = [sentencesOf(before), sentencesOf(now)];
  const dropped = then.filter((sentence) => !now.includes(sentence) && !lost.some((quote) => sentence.includes(quote)));
  const changes = [...lost, ...dropped.slice(0, TEXT_CHANGES_MAX)].map((sentence) =>
    told(sentence, nearest(sentence, today)),
  );
  if (changes.length > 0) return changes;
  const added = today.filter((sentence) => !before.includes(sentence));
  return added.slice(0, TEXT_CHANGES_MAX).map((sentence) => told(null, sentence));
}

const told = (before: string | null, after: string | null): Difference => ({
  label: null,
  before: before?.slice(0, SENTENCE_MAX) ?? null,
  after: after?.slice(0, SENTENCE_MAX) ?? null,
});

/** The sentence that has most of the words, if it has half of them. */
function nearest(sentence: string, among: string[]): string | null {
  const words = new Set(wordsOf(sentence));
  const shared = (other: string) => new Set(wordsOf(other).filter((word) => words.has(word))).size;
  const best = among
    .map((other) => ({ other, size: shared(other) }))
    .reduce((left, right) => (right.size > left.size ? right : left), { other: '', size: 0 });
  return best.size * 2 >= words.size && best.size > 0 ? best.other : null;
}

const LINE = /^([^:\n]{1,60}): (.+)$/s;

/** The change of a record that is known by its cited words alone. */
function lostQuote(quote: string, now: EvidenceRecord): Difference[] {
  if (holds(now, quote)) return [];
  const line = LINE.exec(quote);
  const today = line && byLabel(now.fields).get(line[1]!);
  if (line && today !== undefined) return [{ label: line[1]!, before: line[2]!, after: today }];
  return [told(quote, nearest(quote, sentencesOf(now.record.text)))];
}
