import { Checkbox } from '@mantine/core';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SelectionControl } from './use-selection.ts';

type Props = { id: string; title: string; selection: SelectionControl };

/** Chooses a row; with Shift, all rows from the one chosen before. */
export function RowCheckbox({ id, title, selection }: Props) {
  return (
    <Checkbox
      size="xs"
      aria-label={SEARCH_TEXTS.select(title)}
      checked={selection.isSelected(id)}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
