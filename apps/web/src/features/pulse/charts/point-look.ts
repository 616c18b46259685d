import type { Ring } from '@groundwork/contract/relevance';
import { OTHERS_SHADE, SHADES } from './shades.ts';

/** A color says how a record belongs, a shape what kind of record it is. */
export const RING_COLORS: Record<Ring, string> = {
  direct: 'var(--accent)',
  'same use': SHADES[1],
  'same technology': SHADES[2],
  asks: SHADES[4],
  near: OTHERS_SHADE,
};

/** Marks the project itself: a ring with a cross through it, as no record has. */
export const OWN_SHAPE = 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M-7 0h14M0 -7v14';

/** Circle, square, triangle, diamond, of one area, around the origin: by main tab. */
export const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M-4.4 -4.4h8.8v8.8h-8.8z',
  'M0 -6L5.8 4.2H-5.8z',
  'M0 -6.3L6.3 0L0 6.3L-6.3 0z',
] as const;
