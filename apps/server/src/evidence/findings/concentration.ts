import type { Engine } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import { type Collected, nothing, partSeen, periodOf, queryOn, restOf, say, shareOf, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { organisationsOf } from './organisations.ts';
import { byCount, FEW, SHARE_MIN } from './statistics.ts';

const KINDS: {
  engine: Engine;
  id: string;
  role: RegExp;
  one: string;
  many: string;
  holder: string;
  importance: number;
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
];

const TOP = 3;

/** How much of each kind of record the three largest holders have: as a share, or as counts where there are few. */
export function concentration(observed: Observed): Collected {
  const found = nothing();
  for (const kind of KINDS) holders(observed, kind, found);
  return found;
}

function holders(observed: Observed, kind: (typeof KINDS)[number], found: Collected): void {
  const { engine, id, role, many, holder, importance } = kind;
  const all = observed.records[engine];
  const ranked = byCount(organisationsOf(all, (identity) => role.test(identity.role)));
  const naming = all.filter(({ organisations }) => organisations.some((party) => role.test(party.role)));
  const [first] = ranked;
  if (!first || ranked.length < 2) return;
  const series = `holders-of-${id}`;
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
    label: `${holder}s of ${many} on the topic`,
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
  const spread = `${formatNumber(ranked.length)} ${holder}s share the ${formatNumber(naming.length)} ${many} on the topic`;
  if (first.records.length === 1) {
    found.findings.push({
      ...base,
      importance: naming.length >= SHARE_MIN ? importance - 20 : 25,
      headline:
        naming.length >= FEW
          ? say(`The ${many} on the topic are spread over ${formatNumber(ranked.length)} ${holder}s.`, [parties])
          : null,
      statements: [say(ranked.length === naming.length ? `${spread}, with one each.` : `${spread}.`, [parties, whole])],
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
        `${told} ${top.length === 1 ? 'stands' : 'stand'} out among the ${holder}s of ${many} on the topic.`,
        [...topFigures, parties],
      ),
      statements: [say(`${lead}.`, [parties, whole, ...topFigures])],
    });
    return;
  }
  const held = workedOut(observed, {
    id: `${series}:top`,
    label: `${many} on the topic that the largest ${holder}s hold together`,
    value: new Set(top.flatMap(({ records }) => records.map(({ record }) => record))).size,
    how: 'count',
    engine,
    records: [...new Set(top.flatMap(({ records }) => records.map(({ record }) => record)))],
  });
  const share = shareOf(`${series}:top-share`, `share of the ${many} that the largest ${holder}s hold`, held, whole);
  const rest = restOf(`${series}:rest`, `${many} on the topic of other ${holder}s`, whole, held);
  found.figures.push(held, share, rest);
  found.findings.push({
    ...base,
    importance: importance + (share.value >= 50 ? 8 : 0),
    headline: say(
      `${told} ${top.length === 1 ? 'alone holds' : 'together hold'} ${formatNumber(share.value)}% of the ${many} on the topic that name their ${holder}.`,
      [...topFigures, share],
    ),
    statements: [
      say(`${lead}.`, [parties, whole, ...topFigures]),
      say(
        `${top.length === 1 ? 'That is' : 'Together they hold'} ${formatNumber(share.value)}% of the ${many} that name their ${holder}, and ${formatNumber(rest.value)} ${rest.value === 1 ? 'belongs' : 'belong'} to others.`,
        [share, rest],
      ),
    ],
  });
}

const listed = (items: string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
