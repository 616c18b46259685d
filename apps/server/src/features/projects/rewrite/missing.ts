import type { MissingPart } from '@groundwork/contract/projects';
import { speaksOf } from './structure.ts';

/** The one thing that a description would gain most by; null where it has everything, or is long enough to say so itself. */
export function missingPart(description: string): MissingPart | null {
  if (description.length > LONG) return null;
  if (!speaksOf(description, 'Applications and market') && !FOR_SOMEBODY.test(description)) return 'market';
  if (!speaksOf(description, 'Problem')) return 'problem';
  return speaksOf(description, 'Stage and needs') ? null : 'stage';
}

const LONG = 900;
/** 'for electric aircraft' says where it is used as well as 'used by'. */
const FOR_SOMEBODY = /\b(?:for|helps?|lets?|allows?|enables?) \p{L}{3,}/iu;
