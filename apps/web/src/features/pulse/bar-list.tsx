import { formatNumber } from '@groundwork/contract/format';
import type { Grouped } from '@groundwork/contract/pulse.panels';
import { Text } from '@mantine/core';
import { FigureLink } from '../../ui/figure-link.tsx';
import classes from './bar-list.module.css';
import { PanelEmpty } from './panel.tsx';
import { PANEL_TEXTS } from './panels.texts.ts';

/** Groups with their numbers, each opening its search, and a bar to see them by. */
export function BarList({ title, grouped: { groups, total } }: { title: string; grouped: Grouped }) {
  const most = Math.max(1, ...groups.map(({ count }) => count));
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {title}{' '}
        <Text span size="xs" c="dimmed" fw={400}>
          {PANEL_TEXTS.ofTotal(total)}
        </Text>
      </Text>
      {groups.length === 0 && <PanelEmpty>{PANEL_TEXTS.noneHere(total)}</PanelEmpty>}
      <ul className={classes['bars']}>
        {groups.map(({ key, count, query }) => (
          <li key={key}>
            <span className={classes['name']} title={key}>
              {key}
            </span>
            <FigureLink query={query} className={classes['count']}>
              {formatNumber(count)}
            </FigureLink>
            <span className={classes['track']} aria-hidden>
              <span className={classes['bar']} style={{ width: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
