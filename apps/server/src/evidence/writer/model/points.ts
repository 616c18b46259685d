import { ModelError } from '../../../platform/model/language-model.port.ts';
import { type Evidence, findEvidence } from '../../evidence.ts';
import { PLAYERS } from '../../findings/players.ts';
import { BEHIND_WORDS } from '../../gather/behind-words.ts';
import { behindOf } from '../../records/evidence-record.ts';
import type { PublishedSection } from '../../statements/publish.ts';
import { materialOfReport } from './material.ts';
import type { ModelWriting } from './model-writing.ts';
import { POINTS_MAX, pointsRequest, SENTENCES_OF_POINT_MAX, type WrittenPoints } from './points-request.ts';
import { recordsIn, type WrittenSentence } from './read-sentence.ts';
import { type Item, OF_REPORT, OF_SHORT_REPORT } from './record-items.ts';
import { asksOf, isOfReport } from './section-plan.ts';

/** What a report says, as a model has written it over all that it may rest on; numbers in it are those of `items`, from 1. */
export interface Points {
  items: Item[];
  /** By section: each point is a few sentences that stand together. */
  ofSection: Record<string, WrittenSentence[][]>;
  /** Keys of the records that it weighs. */
  weighed: string[];
}

/**
 * Has a model write a report at once, all sections but the `answered` ones: whoever writes a section by itself can neither weigh all records nor
 * know what the others say. Nothing of it is checked yet. None where no section is the report's own, or there are no records.
 */
export async function pointsOf(
  evidence: Evidence,
  answered: readonly PublishedSection[],
  { ask, keep }: Pick<ModelWriting, 'ask' | 'keep'>,
): Promise<Points | null> {
  const sections = (evidence.outline ?? [])
    .filter(({ id }) => isOfReport(id, evidence))
    .map(({ id, title }) => ({ id, asks: asksOf(id, title, evidence) }));
  const whole = materialOfReport(evidence, answered, OF_REPORT);
  if (sections.length === 0 || !whole.some(({ of }) => typeof of === 'object')) return null;
  const short = () => materialOfReport(evidence, [], OF_SHORT_REPORT);
  // Resumed, it is read over the same items.
  const { written, isShort } = await keep('points', () =>
    ask(pointsRequest(sections, whole, evidence)).then(
      (points) => ({ written: points, isShort: false }),
      async (error) => {
        // Its window may be too small for all of the field.
        if (!(error instanceof ModelError) || error.isPassing) throw error;
        return { written: await ask(pointsRequest(sections, short(), evidence, true)), isShort: true };
      },
    ),
  );
  return readPoints(written, isShort ? short() : whole);
}

function readPoints({ relations, points }: WrittenPoints, items: Item[]): Points {
  const taken = points
    .slice(0, POINTS_MAX)
    .map(({ section, sentences }) => ({ section, sentences: sentences.slice(0, SENTENCES_OF_POINT_MAX) }));
  const texts = taken.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return {
    items,
    ofSection: Object.fromEntries(
      [...new Set(taken.map(({ section }) => section))].map((id) => [
        id,
        taken.filter(({ section }) => section === id).map(({ sentences }) => sentences),
      ]),
    ),
    weighed: [...recordsIn([...texts, ...relations.map(({ record }) => `@${record}`)], items)],
  };
}

/**
 * The evidence as whoever writes beside the model tells it: of the records that the model weighs, the closest first, and of the parties
 * behind these, so that tables hold what the prose speaks of.
 */
export function evidenceWeighed({ weighed }: Points, evidence: Evidence): Evidence {
  const closeness = (key: string) => evidence.closeness?.[key] ?? 0;
  const parties = new Set(weighed.flatMap((key) => behindOf(findEvidence(evidence, key)!)));
  const tables = (evidence.tables ?? [])
    // What shares a word is weighed by then.
    .filter(({ id }) => id !== BEHIND_WORDS)
    .map((table) =>
      table.id === PLAYERS
        ? { ...table, rows: table.rows.filter(({ cells }) => parties.has(String(cells[0]))) }
        : table,
    );
  return {
    ...evidence,
    closest: weighed.toSorted((one, other) => closeness(other) - closeness(one)),
    tables: tables.filter(({ rows }) => rows.length > 0),
    map: evidence.map?.nodes.some(({ name }) => parties.has(name)) ? evidence.map : null,
  };
}
