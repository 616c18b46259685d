import type { ReadableStream } from 'node:stream/web';
import { Hono } from 'hono';
import { AppError } from '../http/app-error.ts';
import { errorBody, KnownError } from '../http/errors.ts';
import type { Log } from '../log/log.ts';
import { MESSAGES } from '../messages.ts';
import type { DiskStorage } from './disk-storage.ts';
import type { UploadAddresses } from './upload-address.ts';

/** The addresses of `uploadAddresses`: bytes go from the connection to the disk. Whoever holds one may send, as with S3. */
export function receiveUploads(storage: DiskStorage, addresses: UploadAddresses, log: Log) {
  const uploads = new Hono();
  uploads.put('/library/transfers/:token', async (c) => {
    const refuse = (error: AppError) => {
      const known = new KnownError(error.code, error.said);
      return c.json(errorBody(known), known.status as 400);
    };
    const grant = addresses.read(c.req.param('token'));
    if (!grant) return refuse(new AppError('FORBIDDEN', MESSAGES.words.refusals.uploadExpired));
    const body = c.req.raw.body as ReadableStream<Uint8Array> | null;
    if (!body) return refuse(new AppError('BAD_REQUEST', MESSAGES.words.refusals.noBody));
    try {
      await storage.receive(grant, body);
      return c.body(null, 204);
    } catch (error) {
      if (error instanceof AppError) return refuse(error);
      // A connection that broke off: what came before is kept, and nobody reads this answer.
      if (isBrokenOff(error)) return refuse(new AppError('SERVICE_UNAVAILABLE'));
      log.error('an upload failed', { error: error as Error });
      return refuse(new AppError('INTERNAL_SERVER'));
    }
  });
  return uploads;
}

const isBrokenOff = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/.test(String((error as NodeJS.ErrnoException).code)) ||
    /aborted|closed/i.test(error.message));
