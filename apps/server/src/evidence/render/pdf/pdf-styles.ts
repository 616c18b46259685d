import type { TextStyle } from './type/set-lines.ts';

const INK = '#22282d';
const MUTED = '#5a636a';
const ACCENT = '#1f6b62';
export const LINE = '#dfe3e6';
export const HEAD_FILL = '#eef3f2';

/** Points. */
export const PAGE = { width: 595.28, height: 841.89, top: 52, bottom: 60, side: 58 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

export const LEADING = 1.5;

const style = (size: number, color = INK, face: TextStyle['face'] = 'regular'): TextStyle => ({ face, size, color });

export const STYLES = {
  kicker: style(9, ACCENT, 'bold'),
  title: style(22, INK, 'bold'),
  meta: style(8.5, MUTED),
  notice: style(8.5, '#8a4b08', 'bold'),
  heading: style(14, ACCENT, 'bold'),
  contents: style(9.5),
  prose: style(9.5),
  inference: style(9.5, INK, 'italic'),
  editor: style(8, MUTED),
  reference: { ...style(6.5, ACCENT), rise: 3 },
  nothing: style(9.5, MUTED, 'italic'),
  caption: style(9, INK, 'bold'),
  note: style(7.5, MUTED),
  cell: style(8),
  cellHead: style(8, INK, 'bold'),
  cellReference: style(8, ACCENT),
  source: style(8, MUTED),
  sourceTitle: style(8, INK, 'bold'),
  sourceLink: style(8, ACCENT),
  footer: style(7.5, MUTED),
} satisfies Record<string, TextStyle>;
