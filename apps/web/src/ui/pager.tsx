import { Group, NativeSelect, Pagination } from '@mantine/core';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  limit: number;
  limits: readonly number[];
  onLimit: (limit: number) => void;
};

export function Pager({ page, pages, onPage, limit, limits, onLimit }: Props) {
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
      <NativeSelect
        size="xs"
        aria-label="Results per page"
        data={limits.map((each) => ({ value: String(each), label: `${each} per page` }))}
        value={String(limit)}
        onChange={(event) => onLimit(Number(event.currentTarget.value))}
      />
    </Group>
  );
}
