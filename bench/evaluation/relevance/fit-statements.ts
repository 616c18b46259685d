import { readFileSync, writeFileSync } from 'node:fs';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { fitHeads, oddsOf } from './fit-heads.ts';

const RIDGE = 1;
const FOLDS = 8;

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
    const vectors = await encoder.encode(clauses.map(({ clause }) => clause));
    const labelled = clauses.map(({ project, label }, at) => ({ project, label, vector: vectors[at]! }));
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
    writeFileSync(file, `${JSON.stringify({ weights, bias })}\n`);
  } finally {
    await encoder.close();
  }
}

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
