import { formatNumber } from '@groundwork/contract/format';
import type { FieldMap, FieldPoint } from '@groundwork/contract/pulse.panels';
import type { Ring } from '@groundwork/contract/relevance';
import { Paper, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import classes from '../field-map.module.css';
import { FIELD_MAP_TEXTS } from '../field-map.texts.ts';
import { PANEL_TEXTS } from '../panels.texts.ts';
import { fieldScale, nearestPoint, nextPoint, type Placed } from './field-scale.ts';
import { OWN_SHAPE, RING_COLORS, SHAPES } from './point-look.ts';

export interface Kind {
  label: string;
  /** Which of the main tabs. */
  tab: number;
}

type Props = {
  points: FieldPoint[];
  own: FieldMap['own'];
  rings: Record<Ring, string>;
  kindOf: (engine: string) => Kind;
};

const HEIGHT = 400;
const NARROW = 560;
const NARROW_HEIGHT = 320;
const CARD = 260;

const addressOf = ({ searchEngine, id }: FieldPoint) => `/${searchEngine}/${encodeURIComponent(id)}`;

/**
 * Records as points. The pointer takes the point that it is nearest to; arrow keys go to the next one along an axis; a click, a
 * second tap or Enter opens its record.
 */
export function FieldPoints({ points, own, rings, kindOf }: Props) {
  const { ref, width } = useElementSize<HTMLElement>();
  const navigate = useNavigate();
  const [at, setAt] = useState<number | null>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const height = width < NARROW ? NARROW_HEIGHT : HEIGHT;
  const scale = fieldScale(points, own, { width, height });
  const open = (point: FieldPoint) =>
    void navigate({ to: '/$engine/$id', params: { engine: point.searchEngine, id: point.id } });
  const pointed = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearestPoint(scale.placed, { x: event.clientX - box.left, y: event.clientY - box.top });
  };
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType !== 'touch') setAt(pointed(event));
  };
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const found = pointed(event);
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    // A finger sees first what it would open.
    if (found !== null && (!isTouch || found === at)) open(points[found]!);
    else setAt(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPoint(scale.placed, at ?? 0, event.key);
    if (next !== null) {
      event.preventDefault();
      links.current[next]?.focus();
    } else if (event.key === 'Escape') setAt(null);
    else if (event.key === 'Enter' && at !== null) {
      event.preventDefault();
      open(points[at]!);
    }
  };
  return (
    <figure ref={ref} className={classes['plot']} style={{ height }}>
      {width > 0 && (
        <svg
          data-chart
          role="application"
          aria-label={PANEL_TEXTS.chartOf(FIELD_MAP_TEXTS.title)}
          width={width}
          height={height}
          onPointerMove={onMove}
          onPointerLeave={() => setAt(null)}
          onClick={onClick}
          onKeyDown={onKeyDown}
          style={{ cursor: at === null ? 'default' : 'pointer' }}
        >
          <Axes scale={scale} height={height} />
          {/* The surest lie on top. */}
          {points
            .map((_, index) => points.length - 1 - index)
            .map((index) => {
              const { ring, searchEngine, title, technology, use } = points[index]!;
              const { label, tab } = kindOf(searchEngine);
              const { x, y } = scale.placed[index]!;
              const said = [formatNumber(technology), formatNumber(use)] as const;
              return (
                <g key={`${searchEngine}/${points[index]!.id}`} transform={`translate(${x} ${y})`}>
                  <a
                    ref={(element) => {
                      links.current[index] = element;
                    }}
                    href={addressOf(points[index]!)}
                    tabIndex={index === (at ?? 0) ? 0 : -1}
                    aria-label={FIELD_MAP_TEXTS.pointSaid(title, label, rings[ring], ...said)}
                    onFocus={() => setAt(index)}
                    onBlur={() => setAt(null)}
                    className={classes['point']}
                    data-at={index === at || undefined}
                  >
                    <path d={SHAPES[tab]} fill={RING_COLORS[ring]} />
                  </a>
                </g>
              );
            })}
          {own && <Own own={own} scale={scale} />}
        </svg>
      )}
      {at !== null && points[at] && (
        <Card
          point={points[at]}
          placed={scale.placed[at]!}
          rings={rings}
          kind={kindOf(points[at].searchEngine)}
          width={width}
          height={height}
        />
      )}
    </figure>
  );
}

type Scale = ReturnType<typeof fieldScale>;

function Axes({ scale: { x, y, ticks, frame }, height }: { scale: Scale; height: number }) {
  return (
    <g aria-hidden className={classes['axes']}>
      {ticks.x.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={frame.top} y2={frame.bottom} />
          <text x={x(tick)} y={frame.bottom + 16} textAnchor="middle">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {ticks.y.map((tick) => (
        <g key={tick}>
          <line x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} />
          <text x={frame.left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <text x={(frame.left + frame.right) / 2} y={height - 4} textAnchor="middle">
        {FIELD_MAP_TEXTS.nearTechnology}
      </text>
      <text transform={`translate(11 ${(frame.top + frame.bottom) / 2}) rotate(-90)`} textAnchor="middle">
        {FIELD_MAP_TEXTS.nearUse}
      </text>
    </g>
  );
}

/** The project's place: seen through, so that records below it are still read. */
function Own({
  own: { technology, use },
  scale: { x, y, frame },
}: {
  own: NonNullable<FieldMap['own']>;
  scale: Scale;
}) {
  const [left, top] = [x(technology), y(use)];
  const isRight = left > (frame.left + frame.right) / 2;
  return (
    <g aria-hidden transform={`translate(${left} ${top})`} className={classes['own']} pointerEvents="none">
      <path d={OWN_SHAPE} />
      <text x={isRight ? -11 : 11} y={4} textAnchor={isRight ? 'end' : 'start'}>
        {FIELD_MAP_TEXTS.own}
      </text>
    </g>
  );
}

type CardProps = {
  point: FieldPoint;
  placed: Placed;
  rings: Record<Ring, string>;
  kind: Kind;
  width: number;
  height: number;
};

/** Names the point. The point itself says it to people who don't see. */
function Card({ point, placed: { x, y }, rings, kind, width, height }: CardProps) {
  const { title, organisation, date, ring, technology, use } = point;
  const card = Math.min(CARD, width);
  return (
    <Paper
      aria-hidden
      withBorder
      shadow="sm"
      className={classes['card'] ?? ''}
      style={{
        width: card,
        left: Math.max(0, Math.min(x + 12, width - card)),
        ...(y > height / 2 ? { bottom: height - y + 14 } : { top: y + 14 }),
      }}
    >
      <Text size="sm" fw={560} lineClamp={2}>
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {[kind.label, organisation, date?.slice(0, 4)].filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs">{rings[ring]}</Text>
      <Text size="xs" c="dimmed">
        {FIELD_MAP_TEXTS.nearness(formatNumber(technology), formatNumber(use))}
      </Text>
    </Paper>
  );
}
