import type { Engine } from '@groundwork/contract/engines';
import { formatCount, formatDate, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { FindingTable } from '../evidence.ts';
import { type Collected, keyOf, nothing, periodOf, queryOn, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { type Organisation, organisationsOf } from './organisations.ts';
import { latestWork } from './profile.ts';

const LISTED = 12;
const PROFILED = 5;

/** What an organisation may be to the project, told from how records name it. */
export type PlayerRole = 'possible competitor' | 'possible partner' | 'possible investor';

export interface Player extends Organisation {
  id: string;
  role: PlayerRole;
  byEngine: Map<Engine, CatalogueRecord[]>;
  /** Year of the newest record that isn't dated ahead. */
  last: number | null;
}

const COMPANY_ROLES = /^(?:company|trading name|awardee|recipient)$/i;
const RESEARCH_NAMES =
  /\b(?:universit\w*|college|institut\w*|hospital\w*|school|laborator(?:y|ies)|research cent(?:er|re)|academy|clinic|department of|ministry|nasa|army|navy|air force|council|polytechni\w*|faculty|health system)\b/i;
const COMPANY_NAMES = /\b(?:inc|incorporated|llc|ltd|corp|corporation|gmbh|limited|company|co|plc|ag|a\/s)\b\.?$/i;

/** Everyone that records on topic name, the one in most data sets and with most records first. */
export function playersOf(observed: Observed): Player[] {
  const today = observed.asOf.slice(0, 10);
  // Interventions are parts of trials, and what an investor holds else has to do with other things.
  const { interventions: _parts, ...others } = observed.records;
  return organisationsOf(
    Object.values(others).flat(),
    ({ standing }, record) => record.engine !== 'investors' || standing === 'self',
  )
    .map((organisation, at): Player => {
      const byEngine = new Map<Engine, CatalogueRecord[]>();
      for (const { record } of organisation.records)
        byEngine.set(record.engine, [...(byEngine.get(record.engine) ?? []), record]);
      const years = organisation.records
        .filter(({ record }) => record.engine !== 'companies' && record.engine !== 'investors')
        .flatMap(({ record: { date } }) => (date && date <= today ? [Number(date.slice(0, 4))] : []));
      const last = years.length > 0 ? Math.max(...years) : null;
      return { ...organisation, id: `player-${at}`, role: roleOf(organisation), byEngine, last };
    })
    .toSorted(
      (one, other) =>
        other.byEngine.size - one.byEngine.size ||
        other.records.length - one.records.length ||
        (other.last ?? 0) - (one.last ?? 0) ||
        (one.name < other.name ? -1 : 1),
    );
}

function roleOf({ name, records }: Organisation): PlayerRole {
  const roles = records.flatMap((each) => each.roles);
  if (roles.every((role) => /^investor$/i.test(role))) return 'possible investor';
  if (COMPANY_NAMES.test(name)) return 'possible competitor';
  if (RESEARCH_NAMES.test(name)) return 'possible partner';
  const isIndustry = records.some(
    ({ record }) => record.engine === 'drugs' || record.facets['sponsorClass']?.some((each) => /industry/i.test(each)),
  );
  const isAssignee = roles.some((role) => /^assignee$/i.test(role));
  return isIndustry || isAssignee || roles.some((role) => COMPANY_ROLES.test(role))
    ? 'possible competitor'
    : 'possible partner';
}

/** `isWork`: done by the organisation, rather than an entry about it. */
const SHOWN: { engine: Engine; label: string; one: string; many: string; isWork?: true }[] = [
  { engine: 'awards', label: 'Awards', one: 'award', many: 'awards', isWork: true },
  { engine: 'patents', label: 'Patents', one: 'patent', many: 'patents', isWork: true },
  { engine: 'clinical-trials', label: 'Clinical trials', one: 'clinical trial', many: 'clinical trials', isWork: true },
  {
    engine: 'international-trials',
    label: 'International trials',
    one: 'international trial',
    many: 'international trials',
    isWork: true,
  },
  { engine: 'publications', label: 'Publications', one: 'publication', many: 'publications', isWork: true },
  {
    engine: 'usa-spending',
    label: 'Contracts and grants',
    one: 'contract or grant',
    many: 'contracts and grants',
    isWork: true,
  },
  { engine: 'drugs', label: 'Drug applications', one: 'drug application', many: 'drug applications', isWork: true },
  {
    engine: 'university-technologies',
    label: 'University technologies',
    one: 'university technology',
    many: 'university technologies',
    isWork: true,
  },
  {
    engine: 'federal-lab-technologies',
    label: 'Federal-lab technologies',
    one: 'federal-lab technology',
    many: 'federal-lab technologies',
    isWork: true,
  },
  { engine: 'companies', label: 'Company entries', one: 'company entry', many: 'company entries' },
  { engine: 'investors', label: 'Investor entries', one: 'investor entry', many: 'investor entries' },
  { engine: 'subject-matter-experts', label: 'Experts', one: 'expert', many: 'experts' },
];

const wordsFor = (engine: Engine) => SHOWN.find((each) => each.engine === engine)!;

/** Who is active over all data sets, what each did and when, and what it may be to the project. */
export function players(observed: Observed, all: readonly Player[]): Collected {
  const found = nothing();
  const named = [...new Set(all.flatMap(({ records }) => records.map(({ record }) => record)))];
  if (all.length === 0) return found;
  const engine = commonest(all);
  const count = workedOut(observed, {
    id: 'players:count',
    label: 'organisations named by the records on this topic',
    value: all.length,
    how: 'count',
    engine,
    records: named,
  });
  const wide = all.filter(({ byEngine }) => byEngine.size > 1);
  const across = workedOut(observed, {
    id: 'players:across',
    label: 'organisations named in two or more data sets',
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
  const top = ranked.filter((player) => player.records.length > 1).slice(0, 3);
  const leaders = top.map((player) => records.get(player.id)!);
  found.findings.push({
    id: 'players',
    family: 'players',
    n: named.length,
    period: periodOf(named),
    missing: null,
    importance: all.length >= 3 ? 78 : 30,
    headline:
      top.length > 1
        ? say(
            `The records on the topic name ${listed(top.map(({ name, records: own }) => `${name} (${formatNumber(own.length)})`))} most often.`,
            leaders,
          )
        : null,
    statements: [
      say(
        wide.length > 0
          ? `The records on this topic name ${formatCount(all.length, 'organisation', 'organisations')}, of which ${formatNumber(wide.length)} ${wide.length === 1 ? 'appears' : 'appear'} in two or more data sets.`
          : `The records on this topic name ${formatCount(all.length, 'organisation', 'organisations')}.`,
        wide.length > 0 ? [count, across] : [count],
      ),
      ...(top.length > 0
        ? [
            say(
              `${top.length === 1 ? 'Named most often is' : 'Named most often are'} ${listed(top.map(({ name, records: own }) => `${name} (${formatNumber(own.length)})`))}.`,
              leaders,
            ),
          ]
        : []),
    ],
  });
  const shown = all.slice(0, LISTED);
  if (all.length >= 3) found.tables.push(tableOf(observed, shown, found));
  for (const player of shown
    .filter(({ records: own, byEngine }) => own.length > 1 || byEngine.size > 1)
    .slice(0, PROFILED))
    profile(observed, player, found);
  return found;
}

const listed = (items: string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const recordsFigure = (observed: Observed, { id, name, role, records, byEngine }: Player) =>
  workedOut(observed, {
    id: `players-by-records:${name}:count`,
    label: `records on the topic of the ${role}, ${name}`,
    value: records.length,
    how: 'count',
    engine: [...byEngine.keys()][0] ?? 'companies',
    records: records.map(({ record }) => record),
    ...(id && {}),
  });

const countFigure = (observed: Observed, player: Player, engine: Engine) =>
  workedOut(observed, {
    id: `${player.id}:${engine}`,
    label: `${wordsFor(engine).many} on the topic, ${player.name}`,
    value: player.byEngine.get(engine)!.length,
    how: 'count',
    engine,
    records: player.byEngine.get(engine)!,
  });

const lastFigure = (observed: Observed, player: Player) =>
  workedOut(observed, {
    id: `${player.id}:last`,
    label: `year of the latest record of ${player.name}`,
    value: player.last!,
    unit: 'year',
    how: 'latest',
    engine: [...player.byEngine.keys()][0]!,
    records: player.records.map(({ record }) => record).filter(({ date }) => date?.startsWith(String(player.last))),
  });

const MONEY: { id: string; label: string; words: string; engines: Engine[]; role: RegExp }[] = [
  {
    id: 'received',
    label: 'Received',
    words: 'received in awards and contracts on the topic',
    engines: ['awards', 'usa-spending'],
    role: /^(?:awardee|recipient)$/i,
  },
  { id: 'raised', label: 'Raised', words: 'raised in funding', engines: ['companies'], role: /^company$/i },
];

/** Money that the organisation's own records state; null where none does. */
function moneyFigure(
  observed: Observed,
  player: Player,
  { id, words, engines, role }: (typeof MONEY)[number],
): Figure | null {
  const records = player.records
    .filter(({ record, roles }) => engines.includes(record.engine) && roles.some((each) => role.test(each)))
    .map(({ record }) => record)
    .filter(({ amount }) => (amount ?? 0) > 0);
  if (records.length === 0) return null;
  return workedOut(observed, {
    id: `${player.id}:${id}`,
    label: `${words}, ${player.name}`,
    value: records.reduce((sum, { amount }) => sum + amount!, 0),
    unit: 'usd',
    how: 'count',
    engine: records[0]!.engine,
    records,
  });
}

const COLUMNS_MAX = 4;

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
    id: 'players',
    caption: 'Who is active on the topic',
    columns: [
      { label: 'Organisation', unit: 'text' },
      { label: 'Seen as', unit: 'text' },
      ...engines.map(({ label }) => ({ label, unit: 'count' as const })),
      ...MONEY.map(({ label }) => ({ label, unit: 'usd' as const })),
      { label: 'Latest record', unit: 'year' },
    ],
    rows,
    note: `Records of one organisation are joined by identifier, name and place. As of ${formatDate(observed.asOf)}.`,
  };
}

function profile(observed: Observed, player: Player, found: Collected): void {
  const engines = SHOWN.filter(({ engine, isWork }) => isWork && player.byEngine.has(engine));
  const works = engines.reduce((sum, { engine }) => sum + player.byEngine.get(engine)!.length, 0);
  if (works < 2) return;
  const counts = engines.map(({ engine }) => countFigure(observed, player, engine));
  const records = recordsFigure(observed, player);
  const last = player.last === null ? null : lastFigure(observed, player);
  found.figures.push(records, ...counts, ...(last ? [last] : []));
  const parts = engines.map(({ engine, one, many }) => formatCount(player.byEngine.get(engine)!.length, one, many));
  const work = latestWork(player);
  if (work) found.cited.push(work.record);
  found.findings.push({
    id: `profile:${player.id}`,
    family: 'profiles',
    n: player.records.length,
    period: periodOf(player.records.map(({ record }) => record)),
    missing: null,
    importance: 20,
    headline: null,
    statements: [
      say(
        `${player.name}, a ${player.role}, stands behind ${listed(parts)} on the topic${last ? `, the latest of ${player.last}` : ''}.`,
        [records, ...counts, ...(last ? [last] : [])],
      ),
      ...(work
        ? [
            say(
              work.text,
              [],
              work.quotes.map((quote) => ({ key: keyOf(work.record), quote })),
            ),
          ]
        : []),
    ],
  });
}

function commonest(all: readonly Player[]): Engine {
  const counts = new Map<Engine, number>();
  for (const { byEngine } of all)
    for (const [engine, records] of byEngine) counts.set(engine, (counts.get(engine) ?? 0) + records.length);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'companies';
}
