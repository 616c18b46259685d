import { formatDate } from '@groundwork/contract/format';
import type { LiveSearch, LiveWatch, LiveWords } from '@groundwork/contract/live-search';
import { type MantineSpacing, Switch } from '@mantine/core';
import { useLiveSearch } from './live-search.overview.ts';
import { useWatching, useWordsOfQuery } from './live-search.queries.ts';
import { LIVE_SCREEN } from './live-search.texts.ts';

type Props = Pick<LiveWatch, 'kind' | 'ofId'> & {
  projectId: string;
  /** Records that are wanted: sources without any of them are left alone. */
  engine: string;
  /** The words to look for; left out, the project's own. */
  query?: string;
  mt?: MantineSpacing;
};

/** Whether the sources are asked each week for what is watched; which words go to which of them stands beside it. */
export function WeeklyAsk({ kind, ofId, projectId, engine, query, mt }: Props) {
  const { data: live } = useLiveSearch(projectId);
  const watching = useWatching(projectId);
  const ofQuery = useWordsOfQuery(projectId, query);
  if (!live || live.mode === 'off') return null;
  const watch = live.watches.find((each) => each.kind === kind && each.ofId === ofId);
  const words = watch?.words ?? (query === undefined ? live.words : ofQuery.data?.words);
  if (!words) return null;
  const sources = watch?.sources ?? sourcesFor(live, engine);
  const problem = watch ? null : whyNot(live, words, sources);
  const labels = sources.map((name) => live.sources.find(({ source }) => source === name)?.label ?? name);
  return (
    <Switch
      {...(mt !== undefined && { mt })}
      label={LIVE_SCREEN.weeklyFor}
      description={problem ?? described(words, labels, watch)}
      checked={watch !== undefined}
      disabled={problem !== null || watching.isPending}
      onChange={({ currentTarget: { checked } }) =>
        checked ? watching.start({ kind, ofId, words, sources }) : watching.end({ kind, ofId })
      }
    />
  );
}

const sourcesFor = ({ sources }: LiveSearch, engine: string): string[] =>
  sources.flatMap(({ source, missing, engines }) =>
    missing === null && engines.some((each) => each === engine) ? source : [],
  );

function whyNot(live: LiveSearch, words: LiveWords[], sources: string[]): string | null {
  if (live.mode !== 'on') return LIVE_SCREEN.weeklyOff;
  if (!live.mayAsk) return LIVE_SCREEN.readOnly;
  if (live.consent === 'never') return LIVE_SCREEN.never;
  if (words.every(({ phrases }) => phrases.length === 0)) return LIVE_SCREEN.noWordsToAsk;
  return sources.length === 0 ? LIVE_SCREEN.noSourceFor : null;
}

function described(words: LiveWords[], labels: string[], watch: LiveWatch | undefined): string {
  const said = LIVE_SCREEN.sends(words.flatMap(({ phrases }) => phrases).join(', '), labels.join(', '));
  return watch ? `${said} ${LIVE_SCREEN.nextAsk(formatDate(watch.nextAskAt))}` : said;
}
