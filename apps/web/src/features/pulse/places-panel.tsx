import { formatDate } from '@groundwork/contract/format';
import type { Grouped, PlacesOfWork } from '@groundwork/contract/pulse.panels';
import { SimpleGrid } from '@mantine/core';
import { BarList } from './bar-list.tsx';
import { groupTable } from './group-table.ts';
import { Panel, PanelEmpty } from './panel.tsx';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, usePlaces } from './pulse.queries.ts';

const HEIGHT = 180;

/** Lists the places of the work: with a few dozen records, a map would show white land. */
export function PlacesPanel({ project }: { project: Told }) {
  const query = usePlaces(project);
  return (
    <Panel
      title={PANEL_TEXTS.places}
      query={query}
      height={HEIGHT}
      table={(places) => (partsOf(places).length > 0 ? groupTable(PANEL_TEXTS.places, partsOf(places)) : null)}
      source={(places) =>
        partsOf(places).length === 0
          ? null
          : `${PANEL_TEXTS.placesSource(places.awards.total, places.companies.total, places.trials.total)}. ${PANEL_TEXTS.source(formatDate(places.asOf))}`
      }
    >
      {(places) => {
        const parts = partsOf(places);
        if (parts.length === 0) return <PanelEmpty>{PANEL_TEXTS.placesEmpty}</PanelEmpty>;
        return (
          <SimpleGrid cols={{ base: 1, sm: parts.length }} spacing="lg">
            {parts.map(([title, grouped]) => (
              <BarList key={title} title={title} grouped={grouped} />
            ))}
          </SimpleGrid>
        );
      }}
    </Panel>
  );
}

const partsOf = ({ awards, companies, trials }: PlacesOfWork): [string, Grouped][] =>
  (
    [
      [PANEL_TEXTS.awardsByState, awards],
      [PANEL_TEXTS.companiesByCountry, companies],
      [PANEL_TEXTS.trialsByCountry, trials],
    ] satisfies [string, Grouped][]
  ).filter(([, { groups }]) => groups.length > 0);
