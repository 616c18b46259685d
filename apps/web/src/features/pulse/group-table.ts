import type { Grouped } from '@groundwork/contract/pulse.panels';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';

/** Several lists of groups, one below the other. */
export const groupTable = (caption: string, parts: [string, Grouped][]): PanelTable => ({
  caption,
  columns: [
    { label: caption, unit: 'text' },
    { label: PANEL_TEXTS.group, unit: 'text' },
    { label: PANEL_TEXTS.count, unit: 'count' },
  ],
  rows: parts.flatMap(([title, { groups }]) =>
    groups.map(({ key, count, query }) => [{ value: title }, { value: key }, { value: count, query }]),
  ),
});
