import { Anchor, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import classes from './data-sets.module.css';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';
import { RunState } from './run-state.tsx';

/** A source's runs but the last one, folded away and loaded when somebody looks. */
export function RunHistory({ source, label }: { source: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(
    api.dataSets.runs.queryOptions({ input: { source }, enabled: isOpen, staleTime: 0 }),
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Anchor component="summary" size="sm" mt={4} aria-label={`${DATA_SET_TEXTS.history}: ${label}`}>
        {DATA_SET_TEXTS.history}
      </Anchor>
      {isOpen && !data && !error && <Loader size="xs" />}
      {error && <Text size="sm">{DATA_SET_TEXTS.historyFailed}</Text>}
      {data && (
        <ul className={classes['rejections']}>
          {data.items.slice(1).map((run) => (
            <li key={run.runId}>
              <RunState run={run} />
              {run.message && <Text size="sm">{run.message}</Text>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
