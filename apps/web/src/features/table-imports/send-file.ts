import type { FileTransfer } from '@groundwork/contract/table-imports';
import { client } from '../../lib/api.ts';
import { BrokenOffError, RefusedError, sendPart } from '../../lib/send-part.ts';

/** Waits before a broken transfer goes on with what is missing. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** Sends a file and answers the id of its import; what has arrived is not sent again when the connection breaks. */
export async function sendFile(
  file: File,
  ownerId: string | null,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  let transfer = await client.tableImports.begin({ fileName: file.name, fileSize: file.size, ownerId });
  for (let failures = 0; ; ) {
    try {
      await sendParts(file, transfer, onSent, signal);
      return transfer.importId;
    } catch (error) {
      signal.throwIfAborted();
      const wait = RETRY_AFTER_MS[failures];
      const isPassing = error instanceof BrokenOffError || (error instanceof RefusedError && error.isWorthAsking);
      if (!isPassing || wait === undefined) throw error;
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      transfer = await client.tableImports.resume({ importId: transfer.importId });
    }
  }
}

async function sendParts(
  file: File,
  { parts }: FileTransfer,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const { url, offset, size } of parts)
    await sendPart(
      url,
      file.slice(offset, offset + size),
      (bytes) => onSent(Math.min(1, (offset + bytes) / file.size)),
      signal,
    );
}
