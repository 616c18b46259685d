import { formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import { RangeSlider, Skeleton, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { COUNT_TEXTS } from '../../lib/count.texts.ts';
import type { Range } from '../../lib/search-state.ts';
import { type Bar, barsOfRange, foldBuckets, rangeOfBars } from './fold-buckets.ts';
import type { BoundKind } from './range-filter.tsx';
import classes from './range-histogram.module.css';
import { useHistogram } from './search.queries.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SearchControl } from './use-search-state.ts';

type Props = { kind: BoundKind; label: string; value: Range; onChange: (range: Range) => void; control: SearchControl };

/** How many records there are by year or amount, with a thumb at each end of what is wanted. */
export function RangeHistogram({ kind, label, value, onChange, control }: Props) {
  const field = kind === 'date' ? 'date' : 'amount';
  const { data, isPending } = useHistogram(control.state, field);
  const bars = useMemo(() => foldBuckets(data?.buckets ?? []), [data]);
  const shown = useMemo(() => barsOfRange(bars, value, field), [bars, value, field]);
  const [thumbs, setThumbs] = useState(shown);
  useEffect(() => setThumbs(shown), [shown]);
  if (isPending) return <Skeleton h={62} mb={8} />;
  // Failed, or of one kind only: the fields below do without.
  if (bars.length < 2) return null;
  const highest = Math.max(...bars.map(({ count }) => count));
  const inset = `${50 / bars.length}%`;
  return (
    <div className={classes['histogram']}>
      <div className={classes['bars']} aria-hidden>
        {bars.map((bar, at) => (
          <div
            key={bar.min}
            className={classes['place']}
            title={`${textOf(bar, kind)}: ${formatNumber(bar.count)}`}
            data-out={at < thumbs[0] || at > thumbs[1] || undefined}
          >
            <div className={classes['bar']} style={{ height: `${(bar.count / highest) * 100}%` }} />
          </div>
        ))}
      </div>
      <div style={{ paddingInline: inset }}>
        <RangeSlider
          size={2}
          thumbSize={14}
          min={0}
          max={bars.length - 1}
          step={1}
          minRange={0}
          value={thumbs}
          onChange={setThumbs}
          onChangeEnd={(next) => onChange(rangeOfBars(bars, next))}
          label={(at) => textOf(bars[at], kind)}
          thumbFromLabel={SEARCH_TEXTS.fromLabel(label)}
          thumbToLabel={SEARCH_TEXTS.toLabel(label)}
          thumbValueText={(at) => `${textOf(bars[at], kind)}, ${COUNT_TEXTS.records(bars[at]?.count ?? 0)}`}
        />
      </div>
      <div className={classes['ends']} aria-hidden>
        <span>{startOf(bars[thumbs[0]], kind)}</span>
        <span>{endOf(bars[thumbs[1]], kind)}</span>
      </div>
      {data !== undefined && data.without > 0 && (
        <Text size="xs" c="dimmed">
          {SEARCH_TEXTS.without(formatNumber(data.without), label)}
        </Text>
      )}
    </div>
  );
}

const bound = (text: string, kind: BoundKind) =>
  kind === 'date' ? text : kind === 'usd' ? formatMoneyTight(Number(text)) : formatNumber(Number(text));

const startOf = (bar: Bar | undefined, kind: BoundKind) =>
  bar ? (bar.isTail ? SEARCH_TEXTS.upTo(bound(bar.max, kind)) : bound(bar.min, kind)) : '';
const endOf = (bar: Bar | undefined, kind: BoundKind) => (bar ? bound(bar.max, kind) : '');

function textOf(bar: Bar | undefined, kind: BoundKind): string {
  if (!bar) return '';
  return bar.isTail || bar.min === bar.max
    ? startOf(bar, kind)
    : SEARCH_TEXTS.range(bound(bar.min, kind), bound(bar.max, kind));
}
