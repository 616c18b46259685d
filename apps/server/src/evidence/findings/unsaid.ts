import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { name, none, num } from '../statements/part.ts';
import { atHead, listed, words } from '../statements/template.ts';
import { type Collected, nothing, periodOf, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { isSaidIn, saidIn } from './said-in.ts';
import { FEW } from './statistics.ts';

const TOLD = 3;
/** That no record says so general a word, tells nothing about a project. */
const GENERAL =
  /^(?:diseases?|disorders?|conditions?|illness|patients?|outpatients?|inpatients?|people|persons?|users?|customers?|doctors?|devices?|systems?|methods?|fluids?|hearts?|bod(?:y|ies)|parts?|things?|ways?|days?|weeks?|hours?|minutes?|holes?|spares?|sugars?|others?|another|results?|problems?|costs?)$/i;

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
 * Words that the project is told by and no record in the field has: there it stands apart, or others say it in other words. Looked
 * for where all records were looked at, and with few of them a word that lacks is chance.
 */
export function unsaid(observed: Observed): Collected {
  const found = nothing();
  const all = ENGINES.flatMap((engine) => observed.records[engine]);
  const totals = ENGINES.reduce((sum, engine) => sum + observed.totals[engine], 0);
  if (all.length < FEW || all.length < totals) return found;
  const texts = all.map(saidIn);
  const isSaid = (names: readonly string[]) => texts.some((text) => isSaidIn(text, names));
  const lacking = observed.tellingNouns
    .filter(({ label, variants }) => !GENERAL.test(label) && !isSaid([label, ...variants]) && !isWritten(all, label))
    .slice(0, TOLD);
  if (lacking.length === 0) return found;
  const engine = ENGINES.toSorted((one, other) => observed.totals[other] - observed.totals[one])[0]!;
  const whole = workedOut(observed, {
    id: 'unsaid:all',
    label: 'records in the field in all data sets',
    value: all.length,
    how: 'count',
    engine,
    records: all,
  });
  const without = lacking.map(({ label }) =>
    workedOut(observed, {
      id: `unsaid:${label}`,
      label: `records in the field that have the word ${label}`,
      value: 0,
      how: 'count',
      engine,
      records: [],
    }),
  );
  found.figures.push(whole, ...without);
  const missing = lacking.map(({ label }, at) => words`“${name(without[at]!, label)}”`);
  const [first] = missing;
  const stand = missing.length === 1 ? words`The word ${first!} stands` : words`The words ${listed(missing)} stand`;
  const has = missing.length === 1 ? words`the word ${first!}` : words`the words ${listed(missing, 'or')}`;
  const figures = [whole, ...without];
  found.findings.push({
    id: 'white-space:unsaid',
    family: 'white-space',
    n: all.length,
    period: periodOf(all),
    missing: null,
    importance: 44,
    headline: say(words`${atHead(none(without[0]!))} of the ${num(whole)} records in the field has ${has}.`, figures),
    statements: [say(words`${stand} in ${none(without[0]!)} of the ${num(whole)} records in the field.`, figures)],
  });
  return found;
}
