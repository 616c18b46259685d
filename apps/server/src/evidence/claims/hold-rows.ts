import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { isFrameWord } from './language/frame-words.ts';
import { wordsOf } from './language/words.ts';
import { ROW_LABELS } from './roles/labels.ts';
import type { Value } from './value.ts';

const CELLS = ' · ';
const CLAUSES = /; |,? (?:while|whereas|but) /g;

/**
 * What a table of a record tells of one thing is not said of another: where a clause names the thing that one row is about,
 * each value and each word that only rows of that table have stands in its row.
 */
export function ofAnotherRow(text: string, values: Value[], units: GroundUnit[]): string[] {
  const rows = units.filter(({ label, text: row }) => label !== null && ROW_LABELS.has(label) && row.includes(CELLS));
  if (rows.length < 2) return [];
  const some = ofSomeRows(text, units);
  if (some.length > 0) return some;
  return clausesOf(text).flatMap(({ from, to }) => {
    const within = values.filter(({ at }) => at >= from && at < to);
    const named = within.flatMap((name) => {
      const own = rows.filter((row) => name.holders.includes(row) && isAbout(row, name));
      const table = tableOf(own[0]?.label, rows);
      return own.length > 0 && own.length < table.length ? [{ own, table }] : [];
    });
    const told = named.length > 0 ? named : rowsTold(within, rows);
    if (told.length === 0) return [];
    const { table } = told[0]!;
    const own = new Set(told.flatMap((each) => each.own));
    const isTold = (holders: GroundUnit[]) =>
      holders.length === 0 || holders.some((unit) => own.has(unit) || !table.includes(unit));
    return [
      ...within.filter(({ kind, holders }) => kind !== 'name' && !isTold(holders)).map(({ text: said }) => said),
      ...wordsOf(text)
        .filter(({ at }) => at >= from && at < to && !within.some((value) => at >= value.at && at < value.end))
        .filter(({ isContent, stem }) => isContent && !isFrameWord(stem))
        .filter(({ stem }) => !isTold(units.filter(({ signs }) => signs.has(stem))))
        .map((word) => word.text),
    ].map((said) => `${said} in the row that it names`);
  });
}

/** 'The 375 mg vial' of a product in two strengths: the one row that has the clause's number. */
function rowsTold(values: Value[], rows: GroundUnit[]): { own: GroundUnit[]; table: GroundUnit[] }[] {
  return values.flatMap(({ kind, holders, isDerived }) => {
    const own = rows.filter((row) => holders.includes(row));
    const table = tableOf(own[0]?.label, rows);
    const isOfTable = holders.every(({ label }) => label === null || table.some((row) => row.label === label));
    return kind !== 'name' && !isDerived && own.length === 1 && own.length < table.length && isOfTable
      ? [{ own, table }]
      : [];
  });
}

/** What a statement calls the things of a table. */
export const TABLES: [RegExp, string][] = [
  [/^\P{L}*(?:strengths|products|presentations|dosages|versions|vials|tablets)\b/iu, 'Products'],
  [/^\P{L}*(?:inventors)\b/iu, 'Inventors'],
  [/^\P{L}*(?:authors)\b/iu, 'Authors'],
  [/^\P{L}*(?:sites|centers)\b/iu, 'Sites'],
];
const OF_ALL =
  /\b(?:both|all|each)(?: of)?(?: (?:the|its|their|these))?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d+))?/i;

/** 'Both strengths': what a statement says of all of a table's things each row of it says. */
function ofSomeRows(text: string, units: GroundUnit[]): string[] {
  const all = OF_ALL.exec(text);
  const said = all && text.slice(all.index + all[0].length);
  const label = said && TABLES.find(([pattern]) => pattern.test(said))?.[1];
  const rows = units.filter((unit) => unit.label === label);
  if (!label || rows.length < 2) return [];
  return wordsOf(text)
    .filter(({ isContent, stem }) => isContent && !isFrameWord(stem))
    .filter(({ stem }) => {
      const own = rows.filter(({ signs }) => signs.has(stem)).length;
      const isElsewhere = units.some((unit) => unit.label !== label && unit.label !== null && unit.signs.has(stem));
      return own > 0 && own < rows.length && !isElsewhere;
    })
    .map((word) => word.text);
}

const tableOf = (label: string | null | undefined, rows: GroundUnit[]) => rows.filter((row) => row.label === label);

/** A row is about what its first cell names. */
const isAbout = ({ text }: GroundUnit, { kind, text: name }: Value) =>
  (kind === 'name' || kind === 'place') &&
  ` ${foldText(text.split(CELLS)[0]!)} `.includes(` ${foldText(name.replace(/['’]s$/, ''))} `);

function clausesOf(text: string): { from: number; to: number }[] {
  const cuts = [...text.matchAll(CLAUSES)].map(({ index }) => index);
  return [0, ...cuts].map((from, at) => ({ from, to: cuts[at] ?? text.length }));
}
