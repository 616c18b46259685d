import { SAVED_SEARCH_NAME_MAX } from '@groundwork/contract/limits';
import { Button, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEngines } from '../../../lib/engines.queries.ts';
import { addressOf } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';
import { AnchorLink } from '../../../ui/links.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearchActions, useSuggestedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';
import { cutAtWord } from './suggested-name.ts';

/** Data sets with most on the selected project's topic, each to be watched with one click. */
export function SuggestedSearches({ isSeen, onOpen }: { isSeen: boolean; onOpen: () => void }) {
  const project = useSelectedProject();
  const suggested = useSuggestedSearches(project?.id ?? null, isSeen);
  const engines = useEngines().data?.engines ?? [];
  const { create } = useSavedSearchActions();
  const items = suggested.data?.items ?? [];
  // An offer beside the list: without it nothing is missing, so neither waiting for it nor its failure is said.
  if (!project || items.length === 0) return null;
  const title = SAVED_TEXTS.suggestedFor(project.title);
  return (
    <section aria-label={title}>
      <Text size="xs" c="dimmed" fw={560} className={classes['heading']} truncate>
        {title}
      </Text>
      <ul className={classes['list']}>
        {items.map(({ searchEngine, filters, onTopic }) => {
          const label = engines.find(({ id }) => id === searchEngine)?.label ?? searchEngine;
          const name = cutAtWord(SAVED_TEXTS.aboutProject(label, project.title), SAVED_SEARCH_NAME_MAX);
          const search = { searchEngine, query: '', filters, mode: 'keyword' as const };
          return (
            <li key={searchEngine} className={classes['row']}>
              <div className={classes['what']}>
                <AnchorLink to="/search" search={addressOf(search, { mode: 'keyword' })} onClick={onOpen}>
                  {label}
                </AnchorLink>
                <Text size="xs" c="dimmed">
                  {SAVED_TEXTS.onTopicNow(onTopic)}
                </Text>
              </div>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconBell size={14} />}
                aria-label={SAVED_TEXTS.watchLabel(name)}
                loading={create.isPending && create.variables.searchEngine === searchEngine}
                onClick={() =>
                  create.mutate({ ...search, name, projectId: project.id, alert: 'notify', frequency: 'daily' })
                }
              >
                {SAVED_TEXTS.watch}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
