import { CUES, type Cue, type Evidence, findEvidence, type Passage } from '../../evidence.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import type { DraftSentence } from '../draft.ts';
import { quotations } from './attribution.ts';

/** A section quotes at most so many passages. */
const PER_CUE = 2;
/** For each quotation, so many sentences are worked out. */
const WORKED_PER_QUOTATION = 4;

/** What each question may quote: the surest passages of every question in turn, as long as the report has more of its own to say. */
function quoted(evidence: Evidence): Record<Cue, Passage[]> {
  const own = (evidence.findings ?? []).reduce((sum, { statements }) => sum + statements.length, 0);
  const taken = Object.fromEntries(CUES.map((cue) => [cue, [] as Passage[]])) as Record<Cue, Passage[]>;
  const records = new Set<string>();
  // What a table quotes already is not quoted again.
  const aims = new Set((evidence.aims ?? []).map(({ quote }) => quote));
  let left = Math.floor(own / WORKED_PER_QUOTATION);
  for (let round = 0; round < PER_CUE; round++)
    for (const cue of CUES) {
      const next = evidence.passages[cue].find(
        ({ key, quote }) =>
          !isOutdated(key, evidence) &&
          !records.has(key) &&
          !aims.has(quote) &&
          !taken[cue].some((each) => each.quote === quote),
      );
      if (left === 0 || !next) continue;
      taken[cue].push(next);
      records.add(next.key);
      left -= 1;
    }
  return taken;
}

/** What was costly or missing that long ago says nothing of today. */
function isOutdated(key: string, evidence: Evidence): boolean {
  const date = findEvidence(evidence, key)?.record.date;
  return date != null && isOfLongAgo(date, evidence.asOf);
}

/** The passages that answer a question, each with who says it. */
export const quote = (evidence: Evidence, cue: Cue): DraftSentence[][] => quotations(evidence, quoted(evidence)[cue]);
