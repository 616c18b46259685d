import type { ChartDrawing, Shape } from './chart-layout.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The drawing as an SVG document in the report's typeface, or in one that the reader's machine has. */
export function toSvg({ width, height, shapes }: ChartDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans, Segoe UI, Arial, sans-serif">${shapes.map(shape).join('')}</svg>`;
}

function shape(each: Shape): string {
  switch (each.type) {
    case 'rect':
      return `<rect x="${each.x}" y="${each.y}" width="${each.width}" height="${each.height}" fill="${each.fill}"/>`;
    case 'dot':
      return `<circle cx="${each.x}" cy="${each.y}" r="${each.radius}" fill="${each.fill}"/>`;
    case 'line':
      return `<polyline points="${each.points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${each.stroke}" stroke-width="${each.width}"${each.dash ? ` stroke-dasharray="${each.dash}"` : ''}/>`;
    case 'text':
      return `<text x="${each.x}" y="${each.y}" font-size="${each.size}" fill="${each.fill}" text-anchor="${each.anchor}">${escapeXml(each.text)}</text>`;
  }
}
