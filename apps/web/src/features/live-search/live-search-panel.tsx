import { formatDate } from '@groundwork/contract/format';
import type { LiveConsent, LiveSearch, LiveWords } from '@groundwork/contract/live-search';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AskHistory } from './ask-history.tsx';
import { AskProgress } from './ask-progress.tsx';
import classes from './live-search.module.css';
import { isUnderWay, latestOf, useAsking } from './live-search.queries.ts';
import { LIVE_SCREEN } from './live-search.texts.ts';
import { SourceList } from './source-list.tsx';
import { WordChips } from './word-chips.tsx';
import { wordsOf } from './words-of-query.ts';

type Props = {
  live: LiveSearch;
  /** Asked for in place of the project's words. */
  query?: string;
  /** Somebody agreed: what comes of it is watched here until it is closed. */
  onAsk: () => void;
};

const CONSENTS: LiveConsent[] = ['never', 'ask', 'weekly'];

/** Words and sources to agree to; while they are asked, how far each has answered. */
export function LiveSearchPanel({ live, query, onAsk }: Props) {
  const asking = useAsking(live.projectId);
  const [words, setWords] = useState<LiveWords[]>(() => (query ? wordsOf(query) : live.words));
  const [chosen, setChosen] = useState(() => {
    const before = live.asks.find(({ isForSearch }) => !isForSearch)?.answers.map(({ source }) => source);
    const offered = live.sources.flatMap(({ source, missing }) => (missing === null ? source : []));
    return new Set(offered.filter((source) => before?.includes(source) ?? true));
  });
  const latest = latestOf(live, query !== undefined);
  const isBusy = isUnderWay(latest);
  const hasWords = words.some(({ phrases }) => phrases.length > 0);
  const problem = hasWords ? chosen.size === 0 && LIVE_SCREEN.noSource : LIVE_SCREEN.noWords;
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
          <WordChips words={words} heldBack={query ? undefined : live.heldBack} onChange={setWords} />
          <SourceList sources={live.sources} chosen={chosen} onChange={setChosen} />
          <Group gap="sm" align="center">
            <Button
              size="sm"
              disabled={problem !== false || live.asksLeft === 0}
              loading={asking.isPending}
              onClick={() => {
                onAsk();
                asking.ask({ words, sources: [...chosen], isForSearch: query !== undefined });
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

/** What has been asked once is asked otherwise on demand. */
const AskForm = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) =>
  isFirst ? (
    children
  ) : (
    <details>
      <summary className={classes['summary']}>{LIVE_SCREEN.askAgain}</summary>
      <div className={classes['again']}>{children}</div>
    </details>
  );
