import { Group, NativeSelect, Pagination } from '@mantine/core';
import { UI_TEXTS } from './ui.texts.ts';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** How many stand on a page, where that can be chosen. */
  size?: { limit: number; limits: readonly number[]; onLimit: (limit: number) => void };
};

export function Pager({ page, pages, onPage, size }: Props) {
  return (
    <Group component="nav" aria-label={UI_TEXTS.pages} justify="space-between" gap="sm" py="md">
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        size="sm"
        siblings={1}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? UI_TEXTS.nextPage : UI_TEXTS.previousPage,
        })}
        getItemProps={(item) => ({ 'aria-label': UI_TEXTS.page(item) })}
      />
      {size && (
        <NativeSelect
          size="xs"
          aria-label={UI_TEXTS.resultsPerPage}
          data={size.limits.map((each) => ({ value: String(each), label: UI_TEXTS.perPage(each) }))}
          value={String(size.limit)}
          onChange={(event) => size.onLimit(Number(event.currentTarget.value))}
        />
      )}
    </Group>
  );
}
