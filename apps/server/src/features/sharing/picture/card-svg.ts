import type { SharedCard } from '../shared-card.ts';

/** Drawn at a third of its size: 1200 by 630 when it is a picture. */
const WIDTH = 400;
const HEIGHT = 210;
const LINE_CHARACTERS = 36;
const TITLE_LINES = 4;

const INK = '#1c2a2e';
const FAINT = '#5b6b70';
const ACCENT = '#1f6b62';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Every word of it is text: markup in a record's title is drawn as it stands. */
export function cardSvg({ title, kicker, source, figure }: SharedCard): string {
  const line = (text: string, x: number, y: number, size: number, fill: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeXml(text)}</text>`;
  const lines = wrapped(title, LINE_CHARACTERS, TITLE_LINES);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Noto Sans">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="6" height="${HEIGHT}" fill="${ACCENT}"/>`,
    line(kicker, 24, 34, 10, ACCENT),
    ...lines.map((text, at) => line(text, 24, 58 + at * 22, 17, INK)),
    ...(figure ? [line(figure.value, 24, 168, 20, ACCENT), line(shortened(figure.label, 60), 24, 182, 8, FAINT)] : []),
    line(shortened(source, 60), 24, 198, 8, FAINT),
    line('Groundwork', 338, 198, 8, FAINT),
    '</svg>',
  ].join('');
}

const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

function wrapped(text: string, width: number, max: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word;
    if (longer.length <= width) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    current = shortened(word, width);
  }
  if (current) lines.push(current);
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), shortened(`${lines[max - 1]!}…`, width)];
}
