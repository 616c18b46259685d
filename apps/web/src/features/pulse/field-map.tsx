import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { FieldMap as Field } from '@groundwork/contract/pulse.panels';
import type { Ring } from '@groundwork/contract/relevance';
import { RINGS } from '@groundwork/contract/relevance.names';
import { Text } from '@mantine/core';
import { byTab, useEngines } from '../../lib/engines.queries.ts';
import { FieldPoints, type Kind } from './charts/field-points.tsx';
import { OWN_SHAPE, RING_COLORS, SHAPES } from './charts/point-look.ts';
import classes from './field-map.module.css';
import { FIELD_MAP_TEXTS } from './field-map.texts.ts';
import { Panel, PanelEmpty } from './panel.tsx';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useFieldMap } from './pulse.queries.ts';

const HEIGHT = 460;

type Rings = Record<Ring, string>;

/** Places each record of the field between what the project is and what it is for: rivals by other means, other uses, the thing itself. */
export function FieldMap({ project, rings }: { project: Told; rings: Rings }) {
  const kindOf = useKinds();
  return (
    <Panel
      title={FIELD_MAP_TEXTS.title}
      query={useFieldMap(project)}
      height={HEIGHT}
      table={(field) => (field.points.length > 0 ? tableOf(field, rings, kindOf) : null)}
      source={({ points, total, asOf }) =>
        points.length === 0
          ? null
          : `${FIELD_MAP_TEXTS.source(points.length, total)}. ${FIELD_MAP_TEXTS.cosines}. ${PANEL_TEXTS.source(formatDate(asOf))}`
      }
    >
      {(field) =>
        field.points.length === 0 ? (
          <PanelEmpty>{FIELD_MAP_TEXTS.empty}</PanelEmpty>
        ) : (
          <>
            <FieldPoints points={field.points} own={field.own} rings={rings} kindOf={kindOf} />
            <Legend field={field} rings={rings} />
          </>
        )
      }
    </Panel>
  );
}

/** A data set's name, and which of the main tabs it belongs to: each has a shape of its own. */
function useKinds(): (engine: string) => Kind {
  const { data } = useEngines();
  const tabs = byTab(data?.engines ?? []);
  return (engine) => {
    const tab = Math.max(
      0,
      tabs.findIndex(({ engines }) => engines.some(({ id }) => id === engine)),
    );
    return { label: tabs[tab]?.engines.find(({ id }) => id === engine)?.label ?? engine, tab };
  };
}

function Legend({ field: { points, own }, rings }: { field: Field; rings: Rings }) {
  const tabs = byTab(useEngines().data?.engines ?? []).map((tab, at) => ({ ...tab, shape: SHAPES[at] }));
  const isShown = ({ engines }: (typeof tabs)[number]) =>
    points.some(({ searchEngine }) => engines.some(({ id }) => id === searchEngine));
  return (
    <div className={classes['legend']}>
      <ul>
        {own && (
          <li>
            <svg aria-hidden width={14} height={14} viewBox="-7 -7 14 14" className={classes['own']}>
              <path d={OWN_SHAPE} />
            </svg>
            <Text span size="xs">
              {FIELD_MAP_TEXTS.ownSaid(formatNumber(own.technology), formatNumber(own.use))}
            </Text>
          </li>
        )}
        {RINGS.filter((ring) => points.some((point) => point.ring === ring)).map((ring) => (
          <li key={ring}>
            <span aria-hidden className={classes['swatch']} style={{ background: RING_COLORS[ring] }} />
            <Text span size="xs">
              {rings[ring]}
            </Text>
          </li>
        ))}
      </ul>
      <ul>
        {tabs.filter(isShown).map(({ tab, label, shape }) => (
          <li key={tab}>
            <svg aria-hidden width={12} height={12} viewBox="-6 -6 12 12">
              <path d={shape} fill="currentColor" />
            </svg>
            <Text span size="xs">
              {label}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

const tableOf = ({ points, own }: Field, rings: Rings, kindOf: (engine: string) => Kind): PanelTable => ({
  caption: FIELD_MAP_TEXTS.title,
  columns: [
    { label: FIELD_MAP_TEXTS.record, unit: 'text' },
    { label: FIELD_MAP_TEXTS.dataSet, unit: 'text' },
    { label: FIELD_MAP_TEXTS.ring, unit: 'text' },
    { label: FIELD_MAP_TEXTS.technology, unit: 'text' },
    { label: FIELD_MAP_TEXTS.use, unit: 'text' },
  ],
  rows: [
    ...(own
      ? [
          [
            { value: FIELD_MAP_TEXTS.own },
            { value: null },
            { value: null },
            { value: formatNumber(own.technology) },
            { value: formatNumber(own.use) },
          ],
        ]
      : []),
    ...points.map(({ title, searchEngine, id, ring, technology, use }) => [
      { value: title, record: { engine: searchEngine, id } },
      { value: kindOf(searchEngine).label },
      { value: rings[ring] },
      { value: formatNumber(technology) },
      { value: formatNumber(use) },
    ]),
  ],
});
