import type { Drug } from '../../catalogue/engines/drugs.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { FindingTable } from '../evidence.ts';
import { SHARE_MIN } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { joined, name, num, word, words } from '../statements/statement.ts';
import {
  type Collected,
  countOf,
  derivedFigure,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
  restOf,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { organisationsOf } from './organisations.ts';

/** One or two of many left by chance. */
const STANDS_OUT = 3;

/** The drugs approved in the field, how many sponsors they have, and when the latest approval was. */
export function drugs(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records.drugs;
  if (all.length === 0) return found;
  const engine = 'drugs' as const;
  const approved = all.filter(({ data }) => (data as Drug).approvalDate);
  const sponsors = organisationsOf(all, ({ role }) => /^sponsor$/i.test(role));
  const counted = (id: string, label: string, value: number, records: typeof all) =>
    derivedFigure(observed, { id, label, value, how: 'count', engine, records });
  const whole = counted('drugs:all', 'drug applications in the field', all.length, all);
  const names = counted('drugs:sponsors', 'sponsors of drug applications in the field', sponsors.length, all);
  found.figures.push(whole, names);
  // If there are several sponsors, the concentration tells.
  const statements =
    sponsors.length > 1
      ? []
      : [
          makeStatement(
            words`${countOf(names, 'sponsor has', 'sponsors have')} ${countOf(whole, 'drug application', 'drug applications')} in the field.`,
            [names, whole],
          ),
        ];
  const years = approved.map(({ data }) => (data as Drug).approvalDate!.slice(0, 4)).sort();
  // A value that few state says nothing of the rest.
  if (approved.length > all.length * STATED_MIN) {
    const dated = counted(
      'drugs:dated',
      'drug applications in the field that state their approval',
      approved.length,
      approved,
    );
    const last = derivedFigure(observed, {
      id: 'drugs:last',
      label: 'year of the latest approval in the field',
      value: Number(years.at(-1)),
      unit: 'year',
      how: 'latest',
      engine,
      records: approved.filter(({ data }) => (data as Drug).approvalDate!.startsWith(years.at(-1)!)),
    });
    found.figures.push(dated, last);
    statements.push(
      makeStatement(
        words`Of the drug applications in the field, ${num(dated)} ${word(approved.length === 1 ? 'states its' : 'state their')} approval, the latest from ${num(last)}.`,
        [dated, last],
      ),
    );
  }
  const kinds = kindsOf(observed, all);
  if (kinds) {
    found.figures.push(...kinds.figures);
    statements.unshift(kinds.statement);
  }
  const groups = byIngredients(all);
  const table = ingredientsOf(observed, groups, found);
  if (table) found.tables.push(table);
  const named = namedIngredients(observed, groups);
  if (named) {
    found.figures.push(...named.figures);
    statements.unshift(named.statement);
  }
  found.findings.push({
    id: 'drugs',
    family: 'drugs',
    n: all.length,
    period: approved.length > all.length * STATED_MIN ? periodOf(approved) : null,
    missing: partSeen(observed, engine),
    importance: all.length >= 3 ? 68 : 30,
    headline:
      named?.headline ??
      kinds?.headline ??
      makeStatement(
        words`${countOf(whole, 'drug application', 'drug applications')} of ${countOf(names, 'sponsor', 'sponsors')} ${word(all.length === 1 ? 'is' : 'are')} on record for the topic.`,
        [whole, names],
      ),
    statements,
  });
  leftTheMarket(observed, all, found);
  return found;
}

/** Drugs approved and no longer sold: approval alone earned too little, or something better came. */
function leftTheMarket(observed: Observed, all: readonly CatalogueRecord[], found: Collected): void {
  const engine = 'drugs' as const;
  const statusesOf = ({ facets }: CatalogueRecord) => facets['marketingStatus'] ?? [];
  // A tentative approval is for a drug that may not be sold yet.
  const stating = all.filter((record) => statusesOf(record).some((status) => !/tentative/i.test(status)));
  const gone = stating.filter((record) => statusesOf(record).every((status) => /^discontinued/i.test(status)));
  if (stating.length < SHARE_MIN || gone.length < STANDS_OUT) return;
  const counted = (id: string, words: string, records: readonly CatalogueRecord[]) =>
    derivedFigure(observed, {
      id: `drugs:${id}`,
      label: `drug applications in the field ${words}`,
      value: records.length,
      how: 'count',
      engine,
      records,
    });
  const whole = counted('marketed', 'that state how they are sold', stating);
  const part = counted('discontinued', 'that are discontinued', gone);
  found.figures.push(whole, part);
  found.findings.push({
    id: 'drugs:market',
    family: 'drugs',
    n: stating.length,
    period: null,
    missing: partSeen(observed, engine),
    importance: 36,
    headline: null,
    statements: [
      makeStatement(
        words`Of the ${num(whole)} drug applications in the field that state how they are sold, ${num(part)} are discontinued.`,
        [whole, part],
      ),
    ],
  });
}

/** An abbreviated application (ANDA) is a generic's; what leads the way is new (NDA) or a biologic (BLA). */
const isGeneric = (record: CatalogueRecord): boolean => /^ANDA/i.test((record.data as Drug).applicationType ?? '');

function kindsOf(observed: Observed, all: readonly CatalogueRecord[]) {
  const generics = all.filter(isGeneric);
  if (generics.length === 0 || generics.length === all.length) return null;
  const counted = (id: string, label: string, records: readonly CatalogueRecord[]) =>
    derivedFigure(observed, {
      id: `drugs:${id}`,
      label,
      value: records.length,
      how: 'count',
      engine: 'drugs',
      records,
    });
  const whole = counted('kinds', 'drug applications in the field', all);
  const generic = counted('generic', 'drug applications in the field for a generic', generics);
  const first = restOf('drugs:original', 'drug applications in the field for an original drug', whole, generic);
  const statement = makeStatement(
    words`Of the ${num(whole)} drug applications in the field, ${num(first)} ${word(first.value === 1 ? 'is' : 'are')} for an original drug and ${num(generic)} for a generic.`,
    [whole, first, generic],
  );
  const headline =
    generic.value > first.value
      ? makeStatement(words`${num(generic)} of the ${num(whole)} drug applications in the field are for a generic.`, [
          generic,
          whole,
        ])
      : null;
  return { figures: [whole, generic, first], statement, headline };
}

const STATED_MIN = 0.25;
const INGREDIENTS_LISTED = 10;
const INGREDIENTS_TOLD = 4;

interface Group {
  name: string;
  records: CatalogueRecord[];
}

/** Applications grouped by all their active ingredients together, the commonest first. */
function byIngredients(all: readonly CatalogueRecord[]): Group[] {
  const named = all.flatMap((record) => {
    const ingredients = (record.data as Drug).activeIngredients ?? [];
    return ingredients.length > 0 ? [{ record, name: ingredients.map((each) => each.toLowerCase()).join(' + ') }] : [];
  });
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, of]) => ({ name, records: of.map(({ record }) => record) }))
    .toSorted((one, other) => other.records.length - one.records.length || one.name.localeCompare(other.name));
}

