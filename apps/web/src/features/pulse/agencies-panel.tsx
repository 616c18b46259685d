import { formatDate, formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import type { Agencies, Grouped } from '@groundwork/contract/pulse.panels';
import { Skeleton } from '@mantine/core';
import { FigureLink } from '../../ui/figure-link.tsx';
import classes from './agencies-panel.module.css';
import { BarList } from './bar-list.tsx';
import { ShareDonut } from './charts/lazy-charts.ts';
import { OTHERS_SHADE, SHADES } from './charts/shades.ts';
import { Panel, PanelEmpty } from './panel.tsx';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useAgencies } from './pulse.queries.ts';

const SIZE = 124;
const HEIGHT = 232;

export function AgenciesPanel({ project }: { project: Told }) {
  const { data: answer, ...query } = useAgencies(project);
  const failed = answer?.error ? new Error(answer.error) : null;
  const data = answer?.data ?? undefined;
  return (
    <Panel
      title={PANEL_TEXTS.agencies}
      query={{ ...query, data, isError: query.isError || failed !== null, error: failed ?? query.error }}
      height={HEIGHT}
      table={(agencies) => (agencies.amount > 0 ? tableOf(agencies) : null)}
      source={({ withAmount, awards, from, to, asOf }) =>
        awards === 0
          ? null
          : `${PANEL_TEXTS.agenciesSource(withAmount, awards, from, to)}. ${PANEL_TEXTS.source(formatDate(asOf))}`
      }
    >
      {(agencies) =>
        agencies.amount > 0 ? (
          <Shares agencies={agencies} />
        ) : (
          <>
            <PanelEmpty>{PANEL_TEXTS.agenciesEmpty}</PanelEmpty>
            {agencies.slices.length > 0 && <BarList title={PANEL_TEXTS.awardsByAgency} grouped={byNumber(agencies)} />}
          </>
        )
      }
    </Panel>
  );
}

const byNumber = ({ slices, awards, query }: Agencies): Grouped => ({
  total: awards,
  query,
  groups: slices.map(({ agency, awards: count, query: search }) => ({ key: agency, count, query: search })),
});

function Shares({ agencies }: { agencies: Agencies }) {
  const slices = slicesOf(agencies);
  return (
    <div className={classes['shares']}>
      <ShareDonut
        label={PANEL_TEXTS.agencies}
        middle={formatMoneyTight(agencies.amount)}
        slices={slices.map(({ name, amount, color }) => ({ name, value: amount, color }))}
        size={SIZE}
        meanwhile={<Skeleton circle h={SIZE} w={SIZE} />}
      />
      <ul className={classes['legend']} data-legend>
        {slices.map(({ name, amount, color, query }) => (
          <li key={name}>
            <span className={classes['swatch']} style={{ background: color }} aria-hidden />
            <span className={classes['name']} title={name}>
              {name}
            </span>
            <FigureLink query={query} className={classes['amount']}>
              {formatMoneyTight(amount)}
            </FigureLink>
            <span className={classes['share']}>{shareOf(amount, agencies)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shareOf = (amount: number, { amount: all }: Agencies): string => {
  const share = (100 * amount) / all;
  return share > 0 && share < 1 ? '<1%' : `${formatNumber(Math.round(share))}%`;
};

function slicesOf({ slices, others }: Agencies) {
  const shown = slices.map(({ agency, amount, awards, query }, at) => ({
    name: agency,
    amount,
    awards,
    query,
    color: SHADES[at % SHADES.length] as string,
  }));
  if (!others || others.amount <= 0) return shown;
  const name = PANEL_TEXTS.others(others.agencies);
  return [...shown, { name, amount: others.amount, awards: others.awards, query: null, color: OTHERS_SHADE }];
}

const tableOf = (agencies: Agencies): PanelTable => ({
  caption: PANEL_TEXTS.agencies,
  columns: [
    { label: PANEL_TEXTS.agency, unit: 'text' },
    { label: PANEL_TEXTS.amount, unit: 'usd' },
    { label: PANEL_TEXTS.share, unit: 'percent' },
    { label: PANEL_TEXTS.awards, unit: 'count' },
  ],
  rows: slicesOf(agencies).map(({ name, amount, awards, query }) => [
    { value: name },
    { value: amount, query },
    { value: Math.round((1000 * amount) / agencies.amount) / 10 },
    { value: awards, query },
  ]),
});
