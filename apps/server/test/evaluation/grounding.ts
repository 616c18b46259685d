import { readFileSync, writeFileSync } from 'node:fs';
import { engineDeclaration } from '../../src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../src/catalogue/record.ts';
import { editJudge } from '../../src/evidence/claims/judge-edit.ts';
import { type Cited, type Judgement, judgeStatement } from '../../src/evidence/claims/judge-statement.ts';
import { fieldLines } from '../../src/evidence/gather/field-lines.ts';
import type { Ground } from '../../src/evidence/writer/draft.ts';
import { readRecords } from './grounding-records.ts';
import type { LabelledStatement } from './grounding-statements.ts';

export interface Judged {
  statement: LabelledStatement;
  cited: Cited[];
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
  return statements.map((statement) => {
    const own = statement.keys.map((key) => cited.get(key)!);
    return { statement, cited: own, judgement: judgeStatement(statement.text, own) };
  });
}

export const shareWithheld = (judged: Judged[]): number =>
  judged.filter(({ judgement }) => !judgement.isSupported).length / Math.max(1, judged.length);

const FOLDER = new URL('../../../../bench/evaluation/grounding/', import.meta.url);

/** What the gate takes wrongly, why it withholds a statement, and what an editor is shown that a supported one rests on. */
const KEPT = { 'misjudged.txt': misjudgedLines, 'reasons.txt': reasonLines, 'grounds.txt': groundLines };
export const KEPT_FILES = Object.keys(KEPT) as (keyof typeof KEPT)[];

function misjudgedLines(judged: Judged[]): string[] {
  return judged
    .filter(({ statement, judgement }) => statement.isTrue !== judgement.isSupported)
    .map(({ statement: { isTrue, kind, keys, text } }) => `${isTrue ? '+' : '-'}${kind} | ${keys[0]} | ${text}`)
    .toSorted();
}

function reasonLines(judged: Judged[]): string[] {
  return numbered(judged).flatMap(({ id, judgement: { isSupported, reasons } }) =>
    isSupported ? [] : [`${id} | ${reasons.join(' | ')}`],
  );
}

function groundLines(judged: Judged[]): string[] {
  return numbered(judged).flatMap(({ id, judgement, statement, cited }) =>
    judgement.isSupported ? [`${id} | ${groundsShown(editJudge, statement.text, cited)}`] : [],
  );
}

/** A statement is told by its records and its place among those that cite them. */
const numbered = (judged: Judged[]) =>
  [...Map.groupBy(judged, ({ statement: { keys } }) => keys.join(' + '))].flatMap(([keys, each]) =>
    each.map((one, at) => ({ ...one, id: `${keys} ${at + 1}` })),
  );

/** Of each sentence its kind with the fields and places in texts that hold it, or what it lacks. */
export function groundsShown(judgeOf: typeof editJudge, text: string, cited: Cited[]): string {
  const records = cited.map(({ passages: [text], ...record }) => ({ ...record, text: text! }));
  const keys = records.map(({ key }) => key);
  const verdicts = judgeOf({ records, figures: [], description: '' }).judge({
    text,
    kind: null,
    keys,
    figures: [],
    quotes: [],
  });
  const shown = ({ key, quote }: Ground) => {
    const record = records.find((each) => each.key === key)!;
    return record.fields.includes(quote) ? quote.split(': ')[0] : record.text.indexOf(quote);
  };
  return verdicts
    .map(({ kind, missing, grounds }) => [kind, ...missing, ...grounds.map(shown)].join(' | '))
    .join(' / ');
}

export const linesOf = (file: keyof typeof KEPT, judged: Judged[]): string[] => KEPT[file](judged);

export const keptLines = (file: keyof typeof KEPT): string[] =>
  readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n');

export const keepLines = (judged: Judged[]): void => {
  for (const file of KEPT_FILES) writeFileSync(new URL(file, FOLDER), `${linesOf(file, judged).join('\n')}\n`);
};
