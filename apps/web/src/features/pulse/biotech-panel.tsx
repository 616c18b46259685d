import { formatDate } from '@groundwork/contract/format';
import type { BiotechCheck } from '@groundwork/contract/pulse.panels';
import { SimpleGrid } from '@mantine/core';
import { BarList } from './bar-list.tsx';
import { groupTable } from './group-table.ts';
import { Panel } from './panel.tsx';
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
      table={({ panels }) =>
        panels &&
        groupTable(
          PANEL_TEXTS.clinical,
          PARTS.map(([part, title]) => [title(), panels[part]]),
        )
      }
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
