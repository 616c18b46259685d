import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { MarketSeries, MarketTrends as Trends } from '@groundwork/contract/pulse.panels';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useEngines } from '../../lib/engines.queries.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { facetsAbout, searchParams } from '../../lib/search-state.ts';
import { useMay } from '../../session/permissions.queries.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { type Shown, withSources } from './at-sources.ts';
import { YearBars } from './charts/lazy-charts.ts';
import classes from './market-trends.module.css';
import { Panel, PanelEmpty } from './panel.tsx';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useMarketTrends } from './pulse.queries.ts';

const HEIGHT = 232;
const ONE_ROW = 190;
const TWO_ROWS = 88;
const IN_A_ROW = 3;

/** Activity by year, each data set on a scale of its own: papers would make of trials a line on the floor. */
export function MarketTrends({ project }: { project: Told }) {
  const trends = useMarketTrends(project);
  const areNamed = useEngines().data !== undefined;
  const label = useSeriesLabel();
  return (
    <Panel
      title={PANEL_TEXTS.trends}
      query={trends}
      height={HEIGHT}
      // Saved without the names of the data sets its columns would say nothing.
      table={(data) => (areNamed && withYears(data).length > 0 ? tableOf(data, label) : null)}
      source={(data) => {
        const shown = withYears(data);
        if (shown.length === 0) return null;
        // Funding rounds are no records, and what a source counts itself says so behind.
        const own = shown.filter(({ id, at }) => id !== 'funding-rounds' && !at);
        const ofOwn = shown.some(({ at }) => at) ? `${own.map(label).join(', ')}: ` : '';
        const n = own.reduce((sum, { years }) => sum + years.reduce((all, { count }) => all + (count ?? 0), 0), 0);
        return [
          ...(own.length > 0 ? [`${ofOwn}${PANEL_TEXTS.trendsSource(n, data.from, data.to)}`] : []),
          `${PANEL_TEXTS.trendsNote(data.to)} ${PANEL_TEXTS.source(formatDate(data.asOf))}`,
          ...countedBy(data),
        ].join('. ');
      }}
    >
      {(data) => <Charts data={data} label={label} projectId={project.id} />}
    </Panel>
  );
}

const withYears = (trends: Trends) => withSources(trends).filter(({ years }) => years.some(({ count }) => count));

function useSeriesLabel() {
  const engines = useEngines();
  return ({ id, searchEngine }: MarketSeries): string =>
    id === 'funding-rounds'
      ? PANEL_TEXTS.fundingRounds
      : (engines.data?.engines.find((engine) => engine.id === searchEngine)?.label ?? '');
}

/** The sources whose counts stand in place of the catalogue's, and of when. */
function countedBy(data: Trends): string[] {
  const sources = withYears(data).flatMap(({ at }) => at ?? []);
  if (sources.length === 0) return [];
  return [PANEL_TEXTS.countedBy(sources.map(({ label }) => label).join(', '), formatDate(sources[0]!.asOf))];
}

type Label = (series: MarketSeries) => string;

function Charts({ data, label, projectId }: { data: Trends; label: Label; projectId: string }) {
  const maySearch = useMay('advancedSearch');
  const shown = withYears(data);
  const none = data.series.filter(({ id }) => !shown.some((each) => each.id === id));
  if (shown.length === 0) return <PanelEmpty>{PANEL_TEXTS.trendsEmpty}</PanelEmpty>;
  const height = shown.length > IN_A_ROW ? TWO_ROWS : ONE_ROW;
  return (
    <>
      <div className={classes['multiples']} data-n={shown.length}>
        {shown.map((series) => (
          <div key={series.id} className={classes['one']}>
            <Text size="sm" className={classes['label'] ?? ''} data-chart-title>
              <span>{series.at ? PANEL_TEXTS.atSource(label(series), series.at.label) : label(series)} </span>
              {series.at ? (
                <Anchor
                  href={safeUrl(series.at.address) ?? undefined}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={PANEL_TEXTS.countedOf(series.at.label, series.at.words.join(', '))}
                  underline="always"
                  inherit
                  fw={620}
                >
                  {formatNumber(series.total)}
                </Anchor>
              ) : maySearch ? (
                <AnchorLink
                  to="/search"
                  search={searchParams({ engine: series.searchEngine, facets: facetsAbout({}, projectId, data.scope) })}
                  inherit
                  fw={620}
                  {...(series.id === 'funding-rounds' && { title: PANEL_TEXTS.roundsOfCompanies })}
                >
                  {formatNumber(series.total)}
                </AnchorLink>
              ) : (
                <b>{formatNumber(series.total)}</b>
              )}
            </Text>
            <YearBars
              label={label(series)}
              years={series.years}
              height={height}
              maySearch={maySearch}
              meanwhile={<Skeleton h={height} />}
            />
          </div>
        ))}
      </div>
      {none.length > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {PANEL_TEXTS.noneOf(none.map(label).join(', '))}
        </Text>
      )}
    </>
  );
}

const tableOf = (trends: Trends, label: Label): PanelTable => tableFrom(trends, withSources(trends), label);

const tableFrom = ({ from, to }: Trends, series: Shown[], label: Label): PanelTable => ({
  caption: PANEL_TEXTS.trends,
  columns: [
    { label: PANEL_TEXTS.year, unit: 'year' },
    ...series.map((each) => ({
      label: each.at ? PANEL_TEXTS.atSource(label(each), each.at.label) : label(each),
      unit: 'count' as const,
    })),
  ],
  rows: Array.from({ length: to - from + 1 }, (_, at) => [
    { value: from + at },
    ...series.map(({ years }) => ({
      value: years[at]!.count,
      query: years[at]!.query,
      empty: PANEL_TEXTS.notCovered,
    })),
  ]),
});
