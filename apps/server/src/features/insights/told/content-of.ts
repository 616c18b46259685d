import type {
  GermanInsight,
  InsightContent,
  InsightKind,
  InsightReference,
  InsightSentence,
} from '@groundwork/contract/insights';
import type { Figure } from '@groundwork/contract/report-document';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import type { DraftSentence } from '../../../evidence/draft.ts';
import { type Evidence, isOfCatalogue } from '../../../evidence/evidence.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { textIn } from '../../../evidence/german/texts.ts';

/** Records named at most behind a sentence's figures; the figures' own searches open all of them. */
const NAMED_MAX = 3;
const AUTHORS_MAX = 4;

export interface Published {
  title: DraftSentence;
  sentences: DraftSentence[];
  why: DraftSentence | null;
}

type About = Pick<InsightContent, 'n' | 'period' | 'missing'> & { kind: InsightKind };

/** Puts what may be told together: sources numbered in the order of their first citation, figures with what they rest on. */
export function contentOf(
  { title, sentences, why }: Published,
  about: About,
  { evidence, observed }: { evidence: Evidence; observed: Observed },
): InsightContent {
  const figures = new Map(evidence.figures.map((figure) => [figure.id, figure]));
  const records = new Map(
    [
      ...Object.values(observed.records).flat(),
      ...[...Object.values(evidence.records).flat(), ...evidence.cited]
        .map(({ record }) => record)
        .filter(isOfCatalogue),
    ].map((record) => [`${record.engine}/${record.id}`, record]),
  );
  const references: InsightReference[] = [];
  const numberOf = (key: string): number[] => {
    const record = records.get(key);
    if (!record) return [];
    const known = references.find(({ searchEngine, id }) => `${searchEngine}/${id}` === key);
    if (known) return [known.citationNumber];
    references.push(referenceOf(record, references.length + 1));
    return [references.length];
  };
  const told = sentences.map(({ text, kind, grounds, figures: ids }): InsightSentence => {
    const own = [...new Set(grounds.map(({ key }) => key))];
    const keys =
      own.length > 0
        ? own
        : behind(
            ids.flatMap((id) => figures.get(id) ?? []),
            observed,
          ).slice(0, NAMED_MAX);
    return {
      text,
      kind: kind ?? (grounds.length === 0 ? 'figure' : /[“”]/.test(text) ? 'quotation' : 'fact'),
      citations: keys.flatMap(numberOf),
      figures: ids,
    };
  });
  const used = [...new Set([...title.figures, ...sentences.flatMap((sentence) => sentence.figures)])];
  const shown = withBasis(used, figures);
  const german = germanOf({ title, sentences, why }, about.missing, shown);
  return {
    ...about,
    title: title.text,
    why: why?.text ?? null,
    sentences: told,
    response: told
      .map(({ text, citations }) => [text, ...citations.map((number) => `[${number}]`)].join(' '))
      .join(' '),
    references,
    figures: shown,
    asOf: observed.asOf,
    ...(german && { german }),
  };
}

/** Null where one of its words has no German: never half of a language. */
function germanOf(
  { title, sentences, why }: Published,
  missing: string | null,
  figures: readonly Figure[],
): GermanInsight | null {
  const said = [title, ...(why ? [why] : []), ...sentences].map(({ text, german }) => german?.text ?? textIn(text));
  const limits = missing && textIn(missing);
  const labels = figures.map(({ id, label }) => [id, textIn(label)] as const);
  if ([...said, ...labels.map(([, label]) => label)].includes(null) || (missing && !limits)) return null;
  const [first, ...others] = said as string[];
  return {
    title: first!,
    why: why ? others.shift()! : null,
    sentences: others,
    missing: limits,
    labels: Object.fromEntries(labels as [string, string][]),
  };
}

/** The records that figures are worked out from, as far as they are named, those of each figure in turn. */
function behind(figures: readonly Figure[], observed: Observed): string[] {
  const lists = figures.map(({ query, basis }) =>
    basis && basis.records.length > 0
      ? basis.records.map(({ searchEngine, id }) => `${searchEngine}/${id}`)
      : observed.records[query.searchEngine].filter(within(query.filters)).map(({ engine, id }) => `${engine}/${id}`),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(inTurn.flat())];
}

function within(filters: Record<string, unknown>): (record: CatalogueRecord) => boolean {
  const { about, date, ...facets } = filters as { about?: unknown; date?: { min?: string; max?: string } };
  // No record is a source by itself for a figure over all that a data set holds.
  if (about === undefined) return () => false;
  return (record) =>
    (date === undefined ||
      (record.date !== null &&
        record.date.slice(0, date.min?.length) >= (date.min ?? '') &&
        (date.max === undefined || record.date.slice(0, date.max.length) <= date.max))) &&
    Object.entries(facets).every(
      ([field, values]) =>
        Array.isArray(values) && values.some((value) => record.facets[field]?.includes(String(value))),
    );
}

function withBasis(ids: readonly string[], figures: ReadonlyMap<string, Figure>): Figure[] {
  const all = new Set(ids);
  for (const id of all) for (const from of figures.get(id)?.basis?.figures ?? []) all.add(from);
  return [...all].flatMap((id) => figures.get(id) ?? []);
}

function referenceOf(record: CatalogueRecord, citationNumber: number): InsightReference {
  const { engine: searchEngine, id, title, date, people, organisations, url, source } = record;
  const named = people.length > 0 ? people : organisations;
  return {
    citationNumber,
    title,
    year: date ? Number(date.slice(0, 4)) : null,
    authors: [...new Set(named.map(({ name }) => name))].slice(0, AUTHORS_MAX),
    link: url,
    searchEngine,
    id,
    publisher: source.name,
    isSample: source.isSample,
  };
}
