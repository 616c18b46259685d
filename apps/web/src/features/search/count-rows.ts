import type { ExportManifest } from '@groundwork/contract/search-export';
import { MANIFEST_FILE } from '@groundwork/contract/search-export.texts';
import { Unzip, UnzipInflate } from 'fflate';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Looks into a bundle while it arrives: how many rows its first file has so far, and at the end its manifest. */
export function bundleReader(mainFile: string) {
  let isQuoted = false;
  let lines = 0;
  let manifest = '';
  const decoder = new TextDecoder();
  const count = (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
  };
  const unzip = new Unzip((file) => {
    file.ondata = (error, bytes) => {
      if (error) return;
      if (file.name === mainFile) count(bytes);
      if (file.name === MANIFEST_FILE) manifest += decoder.decode(bytes, { stream: true });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return {
    push: (bytes: Uint8Array) => unzip.push(bytes),
    /** Without the row of titles. */
    rows: () => Math.max(0, lines - 1),
    manifest: (): ExportManifest => JSON.parse(manifest),
  };
}
