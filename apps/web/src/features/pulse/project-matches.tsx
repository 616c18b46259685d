import type { Project } from '@groundwork/contract/projects';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { BestMatches } from './best-matches.tsx';
import { PULSE_TEXTS } from './pulse.texts.ts';

/** Records on the project's topic: the same query that its reports count over, so both show the same numbers. */
export function ProjectMatches({ project }: { project: Project }) {
  // An edited project has another topic: the moment of its last change is part of what is remembered.
  const options = api.projects.topic.queryOptions({ input: { id: project.id } });
  const topic = useQuery({ ...options, queryKey: [...options.queryKey, project.updatedAt] });
  if (topic.isPending) return <Skeleton h={320} aria-label={PULSE_TEXTS.loading} />;
  if (topic.isError)
    return <FailedState title={PULSE_TEXTS.failed} error={topic.error} onRetry={() => void topic.refetch()} />;
  if (topic.data.query === '') return <EmptyState title={PULSE_TEXTS.empty} text={PULSE_TEXTS.emptyText} />;
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {PULSE_TEXTS.bestOn(topic.data.terms)}
      </Text>
      <BestMatches projectId={project.id} query={topic.data.query} />
    </>
  );
}
