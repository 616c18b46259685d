import type { Engine } from '@groundwork/contract/engines';
import type { FindingTable } from '../evidence.ts';
import { byCount, SHARE_MIN } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { joined, name, num, word, words } from '../statements/statement.ts';
import {
  type Collected,
  derivedFigure,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
  queryOn,
  restOf,
  shareOf,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { type Organisation, organisationsOf } from './organisations.ts';

interface Kind {
  engine: Engine;
  id: string;
  role: RegExp;
  one: string;
  many: string;
  holder: string;
  holders: string;
  importance: number;
  /** A table of the holders with their shares, where they may be asked for it. */
  table?: { caption: string; column: string };
}

const KINDS = [
  {
    engine: 'patents',
    id: 'patents',
    role: /^assignee$/i,
    one: 'patent',
    many: 'patents',
    holder: 'assignee',
    holders: 'assignees',
    importance: 82,
  },
  {
    engine: 'awards',
    id: 'awards',
    role: /^awardee$/i,
    one: 'award',
    many: 'awards',
    holder: 'awardee',
    holders: 'awardees',
    importance: 66,
  },
  {
    engine: 'usa-spending',
    id: 'spending',
    role: /^recipient$/i,
    one: 'contract or grant',
    many: 'contracts and grants',
    holder: 'recipient',
    holders: 'recipients',
    importance: 58,
  },
  {
    engine: 'clinical-trials',
    id: 'trials',
    role: /^sponsor$/i,
    one: 'clinical trial',
    many: 'clinical trials',
    holder: 'sponsor',
    holders: 'sponsors',
    importance: 64,
  },
  {
    engine: 'international-trials',
    id: 'international-trials',
    role: /^primary sponsor$/i,
    one: 'international trial',
    many: 'international trials',
    holder: 'sponsor',
    holders: 'sponsors',
    importance: 44,
  },
  {
    engine: 'drugs',
    id: 'drugs',
    role: /^sponsor$/i,
    one: 'drug application',
    many: 'drug applications',
    holder: 'sponsor',
    holders: 'sponsors',
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
    table: { caption: 'Federal laboratories with technologies in the field', column: 'Laboratory' },
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
    table: { caption: 'Universities with technologies in the field', column: 'University' },
  },
] as const satisfies Kind[];

const TOP = 3;
/** Two of many are as likely chance. */
const STANDS_OUT = 3;
/** Top holders that together hold a smaller share, in percent, hold too little to decide on. */
const HELD_MIN = 33;
const OFFERING = 8;

/** How much of each kind of record the three largest holders have: as a share, or as counts where there are few. */
export function concentration(observed: Observed): Collected {
  const found = nothing();
  for (const kind of KINDS) holdersOf(observed, kind, found);
  return found;
}

function holdersOf(observed: Observed, kind: (typeof KINDS)[number], found: Collected): void {
  const { engine, id, role, many, holder, holders, importance } = kind;
  const [ofMany, ofHolder, ofHolders] = [
    word<typeof many>(many),
    word<typeof holder>(holder),
    word<typeof holders>(holders),
  ];
  const all = observed.records[engine];
  const ranked = byCount(organisationsOf(all, (identity) => role.test(identity.role)));
  const naming = all.filter(({ organisations }) => organisations.some((party) => role.test(party.role)));
  const [first] = ranked;
  const series = `holders-of-${id}`;
  if ('table' in kind && first) found.tables.push(offers(observed, kind, kind.table, ranked, found));
  if (!first || ranked.length < 2) return;
  const figures = ranked.slice(0, TOP).map(({ name, records }) =>
    derivedFigure(observed, {
      id: `${series}:${name}:count`,
      label: `${many} in the field, ${name}`,
      value: records.length,
      how: 'count',
      engine,
      records: records.map(({ record }) => record),
    }),
  );
  const whole = derivedFigure(observed, {
    id: `${series}:naming`,
    label: `${many} in the field that name their ${holder}`,
    value: naming.length,
    how: 'count',
    engine,
    records: naming,
  });
  const parties = derivedFigure(observed, {
    id: `${series}:parties`,
    label: `${holders} of ${many} in the field`,
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
  const spread = words`${num(parties)} ${ofHolders} share the ${num(whole)} ${ofMany} in the field`;
  if (first.records.length < STANDS_OUT) {
    found.findings.push({
      ...base,
      importance: naming.length >= SHARE_MIN ? importance - 30 : 25,
      // A spread over so many, with one or two each, changes no decision.
      headline: null,
      statements: [],
    });
    return;
  }
  const top = ranked.slice(0, TOP).filter(({ records }) => records.length > 1);
  const told = joined(top.map((one, at) => words`${name(figures[at]!, one.name)} (${num(figures[at]!)})`));
  const topFigures = figures.slice(0, top.length);
  const lead = words`${spread}; ${word(top.length === 1 ? 'the largest is' : 'the largest are')} ${told}`;
  if (naming.length < SHARE_MIN) {
    found.findings.push({
      ...base,
      importance: importance - 30,
      headline: makeStatement(
        words`${told} ${word(top.length === 1 ? 'stands' : 'stand')} out among the ${ofHolders} of ${ofMany} in the field.`,
        [...topFigures, parties],
      ),
      statements: [makeStatement(words`${lead}.`, [parties, whole, ...topFigures])],
    });
    return;
  }
  const held = derivedFigure(observed, {
    id: `${series}:top`,
    label: `${many} in the field that the largest ${holders} hold together`,
    value: new Set(top.flatMap(({ records }) => records.map(({ record }) => record))).size,
    how: 'count',
    engine,
    records: [...new Set(top.flatMap(({ records }) => records.map(({ record }) => record)))],
  });
  const share = shareOf(`${series}:top-share`, `share of the ${many} that the largest ${holders} hold`, held, whole);
  const rest = restOf(`${series}:rest`, `${many} in the field of other ${holders}`, whole, held);
  found.figures.push(held, share, rest);
  // If two hold all, the whole of it is told.
  const isAll = rest.value === 0 && top.length > 1;
  found.findings.push({
    ...base,
    importance: share.value < HELD_MIN ? importance - 30 : importance + (share.value >= 50 ? 8 : 0),
    headline:
      share.value < HELD_MIN || isAll
        ? null
        : makeStatement(
            words`${told} ${word(top.length === 1 ? 'alone holds' : 'together hold')} ${num(share)} of the ${ofMany} in the field that name their ${ofHolder}.`,
            [...topFigures, share],
          ),
    statements: isAll
      ? [makeStatement(words`${spread}: ${told}.`, [parties, whole, ...topFigures])]
      : [
          makeStatement(words`${lead}.`, [parties, whole, ...topFigures]),
          makeStatement(
            words`${word(top.length === 1 ? 'That is' : 'Together they hold')} ${num(share)} of the ${ofMany} that name their ${ofHolder}, and ${num(rest)} ${word(rest.value === 1 ? 'belongs' : 'belong')} to others.`,
            [share, rest],
          ),
        ],
  });
}

/** The organizations that offer most: whom to ask for a license or joint work. */
function offers(
  observed: Observed,
  { engine, id, many }: (typeof KINDS)[number],
  { caption, column }: { caption: string; column: string },
  ranked: readonly Organisation[],
  found: Collected,
): FindingTable {
  const rows = ranked.slice(0, OFFERING).map(({ name, records }) => {
    const figure = derivedFigure(observed, {
      id: `holders-of-${id}:${name}:offered`,
      label: `${many} in the field, ${name}`,
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
    note: words`Counted over the ${word<typeof many>(many)} in the field, as of ${asOf(observed)}.`,
  };
}
