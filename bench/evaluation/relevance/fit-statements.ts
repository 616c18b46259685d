import { readFileSync, writeFileSync } from 'node:fs';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../../../apps/server/src/catalogue/encoder/sentence-encoder.port.ts';
import { cosineOf } from '../../../apps/server/src/catalogue/matching/find-candidates.ts';
import { TOLD_FROM } from '../../../apps/server/src/evidence/idea/idea-statements.ts';
import { fitHeads, oddsOf } from './fit-heads.ts';
import { labelledTitles } from './labelled-pairs.ts';

const RIDGE = 1;
const FOLDS = 8;
/** The ridge holds the title's weight down by as much as this is small: what a clause says itself counts more. */
const TITLE_SCALE = 0.35;

/**
 * `npm run evaluate -- statements <file>`: fits which clauses of a description say what the thing is, how it works or what it does, and
 * writes it. Measured on descriptions that were left out, and on those that are set aside.
 */
export async function fitStatements([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const encoder = openEncoder();
  if (!encoder) throw new Error('The encoder is switched off, or there is none for this machine.');
  try {
    const clauses = readClauses('clauses.tsv');
    const aside = readClauses('clauses-set-aside.tsv');
    const titles = await readTitles([...clauses.titles, ...aside.titles], encoder);
    const labelled = await vectorsOf(clauses, titles, encoder);
    const projects = [...new Set(labelled.map(({ project }) => project))];
    const told = Array.from({ length: FOLDS }, (_, fold) => {
      const isOut = ({ project }: Clause) => projects.indexOf(project) % FOLDS === fold;
      const heads = fitHeads(
        labelled.filter((each) => !isOut(each)),
        2,
        RIDGE,
      );
      return labelled.filter(isOut).map((each) => ({ ...each, isTold: isToldBy(heads, each) }));
    }).flat();
    print('Left out', told);
    const heads = fitHeads(labelled, 2, RIDGE);
    const asideVectors = await vectorsOf(aside, titles, encoder);
    print(
      'Set aside',
      asideVectors.map((each) => ({ ...each, isTold: isToldBy(heads, each) })),
    );
    const [none, statement] = heads;
    const weights = [...statement!].map((weight, at) => Math.round((weight - none![at]!) * 1000) / 1000);
    const bias = weights.pop()!;
    const title = weights.pop()! * TITLE_SCALE;
    writeFileSync(file, `${JSON.stringify({ weights, title, bias })}\n`);
  } finally {
    await encoder.close();
  }
}

const isToldBy = ([none, statement]: Float64Array[], { vector }: Clause): boolean =>
  oddsOf(statement!, vector) - oddsOf(none!, vector) > TOLD_FROM;

function print(which: string, clauses: (Clause & { isTold: boolean })[]): void {
  const count = (isCounted: (clause: Clause & { isTold: boolean }) => boolean) => clauses.filter(isCounted).length;
  console.log(
    `${which}: ${count(({ isTold, label }) => isTold === (label === 1))} of ${clauses.length} clauses right;`,
    `of ${count(({ isTold }) => isTold)} told ${count(({ isTold, label }) => isTold && label === 1)} say it,`,
    `of ${count(({ label }) => label === 1)} that do.`,
  );
}

interface Clause {
  project: string;
  /** 1 for one that says something of the thing itself. */
  label: number;
  vector: Float32Array;
}

type Labelled = ReturnType<typeof readClauses>;

/** The vector of each clause, and how near it lies to its project's title. */
async function vectorsOf(
  { clauses }: Labelled,
  titles: ReadonlyMap<string, Float32Array>,
  encoder: Pick<SentenceEncoder, 'encode'>,
): Promise<Clause[]> {
  const vectors = await encoder.encode(clauses.map(({ clause }) => clause));
  const cosines = clauses.map(({ project }, at) => {
    const title = titles.get(project);
    return title ? cosineOf(title, vectors[at]!) : null;
  });
  // A description without a title tells nothing of what nearness to it means.
  const mean = average(cosines.filter((cosine) => cosine !== null));
  return clauses.map(({ project, label }, at) => ({
    project,
    label,
    vector: Float32Array.from([...vectors[at]!, TITLE_SCALE * (cosines[at] ?? mean)]),
  }));
}

/** Vectors of the titles of projects and ideas that have one, by id. */
async function readTitles(
  own: readonly (readonly [id: string, title: string])[],
  encoder: Pick<SentenceEncoder, 'encode'>,
): Promise<ReadonlyMap<string, Float32Array>> {
  const titles = [...labelledTitles(), ...own];
  const vectors = await encoder.encode(titles.map(([, title]) => title));
  return new Map(titles.map(([id], at) => [id, vectors[at]!]));
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Clauses of descriptions with whether they say something of the thing itself (m), and titles of descriptions that have none elsewhere. */
function readClauses(file: string) {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [project: string, label: string, text: string]);
  return {
    titles: lines.flatMap(([id, label, title]) => (label === 'title' ? [[id, title] as const] : [])),
    clauses: lines
      .filter(([, label]) => label !== 'title')
      .map(([project, label, clause]) => ({ project, label: Number(label === 'm'), clause })),
  };
}
