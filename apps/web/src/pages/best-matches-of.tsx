import type { Project } from '@groundwork/contract/projects';
import { Stack } from '@mantine/core';
import { BestMatches } from '../features/pulse/best-matches.tsx';
import { MarkMenu } from '../features/relevance/mark-menu.tsx';
import { ProfileLine } from '../features/relevance/profile-line.tsx';
import { ReasonLine } from '../features/relevance/reason-line.tsx';
import { useProfile } from '../features/relevance/relevance.queries.ts';
import { ScopeControl } from '../features/relevance/scope-control.tsx';
import { WhenFound } from '../features/relevance/when-found.tsx';

/** Records about the project: the same that its reports cite and count, so both show the same numbers. */
export function BestMatchesOf({ project: { id, updatedAt } }: { project: Project }) {
  const profile = useProfile(id);
  return (
    <Stack gap="md">
      <ProfileLine projectId={id} />
      <ScopeControl projectId={id} />
      <WhenFound projectId={id}>
        <BestMatches
          projectId={id}
          version={updatedAt}
          found={profile.data?.found}
          isCounting={profile.isPending}
          renderNote={({ judgement }) => <ReasonLine judgement={judgement} hasRing />}
          renderAction={(record) => <MarkMenu projectId={id} record={record} />}
        />
      </WhenFound>
    </Stack>
  );
}
