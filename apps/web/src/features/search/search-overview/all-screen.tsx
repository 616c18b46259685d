import type { EngineInfo } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import type { EngineOverview } from '@groundwork/contract/search-overview';
import { Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { COUNT_TEXTS } from '../../../lib/count.texts.ts';
import { aboutOf, type SearchState } from '../../../lib/search-state.ts';
import { PlainLink } from '../../../ui/links.tsx';
import { EmptyState, FailedState } from '../../../ui/list-states.tsx';
import { hasChoiceOfRecords } from '../has-choice-of-records.ts';
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
        {hasChoiceOfRecords(engines) && <RecordsSwitch control={control} />}
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
  const hits = found.filter((answer) => !hasSomeWordsOnly(answer));
  const partial = engines.filter(({ id }) => hasSomeWordsOnly(answered.get(id)));
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
          {isComplete ? OVERVIEW_TEXTS.found(COUNT_TEXTS.records(sumOf(hits)), hits.length) : OVERVIEW_TEXTS.asking}
        </Text>
        {isComplete && hits.length === 0 ? (
          <EmptyState title={OVERVIEW_TEXTS.nothing} text={OVERVIEW_TEXTS.nothingText} />
        ) : (
          engines
            .filter(({ id }) => answered.get(id)?.total !== 0 && !hasSomeWordsOnly(answered.get(id)))
            .map((engine) => (
              <EngineSection key={engine.id} engine={engine} answer={answered.get(engine.id)} state={state} />
            ))
        )}
        {isComplete && (
          <>
            <EngineLine title={OVERVIEW_TEXTS.someWordsOnly} engines={partial} answered={answered} state={state} />
            {found.length > 0 && (
              <EngineLine title={OVERVIEW_TEXTS.nothingIn} engines={empty} answered={answered} state={state} />
            )}
          </>
        )}
      </section>
      <aside className={classes['aside']}>
        <SeveralParties parties={joined?.parties} engines={engines} isDone={joined !== undefined} />
        <OverTime years={hits.flatMap(({ years }) => years)} />
        {joined && joined.calls.length > 0 && <NextToClose calls={joined.calls} />}
      </aside>
    </div>
  );
}

type LineProps = {
  title: string;
  engines: EngineInfo[];
  answered: ReadonlyMap<string, EngineOverview>;
  state: SearchState;
};

/** Data sets that have little to say, on one line. */
function EngineLine({ title, engines, answered, state }: LineProps) {
  if (engines.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {title}{' '}
      {engines.map(({ id, label }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <PlainLink to="/search" search={inEngine(state, id)} className={classes['empty']}>
            {label} {(answered.get(id)?.total ?? 0) > 0 && formatNumber(answered.get(id)!.total)}
          </PlainLink>
        </span>
      ))}
    </Text>
  );
}

/** With all of the words, where only some have them. */
const countOf = ({ total, withWords, isRelaxed }: EngineOverview) => (isRelaxed ? (withWords ?? 0) : total);

const sumOf = (found: EngineOverview[]) => found.reduce((sum, answer) => sum + countOf(answer), 0);

const hasSomeWordsOnly = (answer: EngineOverview | undefined) =>
  answer !== undefined && answer.total > 0 && countOf(answer) === 0;
