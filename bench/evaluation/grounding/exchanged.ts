import { type GroundUnit, groundOf } from '../../../apps/server/src/evidence/claims/ground.ts';
import { judgeStatement } from '../../../apps/server/src/evidence/claims/judge-statement.ts';
import { readValues } from '../../../apps/server/src/evidence/claims/read-values.ts';
import type { Value } from '../../../apps/server/src/evidence/claims/value.ts';
import { statedNames } from '../../../apps/server/src/evidence/claims/values/names.ts';
import type { StatedNumber } from '../../../apps/server/src/evidence/claims/values/numbers.ts';
import { plainFact } from '../../../apps/server/src/evidence/claims/values/plain-text.ts';
import { citedOf } from '../../../apps/server/test/evaluation/grounding.ts';
import { readRecords } from '../../../apps/server/test/evaluation/grounding-records.ts';
import type { LabelledStatement } from '../../../apps/server/test/evaluation/grounding-statements.ts';
import { printTable } from '../../measure.ts';

/** Of the values that might stand in place of one, so many are tried. */
const RIVALS_MAX = 6;

/**
 * True statements that pass, each with one value exchanged for another of its kind that the same record gives elsewhere. Nearly
 * all of them are wrong, and many read as nobody would write them: the share that passes is a bound to compare changes by.
 */
export async function evaluateExchanged(statements: LabelledStatement[], isEach: boolean): Promise<void> {
  const plain = statements.filter(({ isTrue, keys, text }) => isTrue && keys.length === 1 && !/["“]/.test(text));
  const records = (await readRecords(new Set(plain.flatMap(({ keys }) => keys))))!;
  const tally = new Map<string, { passed: number; all: number }>();
  for (const { text: raw, keys } of plain) {
    const text = plainFact(raw);
    const cited = citedOf(records.get(keys[0]!)!);
    if (!judgeStatement(text, [cited]).isSupported) continue;
    const { units } = groundOf(cited);
    const { values, numbers } = readValues(text, units, {});
    for (const value of values)
      for (const rival of rivalsOf(value, numbers.get(value), units, text)) {
        const made = `${text.slice(0, value.at)}${rival}${text.slice(value.end)}`;
        const { isSupported } = judgeStatement(made, [cited]);
        const kind = `${value.kind} of ${placeOf(value)}`;
        const known = tally.get(kind) ?? { passed: 0, all: 0 };
        tally.set(kind, { passed: known.passed + (isSupported ? 1 : 0), all: known.all + 1 });
        if (isSupported && isEach) console.log(`${kind} [${keys[0]}] ${made}  (for ${value.text})`);
      }
  }
  printTable(
    ['exchanged', 'withheld'],
    [...tally].toSorted().map(([kind, { passed, all }]) => [kind, `${all - passed} of ${all}`]),
  );
}

function placeOf({ holders }: Value): string {
  const isText = ({ label }: GroundUnit) => label === null;
  if (holders.every(isText)) return 'text';
  return holders.some(isText) ? 'text and fields' : 'fields';
}

/** Values of the same kind in other places of the record. */
function rivalsOf(value: Value, number: StatedNumber | undefined, units: GroundUnit[], text: string): string[] {
  const others = units.filter((unit) => !value.holders.includes(unit));
  const texts = others.filter(({ label }) => label === null);
  const all =
    value.kind === 'date'
      ? others.flatMap(({ dates }) => dates.map((date) => date.text))
      : number
        ? texts.flatMap(({ numbers }) =>
            numbers
              .filter((each) => each.unit?.dimension === number.unit?.dimension && each.value !== number.value)
              .map((each) => each.text),
          )
        : value.kind === 'id'
          ? []
          : texts.flatMap(namesOf);
  return [...new Set(all)]
    .filter((rival) => !text.includes(rival) && !value.text.includes(rival) && !rival.includes(value.text))
    .slice(0, RIVALS_MAX);
}

function namesOf({ text, words }: GroundUnit): string[] {
  const small = new Set(words.filter((word) => /^\p{Ll}/u.test(word.text)).map(({ lower }) => lower));
  return statedNames(text, (word) => small.has(word))
    .filter(({ at }) => at > 0)
    .map((name) => name.text);
}
