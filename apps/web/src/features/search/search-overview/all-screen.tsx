import type { EngineInfo } from '@groundwork/contract/engines';
import type { EngineOverview } from '@groundwork/contract/search-overview';
import { Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { COUNT_TEXTS } from '../../../lib/count.texts.ts';
import { aboutOf } from '../../../lib/search-state.ts';
import { PlainLink } from '../../../ui/links.tsx';
import { EmptyState, FailedState } from '../../../ui/list-states.tsx';
import { ModeSwitch } from '../mode-switch.tsx';
import { QueryBox } from '../query-box.tsx';
import { RecordsSwitch } from '../records-switch.tsx';
import { EngineTabs } from '../search-tabs/engine-tabs.tsx';
import { useRowKeys } from '../use-row-keys.ts';
import { inEngine, type SearchControl } from '../use-search-state.ts';
import classes from './all-screen.module.css';
import { EngineSection } from './engine-section.tsx';
import { NextToClose } from './next-to-close.tsx';
import { OverTime } from './over-time.tsx';
import { useOverview } from './search-overview.queries.ts';
import { OVERVIEW_TEXTS } from './search-overview.texts.ts';
import { SeveralParties } from './several-parties.tsx';

/** One question to all data sets: the best of each, who appears in several, when, and which calls are open. */
export function AllScreen({ engines, control }: { engines: EngineInfo[]; control: SearchControl }) {
  const { state, change } = control;
  const isAsked = state.query.trim() !== '' || aboutOf(state) !== undefined;
  return (
    <>
      <QueryBox
        engine={null}
        query={state.query}
        label={OVERVIEW_TEXTS.searchEverything}
        onSearch={(query) => change({ query })}
      />
      <Group justify="space-between" gap="xs" mt={8}>
        <ModeSwitch mode={state.mode} onChange={(mode) => change({ mode })} />
        <RecordsSwitch engines={engines} control={control} />
      </Group>
      <EngineTabs engines={engines} state={state} isAll />
      {isAsked ? (
        <Answers engines={engines} control={control} />
      ) : (
        <EmptyState title={OVERVIEW_TEXTS.startTitle} text={OVERVIEW_TEXTS.startText} />
      )}
    </>
  );
}

function Answers({ engines, control: { state } }: { engines: EngineInfo[]; control: SearchControl }) {
  const overview = useOverview(state);
  const area = useRef<HTMLElement>(null);
  const events = overview.data ?? [];
  const answered = new Map(events.flatMap((event) => (event.kind === 'engine' ? [[event.searchEngine, event]] : [])));
  const joined = events.find((event) => event.kind === 'joined');
  const found = [...answered.values()].filter(({ total }) => total > 0);
  useRowKeys({
    area,
    onSelect: () => undefined,
    sourceOf: (wanted) => found.flatMap(({ results }) => results).find(({ id }) => id === wanted)?.url ?? null,
  });
  if (overview.isError)
    return <FailedState title={OVERVIEW_TEXTS.failed} error={overview.error} onRetry={() => void overview.refetch()} />;
  const isComplete = answered.size === engines.length;
  const empty = engines.filter(({ id }) => answered.get(id)?.total === 0);
  return (
    <div className={classes['columns']}>
      <section ref={area} aria-label={OVERVIEW_TEXTS.bestOfEach} aria-busy={!isComplete}>
        <Text role="status" fw={600} mb="xs">
          {isComplete ? OVERVIEW_TEXTS.found(COUNT_TEXTS.records(sumOf(found)), found.length) : OVERVIEW_TEXTS.asking}
        </Text>
        {isComplete && found.length === 0 ? (
          <EmptyState title={OVERVIEW_TEXTS.nothing} text={OVERVIEW_TEXTS.nothingText} />
        ) : (
          engines
            .filter(({ id }) => answered.get(id)?.total !== 0)
            .map((engine) => (
              <EngineSection key={engine.id} engine={engine} answer={answered.get(engine.id)} state={state} />
            ))
        )}
        {found.length > 0 && empty.length > 0 && (
          <Text size="sm" c="dimmed" mt="md">
            {OVERVIEW_TEXTS.nothingIn}{' '}
            {empty.map((engine, at) => (
              <span key={engine.id}>
                {at > 0 && ' · '}
                <PlainLink to="/search" search={inEngine(state, engine.id)} className={classes['empty']}>
                  {engine.label}
                </PlainLink>
              </span>
            ))}
          </Text>
        )}
      </section>
      <aside className={classes['aside']}>
        <SeveralParties parties={joined?.parties} engines={engines} isDone={joined !== undefined} />
        <OverTime years={found.flatMap(({ years }) => years)} />
        {joined && joined.calls.length > 0 && <NextToClose calls={joined.calls} />}
      </aside>
    </div>
  );
}

const sumOf = (found: EngineOverview[]) => found.reduce((sum, { total }) => sum + total, 0);
