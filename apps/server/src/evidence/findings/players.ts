import type { Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import type { FindingTable, Statement } from '../evidence.ts';
import { LONG_AGO_YEARS } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { atHead, joined, name, none, num, type Words, word, words } from '../statements/statement.ts';
import {
  allOf,
  type Collected,
  countOf,
  derivedFigure,
  keyOf,
  makeStatement,
  nothing,
  periodOf,
  queryOn,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { COMPETITOR, PARTNER, type Player } from './player.ts';
import { countFigure, lastFigure, MONEY, moneyFigure, recordsFigure, SHOWN } from './player-figures.ts';
import { latestWork } from './profile.ts';

const LISTED = 12;
const NAMED_FIRST = 3;
/** A player named twice stands out by chance. */
const STANDS_OUT = 3;
/** So many possible competitors are a finding for whoever decides. */
const RIVALS = 2;
const PROFILED = 5;
/** With fewer profiles, single records are told instead. */
const FEW_PROFILES = 2;
const SINGLE_LISTED = 4;

/** The organizations active over all data sets, what each did and when, and what it may be to the project. */
export function players(observed: Observed, all: readonly Player[], people: readonly Player[] = []): Collected {
  const found = nothing();
  const named = [...new Set(all.flatMap(({ records }) => records.map(({ record }) => record)))];
  if (all.length === 0) return found;
  const engine = commonest(all);
  const count = derivedFigure(observed, {
    id: 'players:count',
    label: 'organizations named by the records on this topic',
    value: all.length,
    how: 'count',
    engine,
    records: named,
  });
  const wide = all.filter(({ byEngine }) => byEngine.size > 1);
  const across = derivedFigure(observed, {
    id: 'players:across',
    label: 'organizations named in two or more data sets',
    value: wide.length,
    how: 'count',
    engine,
    records: wide.flatMap(({ records }) => records.map(({ record }) => record)),
  });
  const ranked = all.toSorted((one, other) => other.records.length - one.records.length);
  found.series.push({
    id: 'players-by-records',
    query: queryOn(observed, engine),
    rows: ranked
      .slice(0, 50)
      .map(({ name, records }) => ({ key: name, count: records.length, amount: 0, withAmount: 0 })),
  });
  const records = new Map(ranked.slice(0, LISTED * 2).map((player) => [player.id, recordsFigure(observed, player)]));
  found.figures.push(count, across, ...records.values());
  // Among equals, none is named before the others.
  const next = Math.max(1, ranked[NAMED_FIRST]?.records.length ?? 0);
  const top = ranked.slice(0, NAMED_FIRST).filter((player) => player.records.length > next);
  const leaders = top.map((player) => records.get(player.id)!);
  const standsOut = (top[0]?.records.length ?? 0) >= STANDS_OUT;
  const rivalry = rivals(observed, all, count, standsOut ? top : [], found);
  const often =
    standsOut && all.length > NAMED_FIRST
      ? makeStatement(
          words`${joined(top.map((player) => withCount(records.get(player.id)!, player)))} ${word(top.length === 1 ? 'is' : 'are')} named most often.`,
          leaders,
        )
      : null;
  found.findings.push({
    id: 'players',
    family: 'players',
    n: named.length,
    period: periodOf(named),
    missing: null,
    importance: all.length >= 3 ? 78 : 30,
    // A frequent name decides less than a possible competitor.
    headline:
      rivalry.headline ??
      (standsOut
        ? makeStatement(
            words`The records in the field name ${joined(top.map((player) => withCount(records.get(player.id)!, player)))} most often.`,
            leaders,
          )
        : null),
    statements: [
      rivalry.statement,
      ...(often ? [often] : []),
      ...(wide.length > 0 && all.length > NAMED_FIRST ? [severalKinds(wide, across, records)] : []),
      ...stillActive(observed, all, found),
      ...besides(observed, people, found),
    ],
  });
  const shown = all.slice(0, LISTED);
  // Of one record its own row says as much, and possible partners have a table of their own.
  const active = shown.filter(({ records: own, role }) => own.length > 1 && role !== PARTNER);
  if (active.length > 0) found.tables.push(tableOf(observed, active, found));
  // Possible competitors are told before possible helpers, and those still active before those who once were.
  const rivalsFirst = (players: readonly Player[]) =>
    players.toSorted(
      (one, other) =>
        Number(other.role === COMPETITOR) - Number(one.role === COMPETITOR) ||
        Number(isRecent(observed, other)) - Number(isRecent(observed, one)),
    );
  const wider = shown.filter(({ records: own, byEngine }) => own.length > 1 || byEngine.size > 1).slice(0, PROFILED);
  const told = rivalsFirst(wider).filter((player) => profile(observed, player, found));
  if (told.length < FEW_PROFILES) singleWorks(rivalsFirst(all.filter((player) => !told.includes(player))), found);
  return found;
}

const isRecent = ({ asOf }: Observed, { last }: Player): boolean =>
  last !== null && last >= Number(asOf.slice(0, 4)) - LONG_AGO_YEARS;

/** Possible competitors: names if few; else a count with those of most records, or some that lately still did such work. */
function rivals(
  observed: Observed,
  all: readonly Player[],
  count: Figure,
  leading: readonly Player[],
  found: Collected,
) {
  const [only] = all;
  if (only && all.length === 1) {
    const records = recordsFigure(observed, only);
    const role = only.role ? words`, a ${name(records, only.role)}` : null;
    const text = words`The one organization that the records on this topic name is ${name(records, only.name)}${role}.`;
    return { statement: makeStatement(text, [count, records]), headline: null };
  }
  const competing = all.filter(({ role }) => role === COMPETITOR);
  const rival = derivedFigure(observed, {
    id: 'players:rivals',
    label: 'organizations named by the records on this topic that are possible competitors',
    value: competing.length,
    how: 'count',
    engine: commonest(all),
    records: competing.flatMap(({ records }) => records.map(({ record }) => record)),
  });
  found.figures.push(rival);
  const naming = words`organizations that the records on this topic name`;
  const whole = words`${num(count)} ${naming}`;
  if (competing.length === 0)
    return {
      statement: makeStatement(words`${atHead(none(rival))} of the ${whole} is seen as a possible competitor.`, [
        rival,
        count,
      ]),
      headline: null,
    };
  const named = competing
    .toSorted(
      (one, other) =>
        Number(leading.includes(other)) - Number(leading.includes(one)) ||
        Number(isRecent(observed, other)) - Number(isRecent(observed, one)),
    )
    .slice(0, NAMED_FIRST);
  const figures = named.map((player) => recordsFigure(observed, player));
  found.figures.push(...figures);
  const names = joined(named.map((player, at) => name(figures[at]!, player.name)));
  const counted = joined(
    named.map((player) =>
      leading.includes(player)
        ? withCount(recordsFigure(observed, player), player)
        : name(recordsFigure(observed, player), player.name),
    ),
  );
  const text =
    competing.length > named.length
      ? words`${competing.length === all.length ? allOf(rival, count, naming) : words`Of the ${whole}, ${num(rival)}`} are possible competitors, among them ${names}.`
      : words`Of the ${whole}, ${names} ${word(named.length === 1 ? 'is a possible competitor' : 'are possible competitors')}.`;
  const ended = (said: Words) => makeStatement(said, [count, rival, ...figures]);
  const onRecord = words`organizations on record for the topic`;
  const short = words`${competing.length === all.length ? allOf(rival, count, onRecord) : words`${num(rival)} of the ${num(count)} ${onRecord}`} are possible competitors`;
  return {
    statement: ended(text),
    headline:
      competing.length >= RIVALS
        ? ended(words`${short}${word(competing.length > named.length ? ', among them' : ':')} ${counted}.`)
        : null,
  };
}

/** A player in several data sets does more than one kind of thing, and is named if it is one of few. */
function severalKinds(wide: readonly Player[], across: Figure, records: ReadonlyMap<string, Figure>): Statement {
  const figures = wide.flatMap(({ id }) => records.get(id) ?? []);
  return wide.length <= NAMED_FIRST && figures.length === wide.length
    ? makeStatement(
        words`${joined(wide.map((player, at) => name(figures[at]!, player.name)))} ${word(wide.length === 1 ? 'stands' : 'stand')} in two or more data sets.`,
        [across, ...figures],
      )
    : makeStatement(words`${num(across)} of them stand in two or more data sets.`, [across]);
}

/** The players that are still active, where most have left no record for years. */
function stillActive(observed: Observed, all: readonly Player[], found: Collected): Statement[] {
  const dated = all.filter(({ last }) => last !== null);
  const since = Number(observed.asOf.slice(0, 4)) - LONG_AGO_YEARS;
  const active = dated.filter(({ last }) => last! >= since);
  if (dated.length < 3 || active.length > dated.length / 2) return [];
  const recordsOf = (players: readonly Player[]) =>
    players.flatMap(({ records }) => records.map(({ record }) => record));
  const counted = (id: string, label: string, players: readonly Player[]) =>
    derivedFigure(observed, {
      id: `players:${id}`,
      label,
      value: players.length,
      how: 'count',
      engine: commonest(players.length > 0 ? players : dated),
      records: recordsOf(players),
    });
  const whole = counted('dated', 'organizations whose records in the field are dated', dated);
  const year = derivedFigure(observed, {
    id: 'players:since',
    label: 'year since which a record counts as recent',
    value: since,
    unit: 'year',
    how: 'latest',
    engine: commonest(dated),
    records: recordsOf(dated),
  });
  const recent = counted('recent', `organizations with a record in the field since ${since}`, active);
  const named = active.length <= NAMED_FIRST ? active.map((player) => lastFigure(observed, player)) : [];
  found.figures.push(whole, year, recent, ...named);
  const names =
    named.length > 0
      ? words`: ${joined(active.map((player, at) => words`${name(named[at]!, player.name)} (${num(named[at]!)})`))}`
      : null;
  return [
    active.length === 0
      ? makeStatement(
          words`${atHead(none(recent))} of the ${num(whole)} with a date has a record since ${num(year)}.`,
          [whole, recent, year],
        )
      : makeStatement(
          words`Of the ${num(whole)} with a date, ${num(recent)} ${word(active.length === 1 ? 'has' : 'have')} a record since ${num(year)}${names}.`,
          [whole, recent, year, ...named],
        ),
  ];
}

/** People who sponsor a trial or hold a patent themselves are no organizations, and may be asked. */
function besides(observed: Observed, people: readonly Player[], found: Collected): Statement[] {
  if (people.length === 0) return [];
  const count = derivedFigure(observed, {
    id: 'players:people',
    label: 'people named by the records on this topic as sponsors, or as holders of patents',
    value: people.length,
    how: 'count',
    engine: commonest(people),
    records: people.flatMap(({ records }) => records.map(({ record }) => record)),
  });
  const named = people.length <= NAMED_FIRST ? people.map((person) => recordsFigure(observed, person)) : [];
  found.figures.push(count, ...named);
  const person = word(people.length === 1 ? 'person' : 'people');
  const roles = word(people.length === 1 ? 'a sponsor or holder of patents' : 'sponsors or holders of patents');
  const names = named.length > 0 ? words`: ${joined(people.map((person, at) => name(named[at]!, person.name)))}` : null;
  return [makeStatement(words`The records also name ${num(count)} ${person} as ${roles}${names}.`, [count, ...named])];
}

const COLUMNS_MAX = 4;
/** The table of those who are active. */
export const PLAYERS = 'players';

const HOW_SEEN = words`Records of one organization are joined by identifier, name and place; what it received counts awards, grants and contracts. A firm that was paid for such work, holds a patent on it, tests it or sells it is a possible competitor, unless it has left no record for many years; with the technology for another use alone it is a possible partner, as are universities, laboratories and hospitals. Listed are those with more than one record in the field, but for possible partners.`;

/** Columns are the data sets in which the listed ones stand most often. */
function tableOf(observed: Observed, shown: Player[], found: Collected): FindingTable {
  const engines = SHOWN.map((each) => ({
    ...each,
    total: shown.reduce((sum, { byEngine }) => sum + (byEngine.get(each.engine)?.length ?? 0), 0),
  }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, COLUMNS_MAX);
  const rows = shown.map((player) => {
    const records = recordsFigure(observed, player);
    const counts = engines.map(({ engine }) =>
      player.byEngine.has(engine) ? countFigure(observed, player, engine) : null,
    );
    const money = MONEY.map((each) => moneyFigure(observed, player, each));
    const last = player.last === null ? null : lastFigure(observed, player);
    const figures = [records, ...counts, ...money, last].filter((figure) => figure !== null);
    found.figures.push(...figures);
    return {
      cells: [player.name, player.role, ...[...counts, ...money].map((figure) => figure?.value ?? null), player.last],
      key: null,
      figures: figures.map(({ id }) => id),
    };
  });
  return {
    id: PLAYERS,
    caption: 'Who is active in the field',
    columns: [
      { label: 'Organization', unit: 'text' },
      { label: 'Seen as', unit: 'text' },
      ...engines.map(({ label }) => ({ label, unit: 'count' as const })),
      ...MONEY.map(({ label }) => ({ label, unit: 'usd' as const })),
      { label: 'Latest record', unit: 'year' },
    ],
    rows,
    note: words`${HOW_SEEN} As of ${asOf(observed)}.`,
  };
}

/** The works of the first players, where hardly anyone has more than one record. */
function singleWorks(others: readonly Player[], found: Collected): void {
  const works = others.flatMap((player) => latestWork(player, false) ?? []).slice(0, SINGLE_LISTED);
  if (works.length === 0) return;
  found.cited.push(...works.map(({ record }) => record));
  found.findings.push({
    id: 'profiles:single',
    family: 'profiles',
    n: works.length,
    period: periodOf(works.map(({ record }) => record)),
    missing: null,
    importance: 10,
    headline: null,
    statements: works.map(({ record, said, quotes }) =>
      makeStatement(
        said,
        [],
        quotes.map((quote) => ({ key: keyOf(record), quote })),
      ),
    ),
  });
}

/** False where there is too little to tell. */
function profile(observed: Observed, player: Player, found: Collected): boolean {
  const engines = SHOWN.filter((each) => 'isWork' in each && player.byEngine.has(each.engine));
  const works = engines.reduce((sum, { engine }) => sum + player.byEngine.get(engine)!.length, 0);
  if (works < 2) return false;
  const work = latestWork(player);
  // One number is told by the table.
  if (!work && engines.length === 1) return false;
  if (work) found.cited.push(work.record);
  const counts = engines.map(({ engine }) => countFigure(observed, player, engine));
  const records = recordsFigure(observed, player);
  // If most records bear no date, nobody knows the latest.
  const isDated = player.records.filter(({ record }) => record.date !== null).length > player.records.length / 2;
  const last = player.last === null || !isDated ? null : lastFigure(observed, player);
  found.figures.push(records, ...counts, ...(last ? [last] : []));
  const parts = engines.map(({ one, many }, at) => countOf<typeof one, typeof many>(counts[at]!, one, many));
  found.findings.push({
    id: `profile:${player.id}`,
    family: 'profiles',
    n: player.records.length,
    period: periodOf(player.records.map(({ record }) => record)),
    missing: null,
    importance: 20,
    headline: null,
    statements: [
      makeStatement(
        words`${name(records, player.name)}${player.role ? words`, a ${name(records, player.role)},` : null} stands behind ${joined(parts)} in the field${last ? words`, the latest from ${num(last)}` : null}.`,
        [records, ...counts, ...(last ? [last] : [])],
      ),
      ...(work
        ? [
            makeStatement(
              work.said,
              [],
              work.quotes.map((quote) => ({ key: keyOf(work.record), quote })),
            ),
          ]
        : []),
    ],
  });
  return true;
}

const withCount = (records: Figure, player: Player): Words => words`${name(records, player.name)} (${num(records)})`;

function commonest(all: readonly Player[]): Engine {
  const counts = new Map<Engine, number>();
  for (const { byEngine } of all)
    for (const [engine, records] of byEngine) counts.set(engine, (counts.get(engine) ?? 0) + records.length);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'companies';
}
