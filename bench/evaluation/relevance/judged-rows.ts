import { readFileSync } from 'node:fs';
import { engineDeclarations } from '../../../apps/server/src/catalogue/engines/registry.ts';
import { FEATURE_COUNT } from '../../../apps/server/src/catalogue/matching/features.ts';
import { findCandidates } from '../../../apps/server/src/catalogue/matching/find-candidates.ts';
import { featuresOf, stemsToCount } from '../../../apps/server/src/catalogue/matching/judge-records.ts';
import { NO_CORRECTIONS, readSubject, vectorsOf } from '../../../apps/server/src/catalogue/matching/subject.ts';
import { importanceOf } from '../../../apps/server/src/catalogue/matching/word-importance.ts';
import { type RecordRef, refKey } from '../../../apps/server/src/catalogue/record.ts';
import { gradesByProject, readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import type { LabelledCatalogue } from './data-folders.ts';

/** A description with what is known of records: labelled projects as they stand and as others retell them, and other projects. */
export interface Telling {
  id: string;
  set: string;
  fits: boolean;
  /** Nothing is fitted to it. */
  isHeldOut?: true;
  text: string;
  grades: ReadonlyMap<string, number>;
}

/** One candidate of a telling, with its features. */
export interface JudgedRow {
  telling: Telling;
  key: string;
  /** Null for one that nobody has judged. */
  grade: number | null;
  features: Float32Array;
}

export const dataSetOf = ({ key }: Pick<JudgedRow, 'key'>): string => key.slice(0, key.indexOf('/'));

/** Ideas of which what came first was judged, strangers and all: they tell how much of what is shown belongs there. */
export const IDEAS = 'ideas';
const FIRST_HELD_OUT = 'u29';

export interface Idea {
  id: string;
  style: string;
  text: string;
  title: string;
}

export const readIdeas = (): Idea[] => JSON.parse(readFileSync(new URL('ideas.json', import.meta.url), 'utf8'));

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

export function readTellings(): Telling[] {
  const projects = readProjects().filter(({ data }) => data === 'real');
  const fits = new Map(projects.map((project) => [project.id, project.fits]));
  const grades = gradesByProject();
  const [others, ofIdeas] = ['others-judged.tsv', 'ideas-judged.tsv'].map((file) => {
    const judged = new Map<string, Map<string, number>>();
    for (const [id, key, grade] of linesOf(file) as [string, string, string][])
      judged.set(id, (judged.get(id) ?? new Map()).set(key, Number(grade)));
    return judged;
  }) as [Map<string, Map<string, number>>, Map<string, Map<string, number>>];
  const gradesOf = (id: string) => grades.get(id) ?? new Map();
  return [
    ...projects.map(({ id, description }) => ({
      id,
      set: 'as described',
      fits: fits.get(id)!,
      text: description,
      grades: gradesOf(id),
    })),
    ...(linesOf('tellings.tsv') as [string, string, string][])
      .filter(([id]) => fits.has(id))
      .map(([id, set, text]) => ({ id, set: `retold, ${set}`, fits: fits.get(id)!, text, grades: gradesOf(id) })),
    ...(linesOf('others.tsv') as [string, string][]).map(([id, text]) => ({
      id,
      set: 'others',
      // Crafts and shops, of which no record tells.
      fits: !/^new-0(?:8[5-9]|90)$/.test(id),
      text,
      grades: others.get(id) ?? new Map<string, number>(),
    })),
    ...readIdeas().map(
      ({ id, style, text }): Telling => ({
        id,
        set: id < FIRST_HELD_OUT ? IDEAS : `${IDEAS}, held out`,
        fits: style !== 'no-fit',
        text,
        grades: ofIdeas.get(id) ?? new Map(),
        ...(id >= FIRST_HELD_OUT && { isHeldOut: true as const }),
      }),
    ),
  ];
}

/** All candidates of the tellings, and what was judged of them, by the product's own code. */
export async function* judgedRows(
  { index, encoder }: LabelledCatalogue,
  tellings: Telling[],
): AsyncGenerator<JudgedRow[]> {
  const recordCount = (await index.stats()).reduce((sum, { count }) => sum + count, 0);
  const counts = new Map<string, number>();
  for (const telling of tellings) {
    const described = { title: '', description: telling.text, corrections: NO_CORRECTIONS, marks: [], draft: null };
    const subject = await readSubject(described, { index, engines: engineDeclarations, encoder });
    const [vectors, importance] = await Promise.all([
      vectorsOf(subject, encoder, async () => []),
      importanceOf(subject, encoder),
    ]);
    const { found, density } = await findCandidates(
      { ...subject, accepted: [...telling.grades.keys()].map(refOf) },
      vectors,
      { index, encoder },
    );
    const compared = found.filter(({ nearness }) => nearness !== null);
    const records = compared.map(({ record: { engine, title, text }, nearness }) => ({
      engine,
      title,
      text,
      nearness,
    }));
    const open = [...stemsToCount({ subject, records })].filter(([stem]) => !counts.has(stem));
    const known = await index.wordCounts(open.map(([, word]) => word));
    for (const [at, [stem]] of open.entries()) counts.set(stem, known[at]!);
    const { rows } = featuresOf({ subject, importance, records, density, counts, recordCount });
    yield compared.map(({ record }, at) => ({
      telling,
      key: refKey(record),
      grade: telling.grades.get(refKey(record)) ?? null,
      features: rows.slice(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT),
    }));
  }
}

function refOf(key: string): RecordRef {
  const slash = key.indexOf('/');
  return { engine: key.slice(0, slash) as RecordRef['engine'], id: key.slice(slash + 1) };
}
