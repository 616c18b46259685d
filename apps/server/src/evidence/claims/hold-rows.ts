import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { isFrameWord } from './language/frame-words.ts';
import { wordsOf } from './language/words.ts';
import { ROW_LABELS } from './roles/labels.ts';
import type { Value } from './value.ts';

const CELLS = ' · ';
const CLAUSES = /;\s|,?\s(?:while|whereas|but)\s/g;

/**
 * What a table of a record tells of one thing is not said of another: where a clause names the thing that one row is about,
 * each value and each word that only rows of that table have stands in its row.
 */
export function ofAnotherRow(text: string, values: Value[], units: GroundUnit[]): string[] {
  const rows = units.filter(({ label, text: row }) => label !== null && ROW_LABELS.has(label) && row.includes(CELLS));
  if (rows.length < 2) return [];
  return clausesOf(text).flatMap(({ from, to }) => {
    const within = values.filter(({ at }) => at >= from && at < to);
    const named = within.flatMap((name) => {
      const own = rows.filter((row) => name.holders.includes(row) && isAbout(row, name));
      const table = tableOf(own[0]?.label, rows);
      return own.length > 0 && own.length < table.length ? [{ own, table }] : [];
    });
    if (named.length === 0) return [];
    const { table } = named[0]!;
    const own = new Set(named.flatMap((each) => each.own));
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

const tableOf = (label: string | null | undefined, rows: GroundUnit[]) => rows.filter((row) => row.label === label);

/** A row is about what its first cell names. */
const isAbout = ({ text }: GroundUnit, { kind, text: name }: Value) =>
  (kind === 'name' || kind === 'place') &&
  ` ${foldText(text.split(CELLS)[0]!)} `.includes(` ${foldText(name.replace(/['’]s$/, ''))} `);

function clausesOf(text: string): { from: number; to: number }[] {
  const cuts = [...text.matchAll(CLAUSES)].map(({ index }) => index);
  return [0, ...cuts].map((from, at) => ({ from, to: cuts[at] ?? text.length }));
}
