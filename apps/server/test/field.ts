import type { Ring } from '@groundwork/contract/relevance';
import type { Figure } from '@groundwork/contract/report-document';
import { engineDeclaration } from '../src/catalogue/engines/registry.ts';
import type { Match } from '../src/catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../src/catalogue/record.ts';
import { hashRecord } from '../src/catalogue/record-hash.ts';
import { stemOf } from '../src/catalogue/semantics/analyse.ts';
import type { Evidence, EvidenceNote } from '../src/evidence/evidence.ts';
import { computeFindings } from '../src/evidence/findings/compute-findings.ts';
import type { Observed } from '../src/evidence/findings/observed.ts';
import { ringFigures } from '../src/evidence/gather/looked-through.ts';
import { SURELY_CLOSE } from '../src/evidence/gather/nearest.ts';
import { placed } from '../src/evidence/gather/placed.ts';
import { SURELY_CLOSE_FROM } from '../src/evidence/idea/closeness.ts';
import type { NoteKind } from '../src/evidence/reading/note.ts';
import { evidenceKey, evidenceRecord } from '../src/evidence/records/evidence-record.ts';
import { describedProject } from '../src/evidence/records/own-sources.ts';
import { evidenceFrom, observedOf } from './observed.ts';
import { term } from './subject.ts';

/** A record of the field: its ring, and sentences of its text by what they tell. */
export interface OfField {
  record: CatalogueRecord;
  ring: Ring;
  notes?: Partial<Record<NoteKind, string>>;
}

const noted = (key: string, notes: OfField['notes'] = {}): EvidenceNote[] =>
  Object.entries(notes).map(([kind, quote]) => ({
    key,
    kind: kind as NoteKind,
    quote,
    certainty: 0.9,
    quantities: quote.match(/[$€]?\d[\d.,]*(?: (?:percent|%|million|billion))?/g) ?? [],
  }));

/** Works that come surely close. */
function closeWorks(closeness: Record<string, number>, records: readonly CatalogueRecord[]): Figure {
  const close = records.filter((record) => (closeness[evidenceKey(record)] ?? 0) >= SURELY_CLOSE_FROM);
  const named = close.map(({ engine, id, title }) => ({ searchEngine: engine, id, title }));
  return {
    id: SURELY_CLOSE,
    label: 'works that come close to the idea, by estimate',
    value: close.length,
    unit: 'count',
    query: { searchEngine: 'awards', query: '', filters: {} },
    basis: { how: 'estimate', figures: [], records: named, n: close.length },
  };
}

/** What a report would rest on if these records were the field of this project, the surest first. */
export async function evidenceOfField(
  field: readonly OfField[],
  own: {
    title?: string;
    description?: string;
    notes?: OfField['notes'];
    idea?: Observed['idea'];
    words?: string[];
    farther?: string[];
    /** How close records come, by key. */
    closeness?: Record<string, number>;
    nearestByAxis?: Evidence['nearestByAxis'];
  } = {},
): Promise<Evidence> {
  const records = field.map(({ record }) => record);
  const terms = (own.words ?? []).map((label) => ({ ...term(label), stem: stemOf(label) }));
  const observed = observedOf(records, {}, own.idea, terms);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  const project = { ...evidence.project, title: own.title ?? 'A patch', description: own.description ?? 'A patch.' };
  const described = describedProject(project, observed.asOf);
  const keyed = field.map((each) => ({ ...each, key: evidenceKey(each.record) }));
  const matches = field.map(
    ({ record, ring }): Match => ({
      engine: record.engine,
      id: record.id,
      hash: hashRecord(record),
      ring,
      scope: ring === 'near' ? 'wide' : 'field',
      onTopic: 0.5,
      related: 0.9,
      technology: null,
      use: null,
      shared: [],
      sentence: null,
      since: evidence.asOf,
    }),
  );
  const query = { searchEngine: 'awards' as const, query: '', filters: {} };
  const figure = (part: string, value: number) => ({
    id: `looked:${part}`,
    label: `records of all data sets, ${part}`,
    value,
    unit: 'count' as const,
    query,
  });
  const of = (record: CatalogueRecord) => placed(evidenceRecord(record, engineDeclaration(record.engine)), observed);
  return {
    ...evidence,
    project,
    statements: observed.idea.statements,
    records: Object.fromEntries(
      Object.entries(observed.records).map(([engine, own]) => [engine, own.map(of)]),
    ) as Evidence['records'],
    cited: [...evidence.cited, described],
    surest: keyed.filter(({ ring }) => ring !== 'near').map(({ key }) => key),
    closest: keyed
      .filter(({ key, ring }) =>
        observed.idea.statements.length > 0 ? observed.idea.near[key] !== undefined : ring !== 'near',
      )
      .map(({ key }) => key),
    areSourcesAsked: false,
    ...(own.closeness && { closeness: own.closeness }),
    ...(own.nearestByAxis && { nearestByAxis: own.nearestByAxis }),
    rings: Object.fromEntries(keyed.map(({ key, ring }) => [key, ring])),
    notes: [...noted(described.key, own.notes), ...keyed.flatMap(({ key, notes }) => noted(key, notes))],
    figures: [
      ...evidence.figures,
      closeWorks(own.closeness ?? {}, records),
      figure('compared', 1000),
      figure('about', matches.filter(({ ring }) => ring !== 'near').length),
      ...ringFigures({ scope: 'field', matches }, project.id),
    ],
  };
}
