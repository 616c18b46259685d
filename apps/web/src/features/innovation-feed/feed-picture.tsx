import { formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { FeedPicture as Picture } from '@groundwork/contract/innovation-feed';
import classes from './feed-card.module.css';
import { FEED_SCREEN_TEXTS } from './innovation-feed.texts.ts';

const WIDTH = 200;
const HEIGHT = 96;
const PAD = 12;
const INNER = WIDTH - 2 * PAD;

/** Drawn from the record's own figures, beside those of the others on topic: no picture comes from elsewhere. */
export function FeedPicture({ picture, label }: { picture: Picture; label: string }) {
  if (picture.type === 'amount') return <Amount {...picture} />;
  if (picture.type === 'year') return <Year {...picture} />;
  return (
    <svg className={classes['picture']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <text className={classes['plain']} x={PAD} y={HEIGHT / 2 + 5}>
        {label}
      </text>
    </svg>
  );
}

/** A strip of what the others state, by its logarithm, with its own marked. */
function Amount({ label, unit, value, others }: Extract<Picture, { type: 'amount' }>) {
  const shown = unit === 'usd' ? formatMoneyShort(value) : formatNumber(value);
  const all = [...others, value].map((amount) => Math.log10(Math.max(1, amount)));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const at = (amount: number) =>
    high === low ? WIDTH / 2 : PAD + (INNER * (Math.log10(Math.max(1, amount)) - low)) / (high - low);
  return (
    <svg
      className={classes['picture']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={FEED_SCREEN_TEXTS.amongOthers(label, shown, Math.max(0, others.length - 1))}
    >
      <text className={classes['value']} x={PAD} y={38}>
        {shown}
      </text>
      <text className={classes['caption']} x={PAD} y={54}>
        {label}
      </text>
      <line className={classes['axis']} x1={PAD} x2={WIDTH - PAD} y1={76} y2={76} />
      {[...new Set(others)].map((amount) => (
        <circle key={amount} className={classes['other']} cx={at(amount)} cy={76} r={3.5} />
      ))}
      <circle className={classes['own']} cx={at(value)} cy={76} r={5.5} />
    </svg>
  );
}

/** How many on topic are of each year, its own marked. */
function Year({ year, years }: Extract<Picture, { type: 'year' }>) {
  const [from, to] = [
    Math.min(year, ...years.map((each) => each.year)),
    Math.max(year, ...years.map((each) => each.year)),
  ];
  const most = Math.max(1, ...years.map(({ count }) => count));
  const step = INNER / (to - from + 1);
  const own = years.find((each) => each.year === year)?.count ?? 0;
  return (
    <svg
      className={classes['picture']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={FEED_SCREEN_TEXTS.ofYear(year, own)}
    >
      <text className={classes['value']} x={PAD} y={34}>
        {year}
      </text>
      {years.map(({ year: each, count }) => {
        const height = Math.max(2, (34 * count) / most);
        return (
          <rect
            key={each}
            className={classes[each === year ? 'own' : 'other']}
            x={PAD + (each - from) * step + step * 0.12}
            y={82 - height}
            width={Math.max(1.5, step * 0.76)}
            height={height}
          />
        );
      })}
      <line className={classes['axis']} x1={PAD} x2={WIDTH - PAD} y1={82} y2={82} />
    </svg>
  );
}
