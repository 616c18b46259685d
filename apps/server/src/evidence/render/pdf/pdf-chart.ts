import { Circle, Polyline, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ChartDrawing, Shape } from '../chart/chart-layout.ts';
import { FONT_FAMILY } from '../fonts.ts';
import { printable } from './printable.ts';

/** The drawing as vectors: sharp at any size, its words searchable. */
export function pdfChart({ width, height, shapes }: ChartDrawing): ReactElement {
  return h(Svg, { width, height, viewBox: `0 0 ${width} ${height}` }, ...shapes.map(shape));
}

function shape(each: Shape): ReactElement {
  switch (each.type) {
    case 'rect':
      return h(Rect, { x: each.x, y: each.y, width: each.width, height: each.height, fill: each.fill });
    case 'dot':
      return h(Circle, { cx: each.x, cy: each.y, r: each.radius, fill: each.fill });
    case 'line':
      return h(Polyline, {
        points: each.points.map((point) => point.join(',')).join(' '),
        fill: 'none',
        stroke: each.stroke,
        strokeWidth: each.width,
        ...(each.dash && { strokeDasharray: each.dash.replace(' ', ',') }),
      });
    case 'text':
      return h(
        Text,
        {
          x: each.x,
          y: each.y,
          fill: each.fill,
          textAnchor: each.anchor,
          style: { fontSize: each.size, fontFamily: FONT_FAMILY },
        },
        printable(each.text),
      );
  }
}
