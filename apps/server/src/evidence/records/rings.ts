import type { Ring } from '@groundwork/contract/relevance';

/** Labels of the lines with the numbers of the idea's statements that the record comes near to, and of the others. */
export const NEAR = 'Comes near to';
export const NOT_NEAR = 'Not near to';
/** Labels of the lines with the idea's telling words that the record has, and of those that it lacks. */
export const IN_COMMON = 'Words in common';
export const LACKING = 'Words that it lacks';

export const RELATIONS: Record<Ring, string> = {
  direct: 'close in technology and use',
  'same use': 'close in use',
  'same technology': 'close in technology',
  asks: 'asks or pays for such work',
  near: 'outside the field',
};

export const ringFigureId = (ring: Ring): string => `ring:${ring}`;
