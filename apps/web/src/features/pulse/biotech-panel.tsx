import { formatDate } from '@groundwork/contract/format';
import type { BiotechCheck } from '@groundwork/contract/pulse.panels';
import { SimpleGrid } from '@mantine/core';
import { BarList } from './bar-list.tsx';
import { Panel } from './panel.tsx';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useBiotechCheck } from './pulse.queries.ts';

const HEIGHT = 220;
type Panels = NonNullable<BiotechCheck['panels']>;

/** Only for a life-science project; another one has no such panel, and no place kept for it. */
export function BiotechPanel({ project }: { project: Told }) {
  const query = useBiotechCheck(project);
  if (query.data && !query.data.isLifeScience) return null;
  return (
    <Panel
      title={PANEL_TEXTS.clinical}
      query={query}
      height={HEIGHT}
      table={({ panels }) => panels && tableOf(panels)}
      source={({ panels, asOf }) =>
        panels &&
        `${PANEL_TEXTS.clinicalSource(panels.phases.total, panels.drugs.total, panels.interventions.total)}. ${PANEL_TEXTS.source(formatDate(asOf))}`
      }
    >
      {({ panels }) =>
        panels && (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="lg">
            {PARTS.map(([part, title]) => (
              <BarList key={part} title={title()} grouped={panels[part]} />
            ))}
          </SimpleGrid>
        )
      }
    </Panel>
  );
}

const PARTS: [keyof Panels, () => string][] = [
  ['phases', () => PANEL_TEXTS.phases],
  ['statuses', () => PANEL_TEXTS.statuses],
  ['interventions', () => PANEL_TEXTS.interventions],
  ['drugs', () => PANEL_TEXTS.drugs],
];

const tableOf = (panels: Panels): PanelTable => ({
  caption: PANEL_TEXTS.clinical,
  columns: [
    { label: PANEL_TEXTS.clinical, unit: 'text' },
    { label: PANEL_TEXTS.group, unit: 'text' },
    { label: PANEL_TEXTS.count, unit: 'count' },
  ],
  rows: PARTS.flatMap(([part, title]) =>
    panels[part].groups.map(({ key, count, query }) => [{ value: title() }, { value: key }, { value: count, query }]),
  ),
});
