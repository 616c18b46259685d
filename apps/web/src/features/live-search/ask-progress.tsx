import { formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { LiveAnswer, LiveAsk } from '@groundwork/contract/live-search';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { OutsideLink } from '../../ui/outside-link.tsx';
import classes from './live-search.module.css';
import { isUnderWay } from './live-search.overview.ts';
import type { Asking } from './live-search.queries.ts';
import { LIVE_SCREEN } from './live-search.texts.ts';

type Props = { ask: LiveAsk; asking: Asking; mayAsk: boolean };

/** One row for each source: what it has read of how many, what was taken, what of it is new, and why it failed. */
export function AskProgress({ ask, asking, mayAsk }: Props) {
  return (
    <div>
      <Group justify="space-between" mb={4} gap="sm">
        <Text size="sm" c="dimmed">
          {ask.words.flatMap(({ phrases }) => phrases).join(' · ')}
        </Text>
        {mayAsk && isUnderWay(ask) && (
          <Button variant="default" size="compact-xs" onClick={() => asking.cancel(ask.askId)}>
            {LIVE_SCREEN.cancel}
          </Button>
        )}
      </Group>
      <div className={classes['scroll']}>
        <table className={classes['table']} aria-label={LIVE_SCREEN.progress}>
          <thead>
            <tr>
              <th scope="col">{LIVE_SCREEN.source}</th>
              <th scope="col" className={classes['number']}>
                {LIVE_SCREEN.found}
              </th>
              <th scope="col" className={classes['number']}>
                {LIVE_SCREEN.taken}
              </th>
              <th scope="col" className={classes['number']}>
                {LIVE_SCREEN.added}
              </th>
              <th scope="col" aria-label={LIVE_SCREEN.history} />
            </tr>
          </thead>
          <tbody>
            {ask.answers.map((answer) => (
              <Row key={answer.source} answer={answer} ask={ask} asking={asking} mayAsk={mayAsk} />
            ))}
          </tbody>
        </table>
      </div>
      <Text size="xs" c="dimmed" mt={4} maw="90ch">
        {LIVE_SCREEN.columnsHint}
      </Text>
    </div>
  );
}

function Row({ answer, ask, asking, mayAsk }: Props & { answer: LiveAnswer }) {
  const { source, label, state, asked, total, taken, added, reason, hasMore, address } = answer;
  const isOver = state === 'failed' || state === 'cancelled';
  return (
    <tr data-state={state}>
      <th scope="row">
        {address && state === 'complete' ? (
          <OutsideLink url={address} aria-label={LIVE_SCREEN.sameAt(label)}>
            {label}
          </OutsideLink>
        ) : (
          label
        )}
      </th>
      <td
        className={classes['number']}
        title={total === null ? LIVE_SCREEN.totalUnknown : LIVE_SCREEN.relevantFirst(asked, total, label)}
      >
        {total === null ? formatNumber(asked) : LIVE_SCREEN.ofTotal(asked, total)}
      </td>
      <td className={classes['number']}>{formatNumber(taken)}</td>
      <td className={classes['number']}>{formatNumber(added)}</td>
      <td className={classes['note']}>
        {state !== 'complete' && <span>{isOver && reason ? reason : LIVE_SCREEN.states[state]}</span>}
        {state === 'complete' && <Told answer={answer} />}
        {mayAsk && isOver && (
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            aria-label={LIVE_SCREEN.tryAgainAt(label)}
            onClick={() => asking.retry(ask.askId, source)}
          >
            {LIVE_SCREEN.tryAgain}
          </Anchor>
        )}
        {mayAsk && state === 'complete' && hasMore && (
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            aria-label={LIVE_SCREEN.moreOf(label)}
            onClick={() => asking.more(ask.askId, source)}
          >
            {LIVE_SCREEN.more}
          </Anchor>
        )}
      </td>
    </tr>
  );
}

/** The answer's own counts by year, and what its figures are of. */
function Told({ answer: { shape, years, taken } }: { answer: LiveAnswer }) {
  const isWidened = shape === 'any' && taken > 0;
  const counts = years?.counts.filter(({ value }) => value > 0) ?? [];
  const most = Math.max(1, ...counts.map(({ value }) => value));
  const say = (value: number) => (years?.unit === 'usd' ? formatMoneyShort(value) : formatNumber(value));
  const text = counts.map(({ year, value }) => LIVE_SCREEN.perYear(year, say(value))).join(', ');
  return (
    <>
      {counts.length > 1 && (
        <span className={classes['years']} role="img" aria-label={`${LIVE_SCREEN.byYear}: ${text}`} title={text}>
          {counts.map(({ year, value }) => (
            <span key={year} style={{ height: `${Math.max(8, (value / most) * 100)}%` }} />
          ))}
        </span>
      )}
      {isWidened && <span title={LIVE_SCREEN.someWords}>{LIVE_SCREEN.someWords}</span>}
    </>
  );
}
