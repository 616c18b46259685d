import { readFileSync, writeFileSync } from 'node:fs';
import { engineDeclaration } from '../../src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../src/catalogue/record.ts';
import { type Cited, type Judgement, judgeStatement } from '../../src/evidence/claims/judge-statement.ts';
import { fieldLines } from '../../src/evidence/gather/field-lines.ts';
import { readRecords } from './grounding-records.ts';
import type { LabelledStatement } from './grounding-statements.ts';

export interface Judged {
  statement: LabelledStatement;
  judgement: Judgement;
}

/** What a record may be cited for, as reports cite it. */
export const citedOf = (record: CatalogueRecord): Cited => ({
  key: `${record.engine}/${record.id}`,
  fields: fieldLines(record, engineDeclaration(record.engine)),
  passages: [record.text],
  publisher: record.source.name,
});

/** Judges the labelled statements against the published records; null where these are not at hand. */
export async function judgeLabelled(statements: LabelledStatement[]): Promise<Judged[] | null> {
  const records = await readRecords(new Set(statements.flatMap(({ keys }) => keys)));
  if (!records) return null;
  const cited = new Map([...records].map(([key, record]) => [key, citedOf(record)]));
  return statements.map((statement) => ({
    statement,
    judgement: judgeStatement(
      statement.text,
      statement.keys.map((key) => cited.get(key)!),
    ),
  }));
}

export const shareWithheld = (judged: Judged[]): number =>
  judged.filter(({ judgement }) => !judgement.isSupported).length / Math.max(1, judged.length);

/** Statements that the gate is known to judge wrongly: true ones that it withholds, wrong ones that it lets through. */
const MISJUDGED = new URL('../../../../bench/evaluation/grounding/misjudged.txt', import.meta.url);

export const misjudgedLines = (judged: Judged[]): string[] =>
  judged
    .filter(({ statement, judgement }) => statement.isTrue !== judgement.isSupported)
    .map(({ statement: { isTrue, kind, keys, text } }) => `${isTrue ? '+' : '-'}${kind} | ${keys[0]} | ${text}`)
    .toSorted();

export const knownMisjudged = (): string[] => readFileSync(MISJUDGED, 'utf8').trim().split('\n');

export const keepMisjudged = (judged: Judged[]): void =>
  writeFileSync(MISJUDGED, `${misjudgedLines(judged).join('\n')}\n`);
