import { Group, NativeSelect, Pagination } from '@mantine/core';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** How many stand on a page, where that can be chosen. */
  size?: { limit: number; limits: readonly number[]; onLimit: (limit: number) => void };
};

export function Pager({ page, pages, onPage, size }: Props) {
  return (
    <Group component="nav" aria-label="Pages" justify="space-between" gap="sm" py="md">
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        size="sm"
        siblings={1}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
      {size && (
        <NativeSelect
          size="xs"
          aria-label="Results per page"
          data={size.limits.map((each) => ({ value: String(each), label: `${each} per page` }))}
          value={String(size.limit)}
          onChange={(event) => size.onLimit(Number(event.currentTarget.value))}
        />
      )}
    </Group>
  );
}
