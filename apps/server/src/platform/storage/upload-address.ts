import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** The right that a signed address gives: to send the bytes of one transfer from `offset` to the end. */
export interface UploadGrant {
  transferId: string;
  offset: number;
  /** Size of the whole file. */
  size: number;
}

type Options = { secret: string; clock: Clock; lifetimeMs: number };

export const UPLOADS = '/api/library/transfers/';

/** Signed, expiring addresses on our own server, for storage that is a folder of it. */
export function uploadAddresses({ secret, clock, lifetimeMs }: Options) {
  const sign = (text: string) => createHmac('sha256', secret).update(`library/upload/${text}`).digest('base64url');
  return {
    of({ transferId, offset, size }: UploadGrant): string {
      const text = [transferId, offset, size, clock.now().getTime() + lifetimeMs].join('.');
      return `${UPLOADS}${text}.${sign(text)}`;
    },

    /** Null when it was not made here, was changed, or has expired. */
    read(token: string): UploadGrant | null {
      const [, text, transferId, offset, size, expires, mac] =
        /^(([\w-]+)\.(\d+)\.(\d+)\.(\d+))\.([\w-]+)$/.exec(token) ?? [];
      if (!text || !transferId || !mac) return null;
      const [given, wanted] = [Buffer.from(mac), Buffer.from(sign(text))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      if (Number(expires) < clock.now().getTime()) return null;
      return { transferId, offset: Number(offset), size: Number(size) };
    },
  };
}

export type UploadAddresses = ReturnType<typeof uploadAddresses>;
