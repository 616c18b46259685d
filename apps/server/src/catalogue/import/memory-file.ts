import type { SourceFile } from './source.port.ts';

const CHUNK_BYTES = 1000;

/** A file in memory, given in small pieces as a disk would, for tests of readers and sources. */
export function memoryFile(name: string, content: string | Uint8Array, chunkBytes = CHUNK_BYTES): SourceFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name,
    folder: null,
    size: bytes.length,
    head: bytes.subarray(0, 65_536),
    open: () =>
      new ReadableStream({
        start(controller) {
          for (let from = 0; from < bytes.length; from += chunkBytes)
            controller.enqueue(bytes.slice(from, from + chunkBytes));
          controller.close();
        },
      }),
  };
}
