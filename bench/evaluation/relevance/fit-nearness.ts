import { writeFileSync } from 'node:fs';
import type { Engine } from '@groundwork/contract/engines';
import { holdAgainst, NEARNESS } from '../../../apps/server/src/evidence/idea/claim-chart.ts';
import { readPart } from '../../../apps/server/src/evidence/records/evidence-record.ts';
import { type LabelledCatalogue, openLabelled } from './data-folders.ts';
import { fitHeads, oddsOf } from './fit-heads.ts';
import { labelledPairs } from './labelled-pairs.ts';

const RIDGE = 0.25;
const STEPS = 3_000;
const FOLDS = 8;
/** Of so many records one is held against a statement of another idea, too. */
const FOREIGN_EVERY = 2;
const THRESHOLDS = [0.4, 0.5, 0.6];

interface Pair {
  project: string;
  /** A reader called the record near to the statement, or said that it is there. */
  label: number;
  /** The statement is another idea's, which the record is near to only by chance: so its subject alone makes no record near. */
  isForeign: boolean;
  vector: number[];
}

/**
 * `npm run evaluate -- nearness <file> [folder]`: fits when a record comes near to a statement of an idea, and writes it. Measured on
 * ideas that were left out; `folder` keeps the catalogue of published records for the next time.
 */
export async function fitNearness([file, folder]: string[]): Promise<void> {
  const catalogue = file ? await openLabelled('real', folder ?? null) : null;
  if (!file || !catalogue) throw new Error('Name the file to write to, and set FIXTURES_DIR.');
  try {
    const pairs = await readPairs(catalogue);
    const projects = [...new Set(pairs.map(({ project }) => project))];
    const isIn = (fold: number) => (pair: Pair) => projects.indexOf(pair.project) % FOLDS === fold;
    const told = Array.from({ length: FOLDS }, (_, fold) => {
      const [none, near] = fit(pairs.filter((pair) => !isIn(fold)(pair)));
      const certaintyOf = ({ vector }: Pair) => 1 / (1 + Math.exp(oddsOf(none!, vector) - oddsOf(near!, vector)));
      return pairs.filter(isIn(fold)).map((pair) => ({ ...pair, certainty: certaintyOf(pair) }));
    }).flat();
    const [read, foreign] = [told.filter(({ isForeign }) => !isForeign), told.filter(({ isForeign }) => isForeign)];
    const all = read.filter(({ label }) => label === 1).length;
    for (const least of THRESHOLDS) {
      const isNamed = ({ certainty }: { certainty: number }) => certainty >= least;
      const named = read.filter(isNamed);
      const right = named.filter(({ label }) => label === 1).length;
      console.log(
        `Left out, from ${least}: ${named.length} of ${read.length} called near, ${right} rightly, of ${all};`,
        `of other ideas' statements ${foreign.filter(isNamed).length} of ${foreign.length}.`,
      );
    }
    const [none, near] = fit(pairs);
    const rounded = (at: number) => Math.round((near![at]! - none![at]!) * 100) / 100;
    const weights = Object.fromEntries([...NEARNESS, 'bias'].map((name, at) => [name, rounded(at)]));
    writeFileSync(file, `${JSON.stringify(weights)}\n`);
  } finally {
    await catalogue.close();
  }
}

const fit = (pairs: Pair[]) => fitHeads(pairs, 2, RIDGE, STEPS);

/** Of each pair what its nearness is told by, as reports hold an idea against records. */
async function readPairs({ index, encoder, aboutOf }: LabelledCatalogue): Promise<Pair[]> {
  const labelled = labelledPairs();
  const ids = [...new Set(labelled.map(({ project }) => project.id))];
  const pairs: Pair[] = [];
  for (const [place, id] of ids.entries()) {
    const own = labelled.filter(({ project }) => project.id === id);
    const other = labelled.find(({ project }) => project.id === ids[(place + 1) % ids.length])!.statement;
    const { title, description } = own[0]!.project;
    const about = await aboutOf({ title, description });
    const statements = [...new Set(own.map(({ statement }) => statement))];
    const keys = [...new Set(own.map(({ key }) => key))];
    const found = await index.get(keys.map((key) => refOf(key)));
    const records = found.flatMap((record, at) => {
      if (!record) return [];
      const match = about.matches.find((each) => each.engine === record.engine && each.id === record.id);
      return [{ ...readPart(record), key: keys[at]!, related: match?.related ?? 0 }];
    });
    const asked = { statements: [...statements, other], description, terms: about.terms, records };
    const { held } = await holdAgainst(asked, encoder);
    const add = (record: number, statement: number, of: Pick<Pair, 'label' | 'isForeign'>) => {
      const { nearness } = held[record]![statement]!;
      pairs.push({ project: id, ...of, vector: NEARNESS.map((name) => nearness[name]) });
    };
    for (const { statement, key, isNear } of own) {
      const at = records.findIndex((each) => each.key === key);
      if (at < 0) continue;
      add(at, statements.indexOf(statement), { label: Number(isNear), isForeign: false });
    }
    for (let at = 0; at < records.length; at += FOREIGN_EVERY)
      add(at, statements.length, { label: 0, isForeign: true });
  }
  return pairs;
}

const refOf = (key: string) => ({
  engine: key.slice(0, key.indexOf('/')) as Engine,
  id: key.slice(key.indexOf('/') + 1),
});