/** The drugs to compare a new one with: told where the few names are all there are. */
function namedIngredients(observed: Observed, groups: readonly Group[]) {
  if (groups.length === 0 || groups.length > INGREDIENTS_TOLD) return null;
  const figures = groups.map(({ name, records }) =>
    derivedFigure(observed, {
      id: `drugs:for:${name}`,
      label: `drug applications in the field, ${name}`,
      value: records.length,
      how: 'count',
      engine: 'drugs',
      records,
    }),
  );
  const naming = groups.flatMap(({ records }) => records);
  const whole = derivedFigure(observed, {
    id: 'drugs:naming',
    label: 'drug applications in the field that name their ingredients',
    value: naming.length,
    how: 'count',
    engine: 'drugs',
    records: naming,
  });
  const ingredient = (at: number) => name(figures[at]!, groups[at]!.name);
  // If each has one, or all have the same, the number says nothing.
  const isOneEach = groups.length === 1 || figures.every(({ value }) => value === 1);
  const told = groups.map((_, at) => (isOneEach ? ingredient(at) : words`${ingredient(at)} (${num(figures[at]!)})`));
  const each = groups.map(
    (_, at) => words`${num(figures[at]!)} ${word(figures[at]!.value === 1 ? 'is' : 'are')} for ${ingredient(at)}`,
  );
  return {
    figures: [whole, ...figures],
    headline: makeStatement(words`Drug applications in the field are for ${joined(told)}.`, figures),
    statement: makeStatement(
      isOneEach && naming.length > 1
        ? words`The ${num(whole)} drug applications in the field that name their ingredients are for ${joined(told)}.`
        : naming.length === 1
          ? words`The one drug application in the field that names its ingredients is for ${ingredient(0)}.`
          : words`Of the ${num(whole)} drug applications in the field that name their ingredients, ${joined(each)}.`,
      [whole, ...figures],
    ),
  };
}

/** Drugs by active ingredients: which may be had already, from how many, and since when. */
function ingredientsOf(observed: Observed, groups: readonly Group[], found: Collected): FindingTable | null {
  const engine = 'drugs' as const;
  // If each has its own ingredient, the list of applications says as much.
  if (groups.length < 2 || groups.every(({ records }) => records.length === 1)) return null;
  const rows = groups.slice(0, INGREDIENTS_LISTED).map(({ name, records }) => {
    const worked = (part: string, label: string, value: number, unit: 'count' | 'year' = 'count') =>
      derivedFigure(observed, {
        id: `drugs:${name}:${part}`,
        label: `${label}, ${name}`,
        value,
        unit,
        how: unit === 'year' ? 'earliest' : 'count',
        engine,
        records,
      });
    const years = records.flatMap(({ data }) => (data as Drug).approvalDate?.slice(0, 4) ?? []).sort();
    const figures = [
      worked('all', 'drug applications in the field', records.length),
      worked('generics', 'drug applications in the field for a generic', records.filter(isGeneric).length),
      worked(
        'sponsors',
        'sponsors of drug applications in the field',
        organisationsOf(records, ({ role }) => /^sponsor$/i.test(role)).length,
      ),
      years[0] ? worked('first', 'year of the first approval in the field', Number(years[0]), 'year') : null,
    ];
    const own = figures.filter((figure) => figure !== null);
    found.figures.push(...own);
    return {
      cells: [name, ...figures.map((figure) => figure?.value ?? null)],
      key: null,
      figures: own.map(({ id }) => id),
    };
  });
  return {
    id: 'ingredients',
    caption: 'Drug applications in the field by active ingredients',
    columns: [
      { label: 'Active ingredients', unit: 'text' },
      { label: 'Applications', unit: 'count' },
      { label: 'Generics', unit: 'count' },
      { label: 'Sponsors', unit: 'count' },
      { label: 'First approval', unit: 'year' },
    ],
    rows,
    note: words`Counted over the drug applications in the field, as of ${asOf(observed)}.`,
  };
}
