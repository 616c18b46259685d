import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../evidence.ts';
import { projectKey } from '../gather/own-sources.ts';
import type { DraftSentence, Ranked } from '../writer/draft.ts';
import { isWorkedOut } from './derived.ts';
import type { Cited } from './ground.ts';
import { type FigureGround, judgeFigures } from './judge-figures.ts';
import { judgeStatement, missingValues } from './judge-statement.ts';
import { operatorsOf } from './language/operators.ts';
import { wordsOf } from './language/words.ts';

/** What the sentence lacks, by what kind of statement it is; nothing when it may be published. */
export function judgeSentence(
  sentence: DraftSentence,
  evidence: Evidence,
  isOrdinary: (word: string) => boolean,
): string[] {
  const { text, grounds, figures, kind, ranked, isDoubted } = sentence;
  if (isDoubted) return ['what a second look finds in its sources'];
  if (grounds.length === 0 && figures.length === 0) return ['a source'];
  const false_ = grounds.filter((ground) => !isHeld(ground, evidence));
  if (false_.length > 0) return false_.map(({ key }) => `a passage that ${key} does not hold`);
  const unknown = figures.filter((id) => !isWorkedOut(id, evidence));
  if (unknown.length > 0) return unknown.map((id) => `the figure ${id}`);
  if (kind === 'applicant') return judgeApplicant(sentence, evidence);
  const cited = citedBy(grounds, evidence);
  const computed = figures.map((id) => figureGround(id, evidence));
  if (kind === 'inference') return judgeInference(text, cited, computed, isOrdinary);
  if (cited.length === 0) return judgeFigures(text, computed, isOrdinary);
  if (!ranked) return judgeStatement(text, cited, { isOrdinary }).reasons;
  if (
    !areFirst(
      cited.map(({ key }) => key),
      ranked,
      evidence,
    )
  )
    return [`the first by ${ranked.by}`];
  return judgeStatement(text, cited, { isOrdinary, excused: ['superlative', 'majority'], vocabulary: RANKING }).reasons;
}

/** What the applicant says stands word for word in the project's description, and rests on nothing else. */
function judgeApplicant({ text, grounds, figures }: DraftSentence, evidence: Evidence): string[] {
  const own = projectKey(evidence.project.id);
  const isOwn = figures.length === 0 && grounds.every(({ key, quote }) => key === own && quote === text);
  return isOwn ? [] : ['the project’s own words'];
}

/** With these words a rank among records is told. */
const RANKING = new Set(
  wordsOf('close closest match project next large largest most among these cite raise agency grow').map(
    ({ stem }) => stem,
  ),
);

/** Does the record hold the quoted words, in its text or as one of its fields? */
function isHeld({ key, quote }: { key: string; quote: string }, evidence: Evidence): boolean {
  const each = findEvidence(evidence, key);
  return each !== undefined && (each.fields.includes(quote) || each.record.text.includes(quote));
}

/** What a sentence quotes of each record. */
function citedBy(grounds: DraftSentence['grounds'], evidence: Evidence): Cited[] {
  const byKey = new Map<string, Cited>();
  for (const { key, quote } of grounds) {
    const each = findEvidence(evidence, key)!;
    const cited = byKey.get(key) ?? { key, fields: [], passages: [], publisher: each.record.source.name };
    byKey.set(key, cited);
    if (each.fields.includes(quote)) cited.fields.push(quote);
    else cited.passages.push(quote);
  }
  return [...byKey.values()];
}

export function figureGround(id: string, evidence: Evidence): FigureGround {
  const { label, value, unit } = findFigure(evidence, id)!;
  for (const series of evidence.series) {
    const measure = id.endsWith(':sum') ? 'amount' : 'count';
    const rows = series.rows.toSorted((a, b) => b[measure] - a[measure]);
    const at = rows.findIndex(({ key }) => id.startsWith(`${series.id}:${key}:`));
    const total = rows.reduce((sum, row) => sum + row[measure], 0);
    if (at < 0 || total === 0) continue;
    // Rows of the same size share their place.
    const place = rows.filter((row) => row[measure] > rows[at]![measure]).length + 1;
    const upTo = rows.slice(0, at + 1).reduce((sum, row) => sum + row[measure], 0);
    return { label, value, unit, rank: { place, share: upTo / total } };
  }
  return { label, value, unit };
}

/** Are the cited records the first ones of their data set by the measure? */
function areFirst(keys: string[], { engine, by }: Ranked, evidence: Evidence): boolean {
  const records = evidence.records[engine];
  const today = evidence.asOf.slice(0, 10);
  const closing = ({ record }: EvidenceRecord) => String(record.data['closeDate'] ?? record.closes ?? '');
  const ordered = {
    relevance: () => records,
    amount: () =>
      records.filter(({ record }) => record.amount !== null).toSorted((a, b) => b.record.amount! - a.record.amount!),
    closing: () =>
      records.filter((each) => closing(each) >= today).toSorted((a, b) => closing(a).localeCompare(closing(b))),
  }[by]();
  const first = new Set(ordered.slice(0, keys.length).map(({ key }) => key));
  return keys.every((key) => first.has(key));
}

const ADVICE = new Set(
  'ask talk seek offer watch approach compare apply consider look read check start next'.split(' '),
);

/** Advice, and words that leave open whether it is so. */
const OPEN =
  /^(?:In the (?:first|second|third|fourth) quarter, )?(?:ask|talk|seek|offer|watch|approach|compare|apply|consider|look|read|check|start|next steps)\b|\b(?:may|might|could|suggests?|likely|perhaps|possibly|appears? to|seems? to|would)\b/i;

/** What a title in quotation marks says is the cited record's own: 'only' in it claims nothing of the writer's. */
const withoutTitles = (text: string, cited: Cited[]): string =>
  text.replace(/“([^”]+)”/g, (quoted, title: string) =>
    cited.some(({ fields }) => fields.includes(`Title: ${title}`)) ? '“”' : quoted,
  );

function inItsUnit(value: number, unit: FigureGround['unit']): string {
  if (unit === 'usd') return `$${value}`;
  if (unit === 'percent') return `${value}%`;
  return unit === 'months' || unit === 'days' ? `${value} ${unit}` : String(value);
}

/** An inference is open, holds no value that its grounds don't, and no quantity, cause or rank of its own. */
export function judgeInference(
  text: string,
  cited: Cited[],
  figures: FigureGround[],
  isOrdinary: (word: string) => boolean,
): string[] {
  if (!OPEN.test(text)) return ['a word that says that it is inferred'];
  const claims = operatorsOf(withoutTitles(text, cited), [
    'universal',
    'always',
    'majority',
    'only',
    'cause',
    'comparison',
  ]).map((found) => found.text);
  if (claims.length > 0) return claims;
  const lines = figures.map(({ label, value, unit }) => `${inItsUnit(value, unit)} ${label}`);
  const grounds = [...cited, ...lines.map((line) => ({ key: '', fields: [`Figure: ${line}`], passages: [] }))];
  return missingValues(text, grounds, { isOrdinary: (word) => ADVICE.has(word) || isOrdinary(word) });
}
