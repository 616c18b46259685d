import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '../../ui/list-states.tsx';
import { ADMIN } from './admin.texts.ts';

type Props<Data> = {
  query: UseQueryResult<Data>;
  label: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A tab's content: while it loads, when that failed, and then. */
export function AdminQuery<Data>({ query, label, failed, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailedState title={failed} error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton h={320} mt="md" role="img" aria-label={ADMIN.loading(label)} />;
}
