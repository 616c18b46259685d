import type { Engine } from '@groundwork/contract/engines';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { FindingTable } from '../evidence.ts';
import {
  type Collected,
  listed,
  nothing,
  partSeen,
  periodOf,
  queryOn,
  restOf,
  say,
  shareOf,
  workedOut,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { type Organisation, organisationsOf } from './organisations.ts';
import { byCount, SHARE_MIN } from './statistics.ts';

const KINDS: {
  engine: Engine;
  id: string;
  role: RegExp;
  one: string;
  many: string;
  holder: string;
  /** Where an "s" does not do. */
  holders?: string;
  importance: number;
  /** Who holds how much, as a table: of those who may be asked for it. */
  table?: { caption: string; column: string };
}[] = [
  {
    engine: 'patents',
    id: 'patents',
    role: /^assignee$/i,
    one: 'patent',
    many: 'patents',
    holder: 'assignee',
    importance: 82,
  },
  {
    engine: 'awards',
    id: 'awards',
    role: /^awardee$/i,
    one: 'award',
    many: 'awards',
    holder: 'awardee',
    importance: 66,
  },
  {
    engine: 'usa-spending',
    id: 'spending',
    role: /^recipient$/i,
    one: 'contract or grant',
    many: 'contracts and grants',
    holder: 'recipient',
    importance: 58,
  },
  {
    engine: 'clinical-trials',
    id: 'trials',
    role: /^sponsor$/i,
    one: 'clinical trial',
    many: 'clinical trials',
    holder: 'sponsor',
    importance: 64,
  },
  {
    engine: 'international-trials',
    id: 'international-trials',
    role: /^primary sponsor$/i,
    one: 'international trial',
    many: 'international trials',
    holder: 'sponsor',
    importance: 44,
  },
  {
    engine: 'drugs',
    id: 'drugs',
    role: /^sponsor$/i,
    one: 'drug application',
    many: 'drug applications',
    holder: 'sponsor',
    importance: 54,
  },
  {
    engine: 'federal-lab-technologies',
    id: 'lab-technologies',
    role: /^laboratory$/i,
    one: 'federal-lab technology',
    many: 'federal-lab technologies',
    holder: 'laboratory',
    holders: 'laboratories',
    importance: 52,
    table: { caption: 'Federal laboratories with technologies on the topic', column: 'Laboratory' },
  },
  {
    engine: 'university-technologies',
    id: 'university-technologies',
    role: /^university$/i,
    one: 'university technology',
    many: 'university technologies',
    holder: 'university',
    holders: 'universities',
    importance: 52,
    table: { caption: 'Universities with technologies on the topic', column: 'University' },
  },
];

const TOP = 3;
/** Two of many are as likely chance. */
const STANDS_OUT = 3;
/** Who holds less of a hundred together holds too little to decide on. */
const HELD_MIN = 33;
const OFFERING = 8;

/** How much of each kind of record the three largest holders have: as a share, or as counts where there are few. */
export function concentration(observed: Observed): Collected {
  const found = nothing();
  for (const kind of KINDS) holdersOf(observed, kind, found);
  return found;
}

function holdersOf(observed: Observed, kind: (typeof KINDS)[number], found: Collected): void {
  const { engine, id, role, many, holder, holders = `${holder}s`, importance } = kind;
  const all = observed.records[engine];
  const ranked = byCount(organisationsOf(all, (identity) => role.test(identity.role)));
  const naming = all.filter(({ organisations }) => organisations.some((party) => role.test(party.role)));
  const [first] = ranked;
  const series = `holders-of-${id}`;
  if (kind.table && first) found.tables.push(offers(observed, kind, kind.table, ranked, found));
  if (!first || ranked.length < 2) return;
  const figures = ranked.slice(0, TOP).map(({ name, records }) =>
    workedOut(observed, {
      id: `${series}:${name}:count`,
      label: `${many} on the topic, ${name}`,
      value: records.length,
      how: 'count',
      engine,
      records: records.map(({ record }) => record),
    }),
  );
  const whole = workedOut(observed, {
    id: `${series}:naming`,
    label: `${many} on the topic that name their ${holder}`,
    value: naming.length,
    how: 'count',
    engine,
    records: naming,
  });
  const parties = workedOut(observed, {
    id: `${series}:parties`,
    label: `${holders} of ${many} on the topic`,
    value: ranked.length,
    how: 'count',
    engine,
    records: naming,
  });
  found.series.push({
    id: series,
    query: queryOn(observed, engine),
    rows: ranked.map(({ name, records }) => ({ key: name, count: records.length, amount: 0, withAmount: 0 })),
  });
  found.figures.push(...figures, whole, parties);
  const base = {
    id: `concentration:${id}`,
    family: 'concentration' as const,
    n: naming.length,
    period: periodOf(naming),
    missing: partSeen(observed, engine),
  };
  const spread = `${formatNumber(ranked.length)} ${holders} share the ${formatNumber(naming.length)} ${many} on the topic`;
  if (first.records.length < STANDS_OUT) {
    found.findings.push({
      ...base,
      importance: naming.length >= SHARE_MIN ? importance - 30 : 25,
      // That many share them, with one or two each, changes no decision.
      headline: null,
      statements: [],
    });
    return;
  }
  const top = ranked.slice(0, TOP).filter(({ records }) => records.length > 1);
  const told = listed(top.map(({ name, records }) => `${name} (${formatNumber(records.length)})`));
  const topFigures = figures.slice(0, top.length);
  const lead = `${spread}; ${top.length === 1 ? 'the largest is' : 'the largest are'} ${told}`;
  if (naming.length < SHARE_MIN) {
    found.findings.push({
      ...base,
      importance: importance - 30,
      headline: say(
        `${told} ${top.length === 1 ? 'stands' : 'stand'} out among the ${holders} of ${many} on the topic.`,
        [...topFigures, parties],
      ),
      statements: [say(`${lead}.`, [parties, whole, ...topFigures])],
    });
    return;
  }
  const held = workedOut(observed, {
    id: `${series}:top`,
    label: `${many} on the topic that the largest ${holders} hold together`,
    value: new Set(top.flatMap(({ records }) => records.map(({ record }) => record))).size,
    how: 'count',
    engine,
    records: [...new Set(top.flatMap(({ records }) => records.map(({ record }) => record)))],
  });
  const share = shareOf(`${series}:top-share`, `share of the ${many} that the largest ${holders} hold`, held, whole);
  const rest = restOf(`${series}:rest`, `${many} on the topic of other ${holders}`, whole, held);
  found.figures.push(held, share, rest);
  // Of two who hold all, the whole of it is told.
  const isAll = rest.value === 0 && top.length > 1;
  found.findings.push({
    ...base,
    importance: share.value < HELD_MIN ? importance - 30 : importance + (share.value >= 50 ? 8 : 0),
    headline:
      share.value < HELD_MIN || isAll
        ? null
        : say(
            `${told} ${top.length === 1 ? 'alone holds' : 'together hold'} ${formatNumber(share.value)}% of the ${many} on the topic that name their ${holder}.`,
            [...topFigures, share],
          ),
    statements: isAll
      ? [say(`${spread}: ${told}.`, [parties, whole, ...topFigures])]
      : [
          say(`${lead}.`, [parties, whole, ...topFigures]),
          say(
            `${top.length === 1 ? 'That is' : 'Together they hold'} ${formatNumber(share.value)}% of the ${many} that name their ${holder}, and ${formatNumber(rest.value)} ${rest.value === 1 ? 'belongs' : 'belong'} to others.`,
            [share, rest],
          ),
        ],
  });
}

/** Who offers how much: whom to ask for a license or joint work. */
function offers(
  observed: Observed,
  { engine, id, many }: (typeof KINDS)[number],
  { caption, column }: { caption: string; column: string },
  ranked: readonly Organisation[],
  found: Collected,
): FindingTable {
  const rows = ranked.slice(0, OFFERING).map(({ name, records }) => {
    const figure = workedOut(observed, {
      id: `holders-of-${id}:${name}:offered`,
      label: `${many} on the topic, ${name}`,
      value: records.length,
      how: 'count',
      engine,
      records: records.map(({ record }) => record),
    });
    found.figures.push(figure);
    return { cells: [name, figure.value], key: null, figures: [figure.id] };
  });
  return {
    id: `holders-of-${id}`,
    caption,
    columns: [
      { label: column, unit: 'text' },
      { label: 'Technologies', unit: 'count' },
    ],
    rows,
    note: `Counted over the ${many} on the topic, as of ${formatDate(observed.asOf)}.`,
  };
}
