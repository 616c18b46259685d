import type { LiveAnswer, LiveAsk, LiveSearch } from '@groundwork/contract/live-search';
import { Anchor, Collapse, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { refreshAbout } from '../../lib/refresh-about.ts';
import { sinceText } from '../../lib/since-text.ts';
import { lazyPart } from '../../ui/lazy-component.tsx';
import classes from './live-search.module.css';
import { isUnderWay, latestOf, useLiveSearch } from './live-search.overview.ts';
import { LIVE_SCREEN } from './live-search.texts.ts';

const LiveSearchPanel = lazyPart(async () => (await import('./live-search-panel.tsx')).LiveSearchPanel);

type Props = {
  projectId: string;
  /** Asked for in place of the project's words: what a search found little of. */
  query?: string;
  /** The words stand open as long as nobody has asked: what a new project needs first. */
  isOpenAtFirst?: boolean;
};

/** Tells what asking the public sources has brought, or would; behind it the words and the sources. */
export function LiveSearchLine({ projectId, query, isOpenAtFirst = false }: Props) {
  const id = useId();
  const { data: live, isError } = useLiveSearch(projectId);
  const queryClient = useQueryClient();
  // Results do not change under the eyes of who reads them.
  const showFound = () => void queryClient.invalidateQueries({ queryKey: api.search.key() });
  const [opened, setOpened] = useState<boolean | null>(null);
  const panel = useRef<HTMLElement>(null);
  const asked = () => {
    setOpened(true);
    // The pressed button makes way for a shorter list: without this, one would look at what stands below it.
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView({ block: 'start' });
  };
  useCountedAnew(live?.isSettling ?? false);
  if (isError)
    return (
      <Text size="sm" c="dimmed">
        {LIVE_SCREEN.failed}
      </Text>
    );
  if (!live) return null;
  const latest = latestOf(live, query !== undefined);
  const isCounting = query === undefined && latest !== undefined && live.isSettling;
  const isBusy = isUnderWay(latest);
  const isOpen = opened ?? (isOpenAtFirst && !latest && live.mayAsk && live.consent !== 'never');
  return (
    <section ref={panel} className={classes['panel']} aria-labelledby={id}>
      <header className={classes['head']}>
        <Title order={2} id={id} className={classes['title'] ?? ''}>
          {LIVE_SCREEN.title}
        </Title>
        <Text size="sm" className={classes['said'] ?? ''} aria-live="polite">
          {query && live.mode !== 'off' && live.consent !== 'never' ? LIVE_SCREEN.forTheseWords : said(live, latest)}
          {isCounting && ` · ${LIVE_SCREEN.counting}`}
        </Text>
        {query && latest && !isUnderWay(latest) && latest.answers.some(({ added }) => added > 0) && (
          <Anchor component="button" type="button" size="sm" underline="always" onClick={showFound}>
            {LIVE_SCREEN.showFound}
          </Anchor>
        )}
        {live.mode !== 'off' && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            underline="always"
            aria-expanded={isOpen || isBusy}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? LIVE_SCREEN.close : LIVE_SCREEN.open}
          </Anchor>
        )}
      </header>
      {live.mode !== 'off' && (
        <Collapse expanded={isOpen || isBusy}>
          {(isOpen || isBusy) && <LiveSearchPanel live={live} onAsk={asked} {...(query && { query })} />}
        </Collapse>
      )}
    </section>
  );
}

/** Counts made while records were still being compared are asked for again when they are. */
function useCountedAnew(isSettling: boolean) {
  const queryClient = useQueryClient();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isSettling) void refreshAbout(queryClient);
    was.current = isSettling;
  }, [isSettling, queryClient]);
}

function said(live: LiveSearch, latest: LiveAsk | undefined): string {
  if (live.mode === 'off') return LIVE_SCREEN.off;
  if (live.consent === 'never') return LIVE_SCREEN.never;
  if (!latest) {
    if (live.isSampleOnly) return LIVE_SCREEN.onlySample;
    return LIVE_SCREEN.notAskedYet(live.sources.filter(({ missing }) => missing === null).length);
  }
  const { answers } = latest;
  const sum = (of: 'taken' | 'added') => answers.reduce((all, answer) => all + answer[of], 0);
  const over = answers.filter(({ state }) => state !== 'queued' && state !== 'running');
  if (isUnderWay(latest))
    return `${LIVE_SCREEN.asking(over.length, answers.length)} · ${LIVE_SCREEN.newRecords(sum('added'))}`;
  if (answers.every(({ isUnreachable }) => isUnreachable)) return LIVE_SCREEN.offline;
  const by = latest.isWeekly ? LIVE_SCREEN.weekly : latest.by;
  const from = answers.filter(({ taken }) => taken > 0).length;
  const count = (wanted: LiveAnswer['state']) => answers.filter(({ state }) => state === wanted).length;
  const [stopped, silent] = [count('cancelled'), count('failed')];
  return [
    LIVE_SCREEN.asked(sinceText(latest.createdAt, Date.now()), by, sum('taken'), sum('added'), from),
    ...(stopped > 0 ? [LIVE_SCREEN.stopped(stopped, answers.length)] : []),
    ...(silent > 0 ? [LIVE_SCREEN.silent(silent)] : []),
  ].join(' · ');
}
