import { formatDate, formatMoneyTight } from '@groundwork/contract/format';
import type { FundingTrends as Trends } from '@groundwork/contract/pulse.panels';
import { Skeleton, Text } from '@mantine/core';
import { StackedYears } from './charts/lazy-charts.ts';
import { DataTable } from './data-table.tsx';
import { Panel, PanelEmpty } from './panel.tsx';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useFundingTrends } from './pulse.queries.ts';

const HEIGHT = 240;

/** Funding of companies on topic, by year and type of round; below it the rounds themselves, since no search lists them. */
export function FundingTrends({ project }: { project: Told }) {
  const query = useFundingTrends(project);
  return (
    <Panel
      title={PANEL_TEXTS.funding}
      query={query}
      height={HEIGHT}
      table={(data) => (data.total.rounds > 0 ? tableOf(data) : null)}
      source={sourceOf}
    >
      {(data) =>
        data.total.rounds === 0 ? (
          <PanelEmpty>{PANEL_TEXTS.fundingEmpty}</PanelEmpty>
        ) : (
          <>
            {data.total.withAmount > 0 && (
              <StackedYears
                label={PANEL_TEXTS.funding}
                data={yearsOf(data)}
                series={data.types}
                height={HEIGHT}
                meanwhile={<Skeleton h={HEIGHT} />}
              />
            )}
            <Text size="sm" fw={600} mt="sm">
              {PANEL_TEXTS.newestRounds}
            </Text>
            <DataTable table={roundsOf(data)} />
          </>
        )
      }
    </Panel>
  );
}

function sourceOf({ total, companies, asOf, undated }: Trends): string | null {
  if (total.rounds === 0) return null;
  return [
    PANEL_TEXTS.fundingSource(total.withAmount, total.rounds, companies.withRounds),
    undated > 0 ? PANEL_TEXTS.fundingUndated(undated) : null,
    companies.read < companies.onTopic ? PANEL_TEXTS.fundingRead(companies.read, companies.onTopic) : null,
    PANEL_TEXTS.source(formatDate(asOf)),
  ]
    .filter(Boolean)
    .join('. ');
}

/** A year without a round stands there with none, so that the axis is even. */
function yearsOf({ years }: Trends): Record<string, string | number>[] {
  if (years.length === 0) return [];
  const first = years[0]!.year;
  const length = years.at(-1)!.year - first + 1;
  return Array.from({ length }, (_, at) => {
    const of = years.find(({ year }) => year === first + at);
    return {
      year: String(first + at),
      ...Object.fromEntries((of?.byType ?? []).map(({ type, amount }) => [type, amount])),
    };
  });
}

const tableOf = ({ years }: Trends): PanelTable => ({
  caption: PANEL_TEXTS.funding,
  columns: [
    { label: PANEL_TEXTS.year, unit: 'year' },
    { label: PANEL_TEXTS.roundType, unit: 'text' },
    { label: PANEL_TEXTS.rounds, unit: 'count' },
    { label: PANEL_TEXTS.fundingMoney, unit: 'usd' },
  ],
  rows: years.flatMap(({ year, byType }) =>
    byType.map(({ type, rounds, amount, withAmount }) => [
      { value: year },
      { value: type },
      { value: rounds },
      { value: withAmount > 0 ? amount : null },
    ]),
  ),
});

const NAMED = 3;

const someOf = (names: string[]): string | null => {
  const named = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? PANEL_TEXTS.andMore(named, names.length - NAMED) : named || null;
};

const roundsOf = ({ rounds }: Trends): PanelTable => ({
  caption: PANEL_TEXTS.newestRounds,
  columns: [
    { label: PANEL_TEXTS.company, unit: 'text' },
    { label: PANEL_TEXTS.roundType, unit: 'text' },
    { label: PANEL_TEXTS.date, unit: 'date' },
    { label: PANEL_TEXTS.amount, unit: 'text' },
    { label: PANEL_TEXTS.investors, unit: 'text' },
  ],
  rows: rounds.map(({ companyId, company, type, date, amount, investors }) => [
    { value: company, record: { engine: 'companies', id: companyId } },
    { value: type },
    { value: date },
    { value: amount === null ? null : formatMoneyTight(amount) },
    { value: someOf(investors) },
  ]),
});
