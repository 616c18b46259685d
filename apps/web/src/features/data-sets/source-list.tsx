import type { DataSource } from '@groundwork/contract/data-sets';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Button, Group, NativeSelect, Progress, Text } from '@mantine/core';
import { OutsideLink } from '../../ui/outside-link.tsx';
import classes from './data-sets.module.css';
import { isUnderWay, useDataSetActions } from './data-sets.queries.ts';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';
import { Rejections } from './rejections.tsx';
import { RunHistory } from './run-history.tsx';
import { RunState } from './run-state.tsx';
import { scheduleChoices } from './schedules.ts';

/** The public sources that can be fetched over the network: run now, stop, and when they run by themselves. */
export function SourceList({ sources }: { sources: DataSource[] }) {
  return (
    <ul className={classes['sources']}>
      {sources.map((source) => (
        <SourceRow key={source.source} source={source} />
      ))}
    </ul>
  );
}

function SourceRow({ source }: { source: DataSource }) {
  const { run, cancel, schedule } = useDataSetActions();
  const { lastRun, missing, label } = source;
  const isRunning = isUnderWay(lastRun);
  const ref = { source: source.source };
  return (
    <li className={classes['source']}>
      <div>
        <Group gap="sm">
          <Text fw={600}>{label}</Text>
          <OutsideLink url={source.url}>{new URL(source.url).host}</OutsideLink>
        </Group>
        <Text size="sm" c="dimmed">
          {source.licence}
        </Text>
        {missing && (
          <Text size="sm" mt={4}>
            {DATA_SET_TEXTS.cannotBeFetched(missing)}
          </Text>
        )}
        {lastRun && <RunState run={lastRun} />}
        {lastRun && isRunning && <RunProgress read={lastRun.counts.read} total={lastRun.total} label={label} />}
        {lastRun?.state === 'failed' && lastRun.message && (
          <Text size="sm" c="var(--mantine-color-error)" mt={4}>
            {lastRun.message}
          </Text>
        )}
        {lastRun && lastRun.rejections.length > 0 && <Rejections rejections={lastRun.rejections} />}
        {lastRun && <RunHistory source={source.source} label={label} />}
      </div>
      <div className={classes['actions']}>
        <NativeSelect
          size="xs"
          w={190}
          aria-label={DATA_SET_TEXTS.scheduleOf(label)}
          data={scheduleChoices(source.schedule)}
          value={source.schedule ?? ''}
          disabled={missing !== null || schedule.isPending}
          onChange={(event) => schedule.mutate({ ...ref, schedule: event.currentTarget.value || null })}
          description={source.nextRunAt ? DATA_SET_TEXTS.nextRun(formatDate(source.nextRunAt)) : undefined}
          inputWrapperOrder={['input', 'description']}
        />
        {isRunning ? (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(ref)}
            aria-label={DATA_SET_TEXTS.stopLabel(label)}
          >
            {DATA_SET_TEXTS.stop}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            disabled={missing !== null}
            loading={run.isPending}
            onClick={() => run.mutate(ref)}
            aria-label={DATA_SET_TEXTS.runNowLabel(label)}
          >
            {DATA_SET_TEXTS.runNow}
          </Button>
        )}
      </div>
    </li>
  );
}

function RunProgress({ read, total, label }: { read: number; total: number | null; label: string }) {
  const share = total ? Math.min(100, (100 * read) / total) : 100;
  return (
    <>
      <Progress value={share} animated={total === null} size="sm" mt={6} aria-label={DATA_SET_TEXTS.importOf(label)} />
      <Text size="xs" c="dimmed" mt={4}>
        {DATA_SET_TEXTS.read(formatNumber(read), total ? formatNumber(total) : null)}
      </Text>
    </>
  );
}
