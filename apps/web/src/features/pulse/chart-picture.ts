import { formatValue } from '../../lib/record-text.ts';
import type { PanelTable } from './panel-table.ts';

const SCALE = 2;
const MARGIN = 24;
const LINE = 20;
const SWATCH = 10;
/** The properties that decide how a mark looks, which variables of the theme may have given. */
const PAINTED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
];
const ROWS_MAX = 12;

type Told = { title: string; source: string | null; table: PanelTable };

/** A panel's charts as they lie on the screen, under their titles, with the source; null where nothing is drawn. */
export async function pictureOf(body: HTMLElement, { title, source, table }: Told): Promise<Blob | null> {
  const charts = [...body.querySelectorAll<SVGSVGElement>('svg.recharts-surface, svg[data-chart]')].filter(
    (svg) => svg.getBoundingClientRect().width > 60,
  );
  if (charts.length === 0) return null;
  const place = body.getBoundingClientRect();
  const style = getComputedStyle(document.body);
  // A picture of a pie would not say which is which: its rows stand beside it.
  const colors = [...body.querySelectorAll('[data-legend] [aria-hidden]')].map(
    (swatch) => getComputedStyle(swatch).backgroundColor,
  );
  const rows = colors.length > 0 ? rowsOf(table) : [];
  const drawn = Math.max(...charts.map((svg) => svg.getBoundingClientRect().bottom)) - place.top;
  const width = Math.max(place.width, 480) + 2 * MARGIN;
  const height = drawn + rows.length * LINE + 3 * LINE + 2 * MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(SCALE, SCALE);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, width, height);
  const write = (text: string, x: number, y: number, font: string) => {
    context.fillStyle = style.color;
    context.font = `${font} ${style.fontFamily}`;
    context.fillText(text, x, y, width - x - MARGIN);
  };
  write(title, MARGIN, MARGIN + LINE / 2, '600 16px');
  const top = MARGIN + LINE * 1.5;
  for (const svg of charts) {
    const { left, top: above, width: wide, height: high } = svg.getBoundingClientRect();
    context.drawImage(await imageOf(svg, wide, high), MARGIN + left - place.left, top + above - place.top, wide, high);
  }
  for (const label of body.querySelectorAll<HTMLElement>('[data-chart-title]')) {
    const { left, bottom } = label.getBoundingClientRect();
    write(label.innerText.replace(/\s+/g, ' '), MARGIN + left - place.left, top + bottom - place.top - 4, '600 12px');
  }
  for (const [at, row] of rows.entries()) {
    const y = top + drawn + (at + 1) * LINE;
    write(row, MARGIN + SWATCH + 6, y, '13px');
    context.fillStyle = colors[at] ?? style.color;
    context.fillRect(MARGIN, y - SWATCH, SWATCH, SWATCH);
  }
  if (source) write(source, MARGIN, height - MARGIN / 2, '12px');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const rowsOf = ({ columns, rows }: PanelTable): string[] =>
  rows
    .slice(0, ROWS_MAX)
    .map((cells) =>
      cells
        .map(({ value }, at) => (at === 0 ? value : `${columns[at]!.label}: ${formatValue(value, columns[at]!.unit)}`))
        .join('   '),
    );

/** With the colours that it has on the page: alone, a drawing knows nothing of the page's theme. */
async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, at) => {
    const computed = getComputedStyle(originals[at]!);
    for (const name of PAINTED) element.style.setProperty(name, computed.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
