import { formatNumber } from '@groundwork/contract/format';
import { RINGS, SCOPES } from '@groundwork/contract/relevance.names';
import { Group, SegmentedControl, Text } from '@mantine/core';
import type { ScopeName } from '../../lib/search-state.ts';
import { useProfile, useSetScope } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

/** How much of what belongs to the project all of its views look at, and of what that is made. */
export function ScopeControl({ projectId }: { projectId: string }) {
  const { data: profile } = useProfile(projectId);
  const choose = useSetScope();
  if (!profile) return null;
  const counts = (scope: ScopeName) => profile.found.reduce((sum, each) => sum + each[scope], 0);
  const shown = choose.isPending ? choose.variables.scope : profile.scope;
  return (
    <Group gap="6px 14px" align="center">
      <SegmentedControl
        size="xs"
        aria-label={RELEVANCE_SCREEN.scope}
        readOnly={!profile.mayEdit}
        data={SCOPES.map((value) => ({
          value,
          label: `${RELEVANCE_SCREEN.scopes[value]} ${formatNumber(counts(value))}`,
        }))}
        value={shown}
        onChange={(scope) => choose.mutate({ projectId, scope: scope as ScopeName })}
      />
      <Text size="xs" c="dimmed" maw="90ch">
        {RELEVANCE_SCREEN.scopeHints[shown]}{' '}
        {RINGS.filter((ring) => profile.rings[ring] > 0)
          .map((ring) => RELEVANCE_SCREEN.ringCount(profile.rings[ring], RELEVANCE_SCREEN.ringsInList[ring]))
          .join(' · ')}
      </Text>
      {profile.isForeign && (
        <Text size="sm" role="note">
          {RELEVANCE_SCREEN.foreign}
        </Text>
      )}
      {profile.isByWords && (
        <Text size="xs" c="dimmed" role="note">
          {RELEVANCE_SCREEN.byWords}
        </Text>
      )}
    </Group>
  );
}
