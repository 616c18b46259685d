import { createHash } from 'node:crypto';
import { formatNumber } from '@groundwork/contract/format';
import type { Message } from '@groundwork/contract/texts';
import { imageSize } from 'image-size';
import { MESSAGES } from '../../platform/messages.ts';

/** Pictures that can do nothing but be seen: an SVG could bring scripts along. */
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif' };
const SIDE_MAX = 4_000;

export type ReadLogo = { type: string; width: number; height: number; hash: string };

/** The type of a file, by its content whatever its name says; a text says why it can't be a logo. */
export function readLogo(bytes: Uint8Array): ReadLogo | Message {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mediaType = TYPES[type];
    if (!mediaType) return MESSAGES.words.refusals.logoType;
    if (width < 1 || height < 1 || width > SIDE_MAX || height > SIDE_MAX)
      return MESSAGES.words.refusals.logoTooLarge(formatNumber(SIDE_MAX));
    return { type: mediaType, width, height, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
  } catch {
    return MESSAGES.words.refusals.logoUnreadable;
  }
}

/** The largest size that fits into the box without being made larger, in whole pixels. */
export function fitInto(box: { width: number; height: number }, size: { width: number; height: number }) {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(size.width), height: side(size.height) };
}
