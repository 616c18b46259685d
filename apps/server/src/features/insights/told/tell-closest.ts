import type { Persona } from '@groundwork/contract/projects';
import { inference } from '../../../evidence/draft.ts';
import { type Evidence, isOfCatalogue } from '../../../evidence/evidence.ts';
import { STATEMENT_BY_STATEMENT, STATEMENTS_FINDING } from '../../../evidence/findings/against-records.ts';
import { periodOf } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { type Words, words } from '../../../evidence/statements/statement.ts';
import { closestSentences, isFar } from '../../../evidence/writer/builtin/closest.ts';
import { findingTable, told } from '../../../evidence/writer/builtin/findings.ts';
import { findAll } from '../../../evidence/writer/builtin/works.ts';
import type { NewInsight } from '../insight-work.repository.ts';
import { contentOf } from './content-of.ts';
import { published } from './tell-findings.ts';

const IMPORTANCE = 78;
/** That nothing comes close may as well mean that little is on record. */
const IMPORTANCE_FAR = 60;

const WHY: Record<Persona, Words> = {
  tech_scout: words`Read these first: each may be a partner, or a limit to what is new.`,
  tech_developer: words`Read these before filing: each may be a limit to what is new.`,
  tech_investor: words`Ask in what the idea may differ from these.`,
};

/** What comes closest to the idea, as a report’s summary tells it, and to which of its statements. */
export function tellClosest(evidence: Evidence, observed: Observed): NewInsight[] {
  const [first, ...others] = closestSentences(evidence, false);
  if (!first) return [];
  const isNone = isFar(evidence);
  const sentences = [...others, ...nearStatements(evidence)];
  const keys = new Set([first, ...sentences].flatMap(({ grounds }) => grounds.map(({ key }) => key)));
  const records = findAll(evidence, [...keys]).flatMap(({ record }) => (isOfCatalogue(record) ? [record] : []));
  const [titles, statements, advice] = published(evidence, [
    [first],
    sentences,
    isNone ? [] : [inference(WHY[evidence.project.persona], [], first.grounds)],
  ]);
  const [title] = titles!;
  if (!title) return [];
  const content = contentOf(
    { title, sentences: statements!.length > 0 ? statements! : [title], why: advice![0] ?? null },
    { kind: 'nearest', n: records.length, period: isNone ? null : periodOf(records), missing: null },
    { evidence, observed },
  );
  return [{ key: 'nearest', importance: isNone ? IMPORTANCE_FAR : IMPORTANCE, content }];
}

/** Each statement of the idea that something is likely near to, with what comes nearest. */
function nearStatements(evidence: Evidence) {
  const finding = evidence.findings?.find(({ id }) => id === STATEMENTS_FINDING);
  const rows = findingTable(evidence, STATEMENT_BY_STATEMENT)?.rows ?? [];
  const [, ...details] = finding?.statements ?? [];
  return details.filter((_, at) => rows[at]?.key).map(told);
}
