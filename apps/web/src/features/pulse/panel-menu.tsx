import { Menu } from '@mantine/core';
import type { RefObject } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { MenuOn } from '../../ui/menu-on.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { csvOf, type PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';

type Props = OverlayProps & {
  title: string;
  /** Name of the saved files. */
  name: string;
  table: PanelTable;
  source: string | null;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** The element that a picture is taken of. */
  body: RefObject<HTMLDivElement | null>;
};

/** The ways to have a panel besides its drawing. */
export function PanelMenu({ title, name, table, source, isTable, onTable, body, ...overlay }: Props) {
  async function savePicture() {
    const { pictureOf } = await import('./chart-picture.ts');
    if (!body.current) return;
    const picture = await pictureOf(body.current, { title, source, table });
    if (picture) saveFile(picture, `${name}.png`);
  }
  return (
    <MenuOn {...overlay}>
      <Menu.Item onClick={() => onTable(!isTable)}>{isTable ? UI_TEXTS.showChart : UI_TEXTS.showTable}</Menu.Item>
      <Menu.Item
        onClick={() => {
          const csv = csvOf(table, source ? [source] : []);
          saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
        }}
      >
        {PANEL_TEXTS.csv}
      </Menu.Item>
      {!isTable && <Menu.Item onClick={() => void savePicture()}>{PANEL_TEXTS.png}</Menu.Item>}
    </MenuOn>
  );
}
