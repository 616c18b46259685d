import { client } from '../../../lib/api.ts';
import { BrokenOffError, RefusedError, sendPart } from '../../../lib/send-part.ts';

/** Waits before a broken transfer goes on. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

type Listeners = { onSent(percent: number): void; onOffline(): void };

/** Sends an archive, going on where it broke off, and starts its import; answers the import's id. */
export async function sendArchive(file: File, { onSent, onOffline }: Listeners, signal: AbortSignal): Promise<string> {
  const { importId, parts } = await client.projectArchive.beginImport({ fileName: file.name, fileSize: file.size });
  let missing = parts;
  for (let failures = 0; ; ) {
    try {
      let left = missing.reduce((sum, { size }) => sum + size, 0);
      for (const { url, offset, size } of missing) {
        const tell = (bytes: number) => onSent(Math.floor(((file.size - left + bytes) / file.size) * 100));
        tell(0);
        await sendPart(url, file.slice(offset, offset + size), tell, signal);
        left -= size;
        failures = 0;
      }
      await client.projectArchive.startImport({ id: importId });
      return importId;
    } catch (error) {
      signal.throwIfAborted();
      const wait = RETRY_AFTER_MS[failures];
      const isPassing = error instanceof BrokenOffError || (error instanceof RefusedError && error.isWorthAsking);
      if (!(isPassing || error instanceof TypeError) || wait === undefined) throw error;
      failures += 1;
      onOffline();
      await new Promise((resolve) => setTimeout(resolve, wait));
      signal.throwIfAborted();
      missing = (await client.projectArchive.resumeImport({ id: importId }).catch(() => ({ parts: missing }))).parts;
    }
  }
}
