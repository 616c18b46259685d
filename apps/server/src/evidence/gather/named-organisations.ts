import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { departmentOf, knownAgency } from '../../catalogue/identity/agencies.ts';
import { organisationName } from '../../catalogue/identity/organisation-name.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { wordsOf } from '../../catalogue/query/content-words.ts';
import { printQuery } from '../../catalogue/query/print-query.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import type { QuestionPart } from './question-parts.ts';

/** An organization that a question names, as records have it. */
export interface NamedOrganisation {
  name: string;
  /** The names that it is looked for by. */
  names: string[];
  query: QueryNode;
  /** Nobody else's name begins or ends with it: then what the query finds is its own. */
  isAlone: boolean;
}

const LOOKED_AT = 100;
const PAYERS_TOLD = 8;
const AND = /\s+and\s+(?:the\s+)?/;

type Searches = Pick<CatalogueIndex, 'search' | 'aggregate'>;

/**
 * The organizations that a question names: by the name that a record of these data sets has, whatever its legal form, or by a part of
 * it that stands for hardly anything else ("Baylor").
 */
export async function organisationsNamed(
  { asked, names, about }: Pick<QuestionPart, 'asked' | 'names' | 'about'>,
  index: Searches,
  engines: readonly Engine[],
  signal?: AbortSignal,
): Promise<NamedOrganisation[]> {
  if (engines.length === 0) return [];
  const called = async (name: string) => {
    const whole = await organisationCalled(name, index, engines, signal);
    return whole ?? (await organisationPartlyCalled(name, index, engines, signal));
  };
  const found: NamedOrganisation[] = [];
  for (const name of names) {
    const whole = await organisationCalled(name, index, engines, signal);
    const parts = !whole && AND.test(name) ? name.split(AND) : [];
    const each = whole ? [whole] : await Promise.all((parts.length > 0 ? parts : [name]).map(called));
    found.push(...each.filter((one) => one !== null));
  }
  // People type names without capitals, too.
  const named = names.flatMap(wordsOf);
  const isOpen = (words: readonly string[]) => {
    const known = new Set(found.flatMap((each) => [each.name, ...each.names]).flatMap(wordsOf));
    return words.every((word) => !named.includes(word) && !known.has(word));
  };
  for (const words of runsOf(about.split(' '), wordsOf(asked))) {
    if (!isOpen(words)) continue;
    const typed = words.join(' ');
    const isWhole = words.length > 1 || knownAgency(typed) !== null;
    const each =
      (isWhole ? await organisationCalled(typed, index, engines, signal) : null) ??
      (knownAgency(typed) ? null : await organisationPartlyCalled(typed, index, engines, signal, true));
    if (each) found.push(each);
    // What names one of another data set is no part of the name of any of these.
    else if (isWhole && (await organisationCalled(typed, index, ENGINES, signal))) named.push(...words);
  }
  return found;
}

const RUN_MAX = 4;

/** Words of the subject that stand beside each other in the question, up to four, the longest runs first. */
function runsOf(about: readonly string[], asked: readonly string[]): string[][] {
  const telling = new Set(about);
  const runs: string[][] = [];
  for (let length = RUN_MAX; length > 0; length--)
    for (let at = 0; at + length <= asked.length; at++) {
      const run = asked.slice(at, at + length);
      if (run.every((word) => telling.has(word)) && (length > 1 || run[0]!.length >= NAME_MIN)) runs.push(run);
    }
  return runs;
}

const NAME_MIN = 3;
/** A part of a name stands for so many organizations at most, and for nothing else in most of the records that have it. */
const MEANT_MAX = 4;
const NAMING_SHARE = 0.5;

/** @param isFirst the name begins with what is said: typed without a capital another word of it may be any word ("bionics") */
async function organisationPartlyCalled(
  said: string,
  index: Searches,
  engines: readonly Engine[],
  signal?: AbortSignal,
  isFirst = false,
): Promise<NamedOrganisation | null> {
  const words = wordsOf(said);
  if (words.length === 0) return null;
  const nodes = words.map((word): QueryNode => ({ type: 'word', word }));
  const naming = allOf(words.map(nameNode));
  // In a data set without running texts every word is one of a name.
  const count = async (query: QueryNode) =>
    (await index.aggregate({ engines: [...ENGINES], query, by: { type: 'all' } }, signal)).reduce(
      (sum, row) => sum + row.count,
      0,
    );
  const named = await count(naming);
  if (named === 0 || named > LOOKED_AT || named < NAMING_SHARE * (await count(allOf(nodes)))) return null;
  const selection = { engines: [...engines], query: naming, offset: 0, limit: LOOKED_AT };
  const { hits } = await index.search({ ...selection, sort: 'relevance', direction: 'desc' }, signal);
  const isPart = (name: string) => {
    const own = wordsOf(name);
    return words.every((word) => own.includes(word)) && (!isFirst || words.length > 1 || own[0] === words[0]);
  };
  const meant = new Map(
    hits.flatMap(({ record: { organisations } }) =>
      organisations.filter(({ name }) => isPart(name)).map(({ name }) => [organisationName(name), name] as const),
    ),
  );
  if (meant.size === 0 || meant.size > MEANT_MAX) return null;
  const names = [...meant.values()];
  const isAlone = names.length === 1 && hits.every(({ record }) => namedIn(record, names) !== undefined);
  return { name: names.length === 1 ? names[0]! : said, names, query: anyOf(names.map(nameNode)), isAlone };
}

