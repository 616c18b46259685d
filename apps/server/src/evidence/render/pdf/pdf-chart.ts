import type { ChartDrawing, Shape } from '../chart/chart-layout.ts';
import type { PageWriter } from './page-writer.ts';

/** The drawing as vectors: sharp at any size, its words searchable. */
export function drawChart(writer: PageWriter, { shapes }: ChartDrawing, x: number, y: number, scale: number): void {
  writer.doc.save();
  writer.doc.translate(x, y).scale(scale);
  for (const each of shapes) drawShape(writer, each);
  writer.doc.restore();
}

function drawShape(writer: PageWriter, each: Shape): void {
  const { doc } = writer;
  switch (each.type) {
    case 'rect':
      doc.rect(each.x, each.y, each.width, each.height).fill(each.fill);
      return;
    case 'dot':
      doc.circle(each.x, each.y, each.radius).fill(each.fill);
      return;
    case 'line': {
      const [first, ...rest] = each.points;
      doc.lineWidth(each.width).moveTo(...first!);
      for (const point of rest) doc.lineTo(...point);
      if (each.dash) doc.dash(Number(each.dash.split(' ')[0]), { space: Number(each.dash.split(' ')[1]) });
      doc.stroke(each.stroke).undash();
      return;
    }
    case 'text': {
      const style = { face: 'regular' as const, size: each.size, color: each.fill };
      const [line] = writer.lines([{ text: each.text, style }], Number.POSITIVE_INFINITY);
      if (!line) return;
      const shift = { start: 0, middle: line.width / 2, end: line.width }[each.anchor];
      writer.words(line, each.x - shift, each.y);
    }
  }
}
