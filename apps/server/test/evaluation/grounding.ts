import { engineDeclaration } from '../../src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../src/catalogue/record.ts';
import { checkProse, type Lack } from '../../src/evidence/prose/check-prose.ts';
import type { Cited } from '../../src/evidence/prose/read-source.ts';
import { fieldLines } from '../../src/evidence/records/evidence-record.ts';
import { readRecords } from './grounding-records.ts';
import type { LabelledStatement } from './grounding-statements.ts';

export interface Judged {
  statement: LabelledStatement;
  cited: Cited[];
  lacks: Lack[];
}

/** What a record may be cited for, as reports cite it. */
const citedOf = (record: CatalogueRecord): Cited => ({
  key: `${record.engine}/${record.id}`,
  fields: fieldLines(record, engineDeclaration(record.engine)),
  passages: [record.text],
  publisher: record.source.name,
});

/** Checks the labelled statements against the published records; null where these are not at hand. */
export async function checkLabelled(statements: LabelledStatement[]): Promise<Judged[] | null> {
  const records = await readRecords(new Set(statements.flatMap(({ keys }) => keys)));
  if (!records) return null;
  const cited = new Map([...records].map(([key, record]) => [key, citedOf(record)]));
  return statements.map((statement) => {
    const own = statement.keys.map((key) => cited.get(key)!);
    return { statement, cited: own, lacks: checkProse(statement.text, own) };
  });
}

export const shareFlagged = (judged: readonly Judged[]): number =>
  judged.filter(({ lacks }) => lacks.length > 0).length / Math.max(1, judged.length);

/** Does every value of the statement stand somewhere in what it cites, in whatever part of it? */
export const isBorrowed = ({ statement, cited }: Judged): boolean => {
  const everything = cited.map(({ fields, passages, ...own }) => ({
    ...own,
    fields: [],
    passages: [...passages, fields.join('\n')],
  }));
  return checkProse(statement.text, everything).length === 0;
};
