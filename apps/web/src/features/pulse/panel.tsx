import { ActionIcon, Skeleton, Text, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import classes from './panel.module.css';
import type { PanelTable } from './panel-table.ts';
import { PANEL_TEXTS } from './panels.texts.ts';

const PanelMenu = lazyOverlay('menu', async () => (await import('./panel-menu.tsx')).PanelMenu);
const useDataTable = lazyComponent(async () => (await import('./data-table.tsx')).DataTable);

type Props<Data> = {
  title: string;
  query: { data: Data | undefined; isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** Keeps the panel's place while it loads. */
  height: number;
  children: (data: Data) => ReactNode;
  /** The table behind the drawing; null where there is nothing to draw. */
  table?: (data: Data) => PanelTable | null;
  /** Origin of the numbers: how many, of which years, as of when. */
  source?: (data: Data) => string | null;
};

/** One panel of Pulse: it loads, fails and tries again by itself. */
export function Panel<Data>({ title, query, height, children, table: tableOf, source: sourceOf }: Props<Data>) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const DataTable = useDataTable(isTable);
  // Several come at once: each is drawn a little at a time.
  const data = useDeferredValue(query.data);
  const table = data === undefined ? null : (tableOf?.(data) ?? null);
  const source = data === undefined ? null : (sourceOf?.(data) ?? null);
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

  return (
    <section className={classes['panel']} aria-labelledby={id} aria-busy={data === undefined && !query.isError}>
      <header className={classes['head']}>
        <Title order={2} id={id} className={classes['title'] ?? ''}>
          {title}
        </Title>
        {table && (
          <PanelMenu
            name={name}
            table={table}
            source={source}
            isTable={isTable}
            onTable={setTable}
            body={body}
            title={title}
            target={
              <ActionIcon variant="subtle" color="gray" size={26} aria-label={PANEL_TEXTS.more(title)}>
                <IconDots size={16} />
              </ActionIcon>
            }
          />
        )}
      </header>
      <div ref={body} className={classes['body']}>
        {data === undefined && !query.isError && (
          <Skeleton h={height} role="img" aria-label={PANEL_TEXTS.loading(title)} />
        )}
        {query.isError && data === undefined && (
          <FailedState title={UI_TEXTS.unavailable(title)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {data !== undefined &&
          (isTable && table ? (
            DataTable ? (
              <DataTable table={table} />
            ) : (
              <Skeleton h={height} aria-hidden />
            )
          ) : (
            children(data)
          ))}
      </div>
      {source && (
        <Text size="xs" c="dimmed" className={classes['source'] ?? ''}>
          {source}
        </Text>
      )}
    </section>
  );
}

export const PanelEmpty = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" py="md">
    {children}
  </Text>
);
