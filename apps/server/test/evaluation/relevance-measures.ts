import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { PULSE_MATCHES } from '@groundwork/contract/limits';
import type { CatalogueIndex, Selection } from '../../src/catalogue/index/index.port.ts';
import type { About } from '../../src/catalogue/relevance/about.ts';
import { bestMatches } from '../../src/catalogue/relevance/best-matches.ts';

/** What a report cites of a data set at most, and what the dashboard's list leads to. */
export const CITED = 40;
export const LISTED = 100;

/** Keys `engine/id` per data set, best first: what the dashboard shows, what would be cited, and what would be listed. */
export interface Found {
  shown: Record<Engine, string[]>;
  cited: Record<Engine, string[]>;
  listed: Record<Engine, string[]>;
}

export function nothing(): Found {
  const none = () => Object.fromEntries(ENGINES.map((engine) => [engine, [] as string[]])) as Record<Engine, string[]>;
  return { shown: none(), cited: none(), listed: none() };
}

export async function perEngine(
  find: (engine: Engine) => Promise<{ shown?: string[]; cited: string[]; listed: string[] }>,
): Promise<Found> {
  const found = nothing();
  for (const engine of ENGINES) {
    const { cited, listed, shown = cited.slice(0, PULSE_MATCHES) } = await find(engine);
    found.shown[engine] = shown;
    found.cited[engine] = cited;
    found.listed[engine] = listed;
  }
  return found;
}

/** Keys of the first records of a selection, the most relevant first. */
export async function first(index: CatalogueIndex, selection: Selection, limit: number): Promise<string[]> {
  const { refs } = await index.searchRefs({ ...selection, sort: 'relevance', direction: 'desc', limit });
  return refs.map(({ engine, id }) => `${engine}/${id}`);
}

/** As the product has it: shown is what the dashboard shows, cited what is on topic, listed what is at least related. */
export const judgedIn = (index: CatalogueIndex, subject: About): Promise<Found> =>
  perEngine(async (engine) => {
    const among = (atLeast: 'on topic' | 'related') => ({
      engines: [engine],
      query: null,
      about: { subject, atLeast },
    });
    const { hits } = await bestMatches(index, engine, subject);
    return {
      shown: hits.map(({ record }) => `${engine}/${record.id}`),
      cited: await first(index, among('on topic'), CITED),
      listed: await first(index, among('related'), LISTED),
    };
  });

/** Grades of one project by key `engine/id`. */
export type Grades = Map<string, number>;

/** What one project gets of a system, in numbers of records. */
export interface Outcome {
  fits: boolean;
  cited: number;
  /** Cited and never judged: they count neither for nor against. */
  unjudged: number;
  related: number;
  onTopic: number;
  /** On topic of all data sets, found among what is cited and what is listed. */
  allOnTopic: number;
  citedOnTopic: number;
  listedOnTopic: number;
  /** Of what the dashboard shows: judged, and of these at least related, and on topic. */
  shownJudged: number;
  shownRelated: number;
  shownOnTopic: number;
}

export function outcomeOf({ fits }: { fits: boolean }, grades: Grades, { shown, cited, listed }: Found): Outcome {
  const keys = Object.values(cited).flat();
  const judged = keys.flatMap((key) => grades.get(key) ?? []);
  const best = Object.values(shown).flatMap((keys) => keys.flatMap((key) => grades.get(key) ?? []));
  const onTopic = (among: string[]) => among.filter((key) => grades.get(key) === 2).length;
  return {
    fits,
    cited: keys.length,
    unjudged: keys.length - judged.length,
    related: judged.filter((grade) => grade >= 1).length,
    onTopic: judged.filter((grade) => grade === 2).length,
    allOnTopic: [...grades.values()].filter((grade) => grade === 2).length,
    citedOnTopic: onTopic(keys),
    listedOnTopic: onTopic(Object.values(listed).flat()),
    shownJudged: best.length,
    shownRelated: best.filter((grade) => grade >= 1).length,
    shownOnTopic: best.filter((grade) => grade === 2).length,
  };
}

/** Over projects: shares of all that is cited, and of all that is on topic. */
export function summaryOf(outcomes: Outcome[]) {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const judged = sum(({ cited, unjudged }) => cited - unjudged);
  const all = sum(({ allOnTopic }) => allOnTopic);
  return {
    cited: sum(({ cited }) => cited),
    unjudged: sum(({ unjudged }) => unjudged),
    related: share(
      sum((one) => one.related),
      judged,
    ),
    onTopic: share(
      sum((one) => one.onTopic),
      judged,
    ),
    citedRecall: share(
      sum((one) => one.citedOnTopic),
      all,
    ),
    listedRecall: share(
      sum((one) => one.listedOnTopic),
      all,
    ),
    shownRelated: share(
      sum((one) => one.shownRelated),
      sum((one) => one.shownJudged),
    ),
    shownOnTopic: share(
      sum((one) => one.shownOnTopic),
      sum((one) => one.shownJudged),
    ),
    noFitCited: outcomes.filter(({ fits, cited }) => !fits && cited > 0).length,
    noFit: outcomes.filter(({ fits }) => !fits).length,
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);
