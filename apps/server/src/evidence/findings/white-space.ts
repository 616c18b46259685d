import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { name, none, num } from '../statements/part.ts';
import { atHead, listed, word, words } from '../statements/template.ts';
import { type Collected, nothing, periodOf, say, titleOf, workedOut } from './collect.ts';
import { type IdeaPart, saysPart } from './idea-parts.ts';
import { mostOf, type Observed } from './observed.ts';
import { isSaidIn, saidIn } from './said-in.ts';
import { FEW } from './statistics.ts';

const TOLD = 3;
/** Of the whole weight: what weighs less is no loss to say. */
const TELLING = 0.06;
/** Of each axis so many parts are held against those of the other. */
const PARTS_JOINED = 3;
const NAMED = 2;

/** Elements are written as well as said: "Textured Si anode" tells of silicon. "In" and single letters are much else. */
const SYMBOLS: Readonly<Record<string, string>> = {
  aluminum: 'Al',
  cobalt: 'Co',
  copper: 'Cu',
  gallium: 'Ga',
  germanium: 'Ge',
  iron: 'Fe',
  lithium: 'Li',
  magnesium: 'Mg',
  manganese: 'Mn',
  nickel: 'Ni',
  silicon: 'Si',
  silver: 'Ag',
  sodium: 'Na',
  titanium: 'Ti',
  zinc: 'Zn',
};
const isWritten = (records: readonly CatalogueRecord[], element: string): boolean => {
  const symbol = SYMBOLS[element.toLowerCase()];
  if (!symbol) return false;
  const written = new RegExp(`(?<!\\p{Ll})${symbol}(?!\\p{Ll})`, 'u');
  return records.some(({ title, text }) => written.test(`${title} ${text}`));
};

/**
 * What of the idea no record in the field says, and what none says together: there it stands apart, or others say it in other
 * words. Looked for where all records were looked at, and among few of them what lacks is chance.
 */
export function whiteSpace(observed: Observed): Collected {
  const found = nothing();
  const all = ENGINES.flatMap((engine) => observed.records[engine]);
  const totals = ENGINES.reduce((sum, engine) => sum + observed.totals[engine], 0);
  if (all.length < FEW || all.length < totals) return found;
  unsaid(observed, all, found);
  joined(observed, all, found);
  return found;
}

const wholeOf = (observed: Observed, all: CatalogueRecord[]) =>
  workedOut(observed, {
    id: 'unsaid:all',
    label: 'records in the field in all data sets',
    value: all.length,
    how: 'count',
    engine: mostOf(observed),
    records: all,
  });

function unsaid(observed: Observed, all: CatalogueRecord[], found: Collected): void {
  const texts = all.map(saidIn);
  const lacks = ({ label, variants }: IdeaPart['words'][number]) =>
    !texts.some((text) => isSaidIn(text, [label, ...variants])) && !isWritten(all, label);
  const lacking = observed.parts
    .flatMap((part) => {
      const missing = part.words.filter(lacks);
      const weight = missing.reduce((sum, each) => sum + each.weight, 0);
      return missing.length === part.words.length ? [{ label: part.label, weight }] : missing;
    })
    .filter(({ weight }) => weight >= TELLING)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, TOLD);
  if (lacking.length === 0) return;
  const whole = wholeOf(observed, all);
  const without = lacking.map(({ label }) =>
    workedOut(observed, {
      id: `unsaid:${label}`,
      label: `records in the field that say ${label}`,
      value: 0,
      how: 'count',
      engine: mostOf(observed),
      records: [],
    }),
  );
  const figures = [whole, ...without];
  found.figures.push(...figures);
  const said = say(
    words`${atHead(none(without[0]!))} of the ${num(whole)} records in the field says anything of ${listed(
      lacking.map(({ label }, at) => words`“${name(without[at]!, label)}”`),
      'or',
    )}.`,
    figures,
  );
  found.findings.push({
    id: 'white-space:unsaid',
    family: 'white-space',
    n: all.length,
    period: periodOf(all),
    missing: null,
    importance: 44,
    headline: said,
    statements: [said],
  });
}

/** How many records say something of a part of what it is, of a part of what it is for, and of both. */
function joined(observed: Observed, all: CatalogueRecord[], found: Collected): void {
  const partsOf = (axis: IdeaPart['axis']) =>
    observed.parts
      .filter((part) => part.axis === axis)
      .map((part) => ({
        part,
        weight: part.words.reduce((sum, { weight }) => sum + weight, 0),
        records: all.filter((record) => saysPart(record, part)),
      }))
      .filter(({ records }) => records.length > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, PARTS_JOINED);
  const uses = partsOf('use');
  const [rarest] = partsOf('technology')
    .flatMap((one) =>
      uses.map((other) => ({ one, other, both: one.records.filter((record) => other.records.includes(record)) })),
    )
    .toSorted(
      (a, b) => a.both.length - b.both.length || b.one.weight + b.other.weight - (a.one.weight + a.other.weight),
    );
  // Where most join them it is what the field is about.
  if (!rarest || rarest.both.length > all.length / 2) return;
  const { one, other, both } = rarest;
  const counted = (id: string, what: string, records: CatalogueRecord[]) =>
    workedOut(observed, {
      id: `joined:${id}`,
      label: `records in the field that say something of ${what}`,
      value: records.length,
      how: 'count',
      engine: mostOf(observed),
      records,
    });
  const whole = wholeOf(observed, all);
  const ofOne = counted('technology', one.part.label, one.records);
  const ofOther = counted('use', other.part.label, other.records);
  const ofBoth = counted('both', `${one.part.label} and of ${other.part.label}`, both);
  const figures = [whole, ofOne, ofOther, ofBoth];
  found.figures.push(...figures);
  const named = both.slice(0, NAMED);
  found.cited.push(...named);
  const which = both.length > 0 && both.length <= NAMED ? words`: ${listed(named.map(titleOf))}` : null;
  const said = say(
    words`Of the ${num(whole)} records in the field ${num(ofOne)} ${word(ofOne.value === 1 ? 'says' : 'say')} something of “${name(
      ofOne,
      one.part.label,
    )}”, ${num(ofOther)} of “${name(ofOther, other.part.label)}”, and ${ofBoth.value === 0 ? none(ofBoth) : num(ofBoth)} ${word(ofBoth.value > 1 ? 'join' : 'joins')} them${which}.`,
    figures,
  );
  found.findings.push({
    id: 'white-space:joined',
    family: 'white-space',
    n: all.length,
    period: periodOf(all),
    missing: null,
    importance: 46,
    headline: said,
    statements: [said],
  });
}
