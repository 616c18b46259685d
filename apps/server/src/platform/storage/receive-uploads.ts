import type { ReadableStream } from 'node:stream/web';
import { ERRORS } from '@groundwork/contract/errors';
import { Hono } from 'hono';
import { AppError } from '../http/app-error.ts';
import { errorBody } from '../http/errors.ts';
import type { Log } from '../log/log.ts';
import type { DiskStorage } from './disk-storage.ts';
import type { UploadAddresses } from './upload-address.ts';

/** The addresses of `uploadAddresses`: bytes go from the connection to the disk. Whoever holds one may send, as with S3. */
export function receiveUploads(storage: DiskStorage, addresses: UploadAddresses, log: Log) {
  const uploads = new Hono();
  uploads.put('/library/transfers/:token', async (c) => {
    const refuse = (error: AppError) => {
      const { status } = ERRORS[error.code];
      return c.json(errorBody(error.code, error.message), status);
    };
    const grant = addresses.read(c.req.param('token'));
    if (!grant) return refuse(new AppError('FORBIDDEN', 'This upload address has expired or was changed.'));
    const body = c.req.raw.body as ReadableStream<Uint8Array> | null;
    if (!body) return refuse(new AppError('BAD_REQUEST', 'The request has no body.'));
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
