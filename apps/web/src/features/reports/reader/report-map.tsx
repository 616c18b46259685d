import type { Block } from '@groundwork/contract/report-document';
import { curveWidth, layMap } from '@groundwork/contract/report-map';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import mapClasses from './report-map.module.css';

type Props = { map: Extract<Block, { type: 'map' }> };

const ROW_PX = 28;
const BOW_MAX = 92;
const BOW_MIN = 10;
const MARGIN = 6;

/** Names one below the other, and beside them a curve for each two that records join. */
export function ReportMap({ map: { title, nodes, links, note } }: Props) {
  const { rows, curves } = layMap({ nodes, links });
  const y = (row: number) => ROW_PX * (row + 0.5);
  const bows = Math.min(BOW_MAX, (ROW_PX * Math.max(...curves.map(({ from, to }) => to - from))) / 2);
  const width = bows + MARGIN;
  const height = y(rows.at(-1)!) + ROW_PX / 2;
  return (
    <figure className={classes['exhibit']}>
      <figcaption className={classes['caption']}>{title}</figcaption>
      <div role="img" aria-label={READER_TEXTS.map(title)} className={mapClasses['map']} style={{ height }}>
        <svg width={width} height={height} aria-hidden>
          {curves.map(({ from, to, bow, records }, at) => (
            <path
              key={at}
              d={`M${width} ${y(from)} A${Math.max(BOW_MIN, bows * bow)} ${(y(to) - y(from)) / 2} 0 0 0 ${width} ${y(to)}`}
              className={mapClasses['curve']}
              strokeWidth={curveWidth(records)}
            />
          ))}
        </svg>
        {nodes.map(({ name, role }, at) => (
          <div
            key={at}
            className={mapClasses['name']}
            style={{ top: y(rows[at]!) - ROW_PX / 2, left: width - MARGIN, height: ROW_PX }}
            title={name}
            data-role={role?.split(' ').at(-1)}
          >
            <span>{name}</span>
            {role && <small>{role}</small>}
          </div>
        ))}
      </div>
      <p className={classes['note']}>{note}</p>
    </figure>
  );
}
