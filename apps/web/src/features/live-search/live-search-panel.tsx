import { formatDate } from '@groundwork/contract/format';
import { LIVE_GROUP_PHRASES_MAX } from '@groundwork/contract/limits';
import type { LiveAxis, LiveConsent, LiveQueryWords, LiveSearch } from '@groundwork/contract/live-search';
import { Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AskHistory } from './ask-history.tsx';
import { AskProgress } from './ask-progress.tsx';
import { isTooMany, withTyped } from './asked-words.ts';
import classes from './live-search.module.css';
import { isUnderWay, latestOf } from './live-search.overview.ts';
import { useAsking, useWordsOfQuery } from './live-search.queries.ts';
import { LIVE_SCREEN } from './live-search.texts.ts';
import { leftOut, SourceList } from './source-list.tsx';
import { WordChips } from './word-chips.tsx';

type Props = {
  live: LiveSearch;
  /** Asked for in place of the project's words. */
  query?: string;
  /** Somebody agreed: what comes of it is watched here until it is closed. */
  onAsk: () => void;
};

const WORDS_HEIGHT = 200;
const CONSENTS: LiveConsent[] = ['never', 'ask', 'weekly'];

/** Words and sources to agree to; while they are asked, how far each has answered. */
export function LiveSearchPanel(props: Props) {
  const ofQuery = useWordsOfQuery(props.live.projectId, props.query);
  if (props.query === undefined) return <Panel {...props} proposed={props.live} />;
  if (ofQuery.data) return <Panel {...props} proposed={ofQuery.data} />;
  return ofQuery.isError ? (
    <Text size="sm" c="dimmed">
      {LIVE_SCREEN.failed}
    </Text>
  ) : (
    <Skeleton h={WORDS_HEIGHT} mt="sm" />
  );
}

type Proposed = LiveQueryWords & Partial<Pick<LiveSearch, 'setAside'>>;

function Panel({ live, query, onAsk, proposed }: Props & { proposed: Proposed }) {
  const asking = useAsking(live.projectId);
  const [words, setWords] = useState(proposed.words);
  const [typed, setTyped] = useState<Partial<Record<LiveAxis, string>>>({});
  const asked = withTyped(words, typed);
  const [chosen, setChosen] = useState(() => {
    const before = live.asks.find(({ isForSearch }) => !isForSearch)?.answers.map(({ source }) => source);
    const offered = live.sources.flatMap(({ source, missing }) => (missing === null ? source : []));
    const isLeftOut = leftOut(live);
    return new Set(offered.filter((source) => before?.includes(source) ?? !isLeftOut(source)));
  });
  const latest = latestOf(live, query !== undefined);
  const isBusy = isUnderWay(latest);
  const hasWords = asked.some(({ phrases }) => phrases.length > 0);
  const problem =
    (!hasWords && LIVE_SCREEN.noWords) ||
    (isTooMany(asked) && LIVE_SCREEN.tooManyWords(LIVE_GROUP_PHRASES_MAX)) ||
    (chosen.size === 0 && LIVE_SCREEN.noSource);
  const mayAsk = live.mayAsk && live.consent !== 'never';
  return (
    <div className={classes['body']}>
      {latest && <AskProgress ask={latest} asking={asking} mayAsk={mayAsk} />}
      {!live.mayAsk && (
        <Text size="sm" c="dimmed">
          {LIVE_SCREEN.readOnly}
        </Text>
      )}
      {mayAsk && !isBusy && (
        <AskForm isFirst={!latest || query !== undefined}>
          <WordChips
            words={words}
            notProposed={proposed}
            isOfProject={query === undefined}
            typed={typed}
            onChange={setWords}
            onType={(axis, value) => setTyped((before) => ({ ...before, [axis]: value }))}
          />
          <SourceList live={live} chosen={chosen} onChange={setChosen} />
          <Group gap="sm" align="center">
            <Button
              size="sm"
              disabled={problem !== false || live.asksLeft === 0}
              loading={asking.isPending}
              onClick={() => {
                onAsk();
                setWords(asked);
                setTyped({});
                asking.ask({ words: asked, sources: [...chosen], isForSearch: query !== undefined });
              }}
            >
              {LIVE_SCREEN.askCount(chosen.size)}
            </Button>
            <Text size="xs" c="dimmed">
              {problem || LIVE_SCREEN.asksLeft(live.asksLeft)}
            </Text>
          </Group>
        </AskForm>
      )}
      <Group gap="md" align="flex-end" justify="space-between">
        {live.mayAsk && (
          <NativeSelect
            size="xs"
            label={LIVE_SCREEN.consent}
            data={CONSENTS.filter((each) => each !== 'weekly' || live.mode === 'on' || live.consent === each).map(
              (each) => ({ value: each, label: LIVE_SCREEN.consents[each] }),
            )}
            value={live.consent}
            onChange={({ currentTarget: { value } }) => asking.consent(value as LiveConsent)}
          />
        )}
        {live.mayAsk && live.mode !== 'on' && (
          <Text size="xs" c="dimmed">
            {LIVE_SCREEN.weeklyOff}
          </Text>
        )}
        {live.nextAskAt && (
          <Text size="xs" c="dimmed">
            {LIVE_SCREEN.nextAsk(formatDate(live.nextAskAt))}
          </Text>
        )}
      </Group>
      <AskHistory asks={live.asks.filter((ask) => ask !== latest)} />
    </div>
  );
}

/** After the first ask, the form to ask otherwise is folded until it is wanted. */
const AskForm = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) =>
  isFirst ? (
    children
  ) : (
    <details>
      <summary className={classes['summary']}>{LIVE_SCREEN.askAgain}</summary>
      <div className={classes['again']}>{children}</div>
    </details>
  );
