import { readFileSync, writeFileSync } from 'node:fs';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../../../apps/server/src/catalogue/encoder/sentence-encoder.port.ts';
import { cosineOf } from '../../../apps/server/src/catalogue/matching/find-candidates.ts';
import { fitHeads, oddsOf } from './fit-heads.ts';
import { labelledTitles } from './labelled-pairs.ts';

const RIDGE = 1;
const FOLDS = 8;
/** The ridge holds the title's weight down by as much as this is small: what a clause says itself counts more. */
const TITLE_SCALE = 0.35;

/**
 * `npm run evaluate -- statements <file>`: fits which clauses of a description say what the thing is, how it works or what it does, and
 * writes it. Measured on descriptions that were left out.
 */
export async function fitStatements([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const encoder = openEncoder();
  if (!encoder) throw new Error('The encoder is switched off, or there is none for this machine.');
  try {
    const clauses = readClauses();
    const [vectors, toTitle] = [await encoder.encode(clauses.map(({ clause }) => clause)), await readTitles(encoder)];
    const cosines = clauses.map(({ project }, at) => toTitle(project, vectors[at]!));
    // A description without a title tells nothing of what nearness to it means.
    const mean = average(cosines.filter((cosine) => cosine !== null));
    const labelled = clauses.map(({ project, label }, at) => ({
      project,
      label,
      vector: Float32Array.from([...vectors[at]!, TITLE_SCALE * (cosines[at] ?? mean)]),
    }));
    const projects = [...new Set(labelled.map(({ project }) => project))];
    const counts = { right: 0, told: 0, ofTold: 0, ofAll: 0 };
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isOut = (project: string) => projects.indexOf(project) % FOLDS === fold;
      const [none, statement] = fitHeads(
        labelled.filter(({ project }) => !isOut(project)),
        2,
        RIDGE,
      );
      for (const { label, vector } of labelled.filter(({ project }) => isOut(project))) {
        const isTold = oddsOf(statement!, vector) > oddsOf(none!, vector);
        counts.right += Number(isTold === (label === 1));
        counts.told += Number(isTold);
        counts.ofTold += Number(isTold && label === 1);
        counts.ofAll += label;
      }
    }
    console.log(
      `Left out: ${counts.right} of ${labelled.length} clauses right; of ${counts.told} told ${counts.ofTold} say it, of ${counts.ofAll} that do.`,
    );
    const [none, statement] = fitHeads(labelled, 2, RIDGE);
    const weights = [...statement!].map((weight, at) => Math.round((weight - none![at]!) * 1000) / 1000);
    const bias = weights.pop()!;
    const title = weights.pop()! * TITLE_SCALE;
    writeFileSync(file, `${JSON.stringify({ weights, title, bias })}\n`);
  } finally {
    await encoder.close();
  }
}

/** How near a vector lies to the title of a project; null where it has none. */
async function readTitles(encoder: Pick<SentenceEncoder, 'encode'>) {
  const titles = [...labelledTitles()];
  const vectors = await encoder.encode(titles.map(([, title]) => title));
  const byId = new Map(titles.map(([id], at) => [id, vectors[at]!]));
  return (project: string, vector: Float32Array): number | null => {
    const title = byId.get(project);
    return title ? cosineOf(vector, title) : null;
  };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Clauses of descriptions with whether they say something of the thing itself: m, or anything else: o. */
function readClauses(): { project: string; label: number; clause: string }[] {
  const lines = readFileSync(new URL('clauses.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [project, label, clause] = line.split('\t') as [string, string, string];
    return { project, label: Number(label === 'm'), clause };
  });
}
