import { Text } from '@mantine/core';
import type { EngineId } from '../../../lib/search-state.ts';
import type { OverlayProps } from '../../../ui/lazy-overlay.tsx';
import { PopoverOn } from '../../../ui/popover-on.tsx';
import classes from '../column-chooser.module.css';
import { MoveButtons } from '../move-buttons.tsx';
import { SEARCH_TEXTS } from '../search.texts.ts';

export interface ArrangeProps {
  tab: string;
  engines: { id: EngineId; label: string }[];
  onArrange: (engines: EngineId[]) => void;
}

/** One main tab's data sets in their order, with what moves them. */
export function ArrangePanel({ tab, engines, onArrange, ...overlay }: OverlayProps & ArrangeProps) {
  const ids = engines.map(({ id }) => id);
  return (
    <PopoverOn
      {...overlay}
      width={280}
      position="bottom-end"
      dropdown={{ 'aria-label': SEARCH_TEXTS.arrange(tab), maw: 'calc(100vw - 16px)' }}
    >
      <Text size="sm" fw={600} mb={6}>
        {SEARCH_TEXTS.orderOf(tab)}
      </Text>
      <ol className={classes['list']}>
        {engines.map(({ id, label }) => (
          <li key={id} className={classes['column']}>
            <Text size="sm">{label}</Text>
            <MoveButtons keys={ids} of={id} label={label} onMove={onArrange} />
          </li>
        ))}
      </ol>
    </PopoverOn>
  );
}