/** Looked for by its name, an agency by that of its department as well. */
async function organisationCalled(
  said: string,
  index: Searches,
  engines: readonly Engine[],
  signal?: AbortSignal,
): Promise<NamedOrganisation | null> {
  const called = knownAgency(said) ?? said;
  const department = departmentOf(called);
  const names = department ? [called, department] : [called];
  const query = anyOf(names.map(nameNode));
  const selection = { engines: [...engines], query, offset: 0, limit: LOOKED_AT };
  const { hits } = await index.search({ ...selection, sort: 'relevance', direction: 'desc' }, signal);
  const same = hits.flatMap(({ record }) => namedIn(record, names) ?? []);
  const [first] = same;
  if (!first) return null;
  const name = department ? called : (knownAgency(first.name) ?? first.name);
  return { name, names, query, isAlone: !department && same.length === hits.length };
}

const nameNode = (name: string): QueryNode => ({
  type: 'field',
  field: 'organisation',
  value: { type: 'phrase', words: name.split(/[^\p{L}\p{N}&]+/u).filter(Boolean) },
});

/** The party of a record that has one of these names, whatever its legal form. */
const namedIn = ({ organisations }: CatalogueRecord, names: readonly string[]) =>
  organisations.find(({ name }) => names.some((each) => organisationName(name) === organisationName(each)));

const anyOf = (nodes: QueryNode[]): QueryNode => (nodes.length === 1 ? nodes[0]! : { type: 'or', nodes });
const allOf = (nodes: QueryNode[]): QueryNode => (nodes.length === 1 ? nodes[0]! : { type: 'and', nodes });

/** Records that name all of them, or one, if none names all: those with one of these words first, then the newest. */
export async function recordsNaming(
  organisations: readonly NamedOrganisation[],
  words: readonly string[],
  index: Searches,
  { engines, limit, signal }: { engines: readonly Engine[]; limit: number; signal?: AbortSignal | undefined },
): Promise<CatalogueRecord[]> {
  const about = words.map((word): QueryNode => ({ type: 'word', word }));
  const ofOne = (record: CatalogueRecord) => organisations.some(({ names }) => namedIn(record, names));
  const ofAll = (record: CatalogueRecord) => organisations.every(({ names }) => namedIn(record, names));
  const searched = async (query: QueryNode, sort: 'relevance' | 'date', isNaming: typeof ofOne) => {
    const { hits } = await index.search(
      { engines: [...engines], query, sort, direction: 'desc', offset: 0, limit },
      signal,
    );
    return hits.map(({ record }) => record).filter(isNaming);
  };
  const found = async (naming: QueryNode, isNaming: typeof ofOne) => {
    const [some, newest] = await Promise.all([
      about.length === 0 ? [] : searched({ type: 'and', nodes: [naming, anyOf(about)] }, 'relevance', isNaming),
      searched(naming, 'date', isNaming),
    ]);
    return [...new Map([...some, ...newest].map((record) => [refKey(record), record])).values()].slice(0, limit);
  };
  const queries = organisations.map(({ query }) => query);
  const together = queries.length > 1 ? await found({ type: 'and', nodes: queries }, ofAll) : [];
  return together.length > 0 ? together : found(anyOf(queries), ofOne);
}

/** How many records of each data set name it, where nobody else is called alike, and how many of them state an amount in dollars, and how much. */
export async function countsNaming(
  { name, query, isAlone }: NamedOrganisation,
  id: string,
  index: Searches,
  engines: readonly EngineDeclaration[],
  signal?: AbortSignal,
): Promise<Figure[]> {
  if (!isAlone) return [];
  const ids = engines.map((engine) => engine.id);
  const rows = await index.aggregate({ engines: ids, query, by: { type: 'engine' } }, signal);
  const payers = new Map(
    await Promise.all(
      engines
        .filter(({ tellsWhoPays, closes }) => tellsWhoPays && !closes && !knownAgency(name))
        .map(async ({ id: engine }) => {
          const by = { type: 'facet', field: 'agency' } as const;
          return [engine, await index.aggregate({ engines: [engine], query, by, limit: PAYERS_TOLD }, signal)] as const;
        }),
    ),
  );
  return engines.flatMap((engine) => {
    const row = rows.find(({ key }) => key === engine.id);
    if (!row || row.count === 0) return [];
    const figure = (part: string, label: string, value: number, unit: Figure['unit'] = 'count'): Figure => ({
      id: `${id}:${engine.id}${part}`,
      label: `${label} ${name}`,
      value,
      unit,
      query: { searchEngine: engine.id, query: printQuery(query), filters: {} },
      basis: { how: 'count', figures: [], records: [], n: row.count },
    });
    const isPaid = engine.tellsWhoPays === true && engine.amount?.unit === 'usd' && row.withAmount > 0;
    return [
      figure('', 'records that name', row.count),
      ...(payers.get(engine.id) ?? []).map(({ key, count }) => ({
        ...figure(`:payer:${key}`, `records by ${key} that name`, count),
        query: { searchEngine: engine.id, query: printQuery(query), filters: { agency: [key] } },
      })),
      ...(isPaid
        ? [
            figure(':stated', 'records with an amount that name', row.withAmount),
            figure(':sum', 'amounts of the records that name', row.amount, 'usd'),
          ]
        : []),
    ];
  });
}
