import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import { printable, splitByWriting, type Writing } from './scripts.ts';

export interface TextStyle {
  face: 'regular' | 'italic' | 'bold';
  size: number;
  color: string;
  /** Points above the line. */
  rise?: number;
}

/** Words of one look; `link` is an address, or `#` with the name of a place in the document. */
export interface Run {
  text: string;
  style: TextStyle;
  link?: string;
}

/** A piece that is drawn in one go, from `x` points right of where its line begins. */
export interface Piece {
  text: string;
  writing: Writing;
  run: Run;
  x: number;
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
}

export type Measure = (text: string, style: TextStyle, writing: Writing) => number;

type Unplaced = Omit<Piece, 'x'> & { level: number };

// Its types take the module for the function that it is.
const bidi = (bidiFactory as unknown as () => Bidi)();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Breaks runs into lines of at most `width`, by Unicode's rules, each in the order in which it is seen. */
export function setLines(runs: Run[], width: number, measure: Measure): Line[] {
  const clean = runs.map((run) => ({ ...run, text: printable(run.text) })).filter(({ text }) => text !== '');
  const text = clean.map((run) => run.text).join('');
  // Run by run: a citation behind Arabic words is no part of them, and is not turned round with them.
  const levels = RIGHT_TO_LEFT.test(text)
    ? clean.flatMap((run) => [...bidi.getEmbeddingLevels(run.text, 'ltr').levels])
    : null;
  const lines: Line[] = [];
  let current: Unplaced[] = [];
  let used = 0;
  const close = () => {
    lines.push(placed(withoutTrailingSpace(current)));
    current = [];
    used = 0;
  };
  for (const [from, to] of segments(text)) {
    const pieces = piecesOf(clean, from, to, levels, measure);
    const full = sum(pieces);
    const visible = sum(withoutTrailingSpace(pieces));
    if (used > 0 && used + visible > width) close();
    if (visible <= width) {
      current.push(...pieces);
      used += full;
      continue;
    }
    // A word that is longer than the line is cut where the line ends.
    for (const piece of pieces.flatMap((each) => byCharacter(each, measure))) {
      if (used > 0 && used + piece.width > width) close();
      current.push(piece);
      used += piece.width;
    }
  }
  if (current.length > 0) close();
  return lines;
}

function segments(text: string): [from: number, to: number][] {
  const breaker = new LineBreaker(text);
  const found: [number, number][] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    found.push([from, next.position]);
    from = next.position;
  }
  return found;
}

function piecesOf(runs: Run[], from: number, to: number, levels: number[] | null, measure: Measure): Unplaced[] {
  const pieces: Unplaced[] = [];
  let at = 0;
  for (const run of runs) {
    const start = Math.max(from, at);
    const stretch = run.text.slice(start - at, Math.max(to - at, 0));
    let offset = start;
    for (const { text, writing } of start < at + run.text.length ? splitByWriting(stretch) : []) {
      // Spaces stand alone, so that words from right to left change places with them.
      for (const word of levels ? text.split(/(?<= )|(?= )/) : [text]) {
        const level = levels?.[offset] ?? 0;
        pieces.push({ text: word, writing, run, level, width: measure(word, run.style, writing) });
        offset += word.length;
      }
    }
    at += run.text.length;
    if (at >= to) break;
  }
  return pieces;
}

const byCharacter = (piece: Unplaced, measure: Measure): Unplaced[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(piece.text)].map(({ segment }) => ({
    ...piece,
    text: segment,
    width: measure(segment, piece.run.style, piece.writing),
  }));

const sum = (pieces: { width: number }[]) => pieces.reduce((total, { width }) => total + width, 0);

function withoutTrailingSpace(pieces: Unplaced[]): Unplaced[] {
  const last = pieces.at(-1);
  if (!last?.text.endsWith(' ')) return pieces;
  const text = last.text.trimEnd();
  if (text === '') return withoutTrailingSpace(pieces.slice(0, -1));
  const width = (last.width * text.length) / last.text.length;
  return [...pieces.slice(0, -1), { ...last, text, width }];
}

/** Unicode's rule L2: everything on a level is turned round, from the deepest level up. */
function placed(pieces: Unplaced[]): Line {
  const seen = [...pieces];
  const deepest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1)
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while (to < seen.length && seen[to]!.level >= level) to += 1;
      if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  const line: Piece[] = [];
  let x = 0;
  let before = 0;
  for (const { level, ...piece } of seen) {
    const last = line.at(-1);
    if (last && level === 0 && before === 0 && last.run === piece.run && last.writing === piece.writing) {
      last.text += piece.text;
      last.width += piece.width;
    } else line.push({ ...piece, x });
    x += piece.width;
    before = level;
  }
  return { pieces: line, width: x };
}
