import { Switch } from '@mantine/core';
import { aboutOf, facetsAbout } from '../../lib/search-state.ts';
import { useSelectedProject } from '../../session/selected-project.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SearchControl } from './use-search-state.ts';

/** Leaves only records about the selected project. */
export function AboutSwitch({ control: { state, change } }: { control: SearchControl }) {
  const project = useSelectedProject();
  if (!project) return null;
  return (
    <Switch
      size="xs"
      label={SEARCH_TEXTS.onlyAbout(project.title)}
      checked={aboutOf(state) === project.id}
      onChange={(event) =>
        change({ facets: facetsAbout(state.facets, event.currentTarget.checked ? project.id : undefined) })
      }
    />
  );
}
