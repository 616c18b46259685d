import { SCOPES } from '@groundwork/contract/relevance.names';
import { SegmentedControl, Stack, Switch } from '@mantine/core';
import { aboutOf, facetsAbout, type ScopeName, scopeOf } from '../../lib/search-state.ts';
import { useSelectedProject } from '../../session/selected-project.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SearchControl } from './use-search-state.ts';

/** Leaves only what belongs to the selected project, in a scope. */
export function AboutSwitch({ control: { state, change } }: { control: SearchControl }) {
  const project = useSelectedProject();
  if (!project) return null;
  const isOn = aboutOf(state) === project.id;
  return (
    <Stack gap={6}>
      <Switch
        size="xs"
        label={SEARCH_TEXTS.onlyAbout(project.title)}
        checked={isOn}
        onChange={(event) =>
          change({ facets: facetsAbout(state.facets, event.currentTarget.checked ? project.id : undefined) })
        }
      />
      {isOn && (
        <SegmentedControl
          size="xs"
          aria-label={SEARCH_TEXTS.scope}
          data={SCOPES.map((value) => ({ value, label: SEARCH_TEXTS.scopes[value] }))}
          value={scopeOf(state)}
          onChange={(scope) => change({ facets: facetsAbout(state.facets, project.id, scope as ScopeName) })}
        />
      )}
    </Stack>
  );
}
