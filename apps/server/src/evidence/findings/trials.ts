import type { Engine } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { FEW, median, monthsBetween, SHARE_MIN } from '../records/statistics.ts';
import { joined, name, num, type Words, word, words } from '../statements/statement.ts';
import {
  allOf,
  type Collected,
  countOf,
  derivedFigure,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
  shareOf,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { CLOSED, COMPLETED, RECRUITING, STOPPED, statusOf, UNKNOWN } from './trial-status.ts';

/** A share of one or two says more than they do. */
const SHARE_PART_MIN = 3;
const STOPPED_PART = 0.1;
/** A trial that has recruited for longer has seldom gone on. */
const OLD_YEARS = 3;

const KINDS = [
  { engine: 'clinical-trials', id: 'trials', many: 'clinical trials', importance: 80 },
  { engine: 'international-trials', id: 'international-trials', many: 'international trials', importance: 63 },
] as const satisfies { engine: Engine; id: string; many: string; importance: number }[];

/** How trials in the field stand and end: completed, recruiting, stopped, and with results. */
export function trials(observed: Observed): Collected {
  const found = nothing();
  for (const kind of KINDS) (observed.oneStatus[kind.engine] ? ofOneStatus : standing)(observed, kind, found);
  for (const size of SIZES) enrolment(observed, size, found);
  if (!observed.oneStatus['clinical-trials']) stoppedAfter(observed, found);
  return found;
}

/** Tells that trials of one status alone, as an import brought them, say nothing of how trials end. */
function ofOneStatus(observed: Observed, { engine, many }: (typeof KINDS)[number], found: Collected): void {
  const held = observed.oneStatus[engine]!;
  if (observed.records[engine].length === 0) return;
  const figure = (part: string, label: string, value: number, filters: Record<string, unknown>): Figure => ({
    id: `${engine}:${part}`,
    label,
    value,
    unit: 'count',
    query: { searchEngine: engine, query: '', filters },
  });
  const whole = figure('held', `${many} that the catalog holds`, held.of, {});
  const ofIt = figure('one-status', `${many} that the catalog holds, ${held.status}`, held.count, {
    status: [held.status],
  });
  found.figures.push(whole, ofIt);
  found.findings.push({
    id: `trials:one-status:${engine}`,
    family: 'trials',
    n: held.of,
    period: null,
    missing: null,
    importance: 10,
    headline: null,
    statements: [
      makeStatement(
        words`Of the ${num(whole)} ${word<typeof many>(many)} that the catalog holds, ${num(ofIt)} have the status “${name(ofIt, held.status)}”: how trials in the field end, and whether they become more, it doesn’t tell.`,
        [whole, ofIt],
      ),
    ],
  });
}

function standing(
  observed: Observed,
  { engine, id, many, importance }: (typeof KINDS)[number],
  found: Collected,
): void {
  const all = observed.records[engine];
  if (all.length < 3) return;
  const counted = (part: string, words: string, records: readonly CatalogueRecord[]) =>
    derivedFigure(observed, {
      id: `${id}:${part}`,
      label: `${many} in the field${words}`,
      value: records.length,
      how: 'count',
      engine,
      records,
    });
  const of = (pattern: RegExp) => all.filter((record) => pattern.test(statusOf(record)));
  const whole = counted('all', '', all);
  const every = [
    { state: 'completed', figure: counted('completed', ' that are completed', of(COMPLETED)) },
    {
      state: 'recruiting or about to recruit',
      figure: counted('recruiting', ' that are recruiting or about to recruit', of(RECRUITING)),
    },
    { state: 'closed to recruitment', figure: counted('closed', ' that are closed to recruitment', of(CLOSED)) },
    { state: 'stopped early', figure: counted('stopped', ' that are stopped early', of(STOPPED)) },
    { state: 'of unknown status', figure: counted('unknown', ' of unknown status', of(UNKNOWN)) },
  ] satisfies Groups;
  const groups: Groups = every.filter(({ figure }) => figure.value > 0);
  const results = counted(
    'results',
    ' with results on record',
    all.filter(({ data }) => data['hasResults'] === true),
  );
  found.figures.push(whole, results, ...groups.map(({ figure }) => figure));
  if (groups.length === 0) return;
  const told = groups.map(
    ({ state, figure }) => words`${num(figure)} ${beOf(state, figure.value)} ${word<State>(state)}`,
  );
  // If one group has all of them, there is nothing to tell apart.
  const [only] = groups.length === 1 && groups[0]!.figure.value === all.length ? groups : [];
  const statements = [
    only
      ? makeStatement(
          words`${allOf(only.figure, whole, word<typeof many>(many))} in the field are ${word<typeof only.state>(only.state)}.`,
          [whole, only.figure],
        )
      : makeStatement(words`Of the ${num(whole)} ${word<typeof many>(many)} in the field, ${joined(told)}.`, [
          whole,
          ...groups.map(({ figure }) => figure),
        ]),
  ];
  const stopped = groups.find(({ state }) => state === 'stopped early')?.figure;
  if (stopped && stopped.value >= SHARE_PART_MIN && all.length >= SHARE_MIN) {
    const share = shareOf(
      `${id}:stopped-share`,
      `share of the ${many} in the field that are stopped early`,
      stopped,
      whole,
    );
    found.figures.push(share);
    statements.push(makeStatement(words`That makes ${num(share)} stopped early.`, [share]));
  }
  // A register that gives no date of completion still says when a trial was entered.
  const since = `${Number(observed.asOf.slice(0, 4)) - OLD_YEARS}${observed.asOf.slice(4, 10)}`;
  const old = of(RECRUITING).filter(
    ({ date, data }) => !data['primaryCompletionDate'] && date !== null && date < since,
  );
  if (old.length > 0) {
    const figure = counted('old', ` that are called recruiting and were registered before ${formatDate(since)}`, old);
    const recruiting = groups.find(({ state }) => state.startsWith('recruiting'))!.figure;
    found.figures.push(figure);
    statements.push(
      makeStatement(
        old.length === recruiting.value && old.length > 1
          ? words`${allOf(figure, recruiting, words`that are called recruiting or about to recruit`)} were registered before ${name(figure, formatDate(since))}.`
          : words`Of the ${num(recruiting)} that are called recruiting or about to recruit, ${num(figure)} ${word(old.length === 1 ? 'was' : 'were')} registered before ${name(figure, formatDate(since))}.`,
        [recruiting, figure],
      ),
    );
  }
  if (results.value > 0)
    statements.push(
      makeStatement(words`Results are on record for ${num(results)} of the ${word<typeof many>(many)} in the field.`, [
        results,
      ]),
    );
  // Most that are called recruiting were to have ended by now: nobody need fear for patients.
  const today = observed.asOf.slice(0, 10);
  const overdue = of(RECRUITING).filter(({ data }) => {
    const due = data['primaryCompletionDate'];
    return typeof due === 'string' && due < today.slice(0, due.length);
  });
  const isCurrent = overdue.length + old.length <= of(RECRUITING).length / 2;
  found.findings.push({
    id: `trials:${id}`,
    family: 'trials',
    n: all.length,
    period: periodOf(all),
    missing: partSeen(observed, engine),
    importance: all.length >= FEW ? importance : importance - 30,
    headline: only ? statements[0]! : headlineOf(many, { whole, results, groups, isCurrent }),
    statements,
  });
}

type State =
  | 'completed'
  | 'recruiting or about to recruit'
  | 'closed to recruitment'
  | 'stopped early'
  | 'of unknown status';
type Groups = readonly { state: State; figure: Figure }[];

/** The headline that may change a plan: trials stopped and why, results to read, else who recruits at present. */
function headlineOf(
  many: (typeof KINDS)[number]['many'],
  { whole, results, groups, isCurrent }: { whole: Figure; results: Figure; groups: Groups; isCurrent: boolean },
): Statement | null {
  const of = (figure: Figure) => words`${num(figure)} of the ${num(whole)} ${word<typeof many>(many)} in the field`;
  const find = (start: string) => groups.find(({ state }) => state.startsWith(start))?.figure;
  const [stopped, recruiting] = [find('stopped'), find('recruiting')];
  // One of many is no pattern.
  if (stopped && (stopped.value >= SHARE_PART_MIN || stopped.value >= whole.value * STOPPED_PART)) {
    const read = results.value > 0 ? words`, and results are on record for ${num(results)}` : null;
    return makeStatement(words`${of(stopped)} ${word(stopped.value === 1 ? 'was' : 'were')} stopped early${read}.`, [
      stopped,
      whole,
      ...(results.value > 0 ? [results] : []),
    ]);
  }
  if (results.value > 0) return makeStatement(words`Results are on record for ${of(results)}.`, [results, whole]);
  return recruiting && isCurrent
    ? makeStatement(
        words`${of(recruiting)} ${word(recruiting.value === 1 ? 'is' : 'are')} recruiting or about to recruit.`,
        [recruiting, whole],
      )
    : null;
}

/** Past tense for stopped trials, which were so once; the others are what they are. */
const beOf = (state: State, count: number): Words =>
  word(state === 'stopped early' ? (count === 1 ? 'was' : 'were') : count === 1 ? 'is' : 'are');

const PHASES = ['Phase 1', 'Phase 2', 'Phase 3'];
const SIZES = [
  { engine: 'clinical-trials', id: 'enrolment', size: 'enrollment' },
  { engine: 'international-trials', id: 'target-size', size: 'target size' },
] as const;
const BEGAN_AND_STOPPED = /^(?:terminated|stopped early|prematurely ended)/i;

/** How many people trials of a phase enrol, or are registered to: what one's own trial would have to. */
function enrolment(observed: Observed, { engine, id, size }: (typeof SIZES)[number], found: Collected): void {
  const trials = engine === 'clinical-trials' ? 'trials' : 'international trials';
  const groups = PHASES.flatMap((phase) => {
    const records = observed.records[engine].filter(
      ({ amount, facets }) => (amount ?? 0) > 0 && facets['phase']?.includes(phase),
    );
    if (records.length < FEW) return [];
    const worked = (part: string, words: string, value: number, how: 'median' | 'count') =>
      derivedFigure(observed, {
        id: `${id}:${phase}${part}`,
        label: words,
        value,
        how,
        engine,
        filters: { phase: [phase] },
        records,
      });
    const half = Math.round(median(records.map(({ amount }) => amount!)));
    return [
      {
        phase,
        records,
        size: worked('', `median ${size} of the ${phase} ${trials} in the field`, half, 'median'),
        n: worked(':n', `${phase} ${trials} in the field that state their ${size}`, records.length, 'count'),
      },
    ];
  });
  if (groups.length === 0) return;
  found.figures.push(...groups.flatMap(({ size, n }) => [size, n]));
  found.findings.push({
    id: `trials:${id}`,
    family: 'trials',
    n: groups.reduce((sum, { records }) => sum + records.length, 0),
    period: periodOf(groups.flatMap(({ records }) => records)),
    missing: partSeen(observed, engine),
    importance: 55,
    headline: null,
    statements: [
      makeStatement(
        words`The median ${word<typeof size>(size)} is ${joined(groups.map((group) => words`${num(group.size)} in ${name(group.size, group.phase)} ${word(engine === 'clinical-trials' ? 'trials' : 'international trials')} (over ${num(group.n)})`))}.`,
        groups.flatMap(({ size, n }) => [size, n]),
      ),
    ],
  });
}

/** How long trials ran that were stopped: by then patients and money were spent. One that was withdrawn never began. */
function stoppedAfter(observed: Observed, found: Collected): void {
  const engine = 'clinical-trials' as const;
  const timed = observed.records[engine].flatMap((record) => {
    const { startDate, completionDate } = record.data as ClinicalTrial;
    const months = startDate && completionDate ? monthsBetween(startDate, completionDate) : null;
    return BEGAN_AND_STOPPED.test(statusOf(record)) && months !== null && months > 0 ? [{ record, months }] : [];
  });
  if (timed.length < FEW) return;
  const records = timed.map(({ record }) => record);
  const worked = { engine, records };
  const half = derivedFigure(observed, {
    ...worked,
    id: 'trials:stopped-after',
    label: 'median months from start to end of the clinical trials in the field that are terminated',
    value: Math.round(median(timed.map(({ months }) => months))),
    unit: 'months',
    how: 'median',
  });
  const n = derivedFigure(observed, {
    ...worked,
    id: 'trials:stopped-after:n',
    label: 'clinical trials in the field that are terminated and state their start and end',
    value: records.length,
    how: 'count',
  });
  found.figures.push(half, n);
  found.findings.push({
    id: 'trials:stopped-after',
    family: 'trials',
    n: records.length,
    period: periodOf(records),
    missing: partSeen(observed, engine),
    importance: 38,
    headline: null,
    statements: [
      makeStatement(
        words`The ${num(n)} terminated clinical trials in the field that state their start and end ran for a median of ${countOf(half, 'month', 'months')}.`,
        [n, half],
      ),
    ],
  });
}
