import type { EngineInfo } from '@groundwork/contract/engines';
import { useLocalStorage } from '@mantine/hooks';
import { chosenColumns, columnsOf } from './table-columns.ts';

/** The columns of a data set's table, kept in this browser. */
export function useColumns(engine: EngineInfo) {
  const [kept, setKept, reset] = useLocalStorage<string[] | null>({
    key: `groundwork-columns-${engine.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const all = columnsOf(engine);
  return { all, chosen: chosenColumns(all, kept), choose: setKept, reset };
}

export type ColumnControl = ReturnType<typeof useColumns>;
