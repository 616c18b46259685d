import { useSessionStorage } from '@mantine/hooks';
import { useRef } from 'react';
import type { EngineId } from '../../lib/search-state.ts';
import { pageToggled, rangeToggled, toggled } from './selection.ts';

type Stored = { engine: EngineId; ids: string[] };

/**
 * The records chosen in one data set. They stay chosen on other pages, in the other view and after a look at a record;
 * choosing in another data set begins anew.
 */
export function useSelection(engine: EngineId, page: readonly string[]) {
  const [stored, setStored] = useSessionStorage<Stored | null>({ key: 'groundwork-selection', defaultValue: null });
  const last = useRef<string | null>(null);
  const selectedIds = stored?.engine === engine ? stored.ids : [];
  const select = (ids: string[]) => setStored({ engine, ids });
  return {
    selectedIds,
    isSelected: (id: string) => selectedIds.includes(id),
    toggle(id: string, withRange = false) {
      select(withRange ? rangeToggled(selectedIds, page, last.current, id) : toggled(selectedIds, id));
      last.current = id;
    },
    page: {
      isWhole: page.length > 0 && page.every((id) => selectedIds.includes(id)),
      isPart: page.some((id) => selectedIds.includes(id)),
      toggle: () => select(pageToggled(selectedIds, page)),
    },
    clear: () => select([]),
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
