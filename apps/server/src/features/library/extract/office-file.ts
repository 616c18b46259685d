import { posix } from 'node:path';
import type { FileType } from '@groundwork/contract/library.names';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { damaged, protectedFile, UnreadableFileError, WORDS, wrongContent } from './extraction.ts';

/** Size of all parts that are read, together. Honest files of 10 MB stay far below. */
const UNPACKED_MAX_BYTES = 150_000_000;
const CHUNK_BYTES = 65_536;
/** The parser keeps every tag that is open. Tables in tables come to some dozens. */
const DEPTH_MAX = 500;
/** For each tag. */
const ATTRIBUTES_MAX = 1_000;

export interface OfficeFile {
  /** The part's XML; null when the file has none of that name. */
  part(name: string): Uint8Array | null;
  /** Targets of a part's relations by their ids, as names of parts. */
  relations(ofPart: string): Map<string, string>;
}

export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** A DOCX, PPTX or XLSX: a zip of XML. `main` is the part that makes it one of its type. */
export function openOfficeFile(type: FileType, bytes: Uint8Array, main: string): OfficeFile {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw Buffer.from(bytes).includes('EncryptedPackage', 0, 'utf16le') ? protectedFile() : wrongContent(type);
  if (!startsWith(bytes, [0x50, 0x4b])) throw wrongContent(type);
  const names = new Set<string>();
  const unpack = (wanted: (name: string) => boolean) => {
    let budget = UNPACKED_MAX_BYTES;
    try {
      // The library unpacks no more of a part than the zip says it is, so that a lie about it costs no memory.
      return unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          names.add(name);
          if (!wanted(name)) return false;
          budget -= originalSize;
          if (budget < 0) throw new UnreadableFileError(WORDS.bomb(String(UNPACKED_MAX_BYTES / 1e6)));
          return true;
        },
      });
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : damaged(type);
    }
  };
  const parts = unpack(
    (name) => /^(word|ppt|xl)\/.*\.(xml|rels)$/.test(name) && !/\/(media|theme|embeddings)\//.test(name),
  );
  if (!names.has(main)) throw wrongContent(type);
  const part = (name: string) => parts[name] ?? null;
  return {
    part,
    relations(ofPart) {
      const found = new Map<string, string>();
      const folder = posix.dirname(ofPart);
      const xml = part(`${folder}/_rels/${posix.basename(ofPart)}.rels`);
      if (xml)
        readXml(type, xml, {
          open: (name, { Id = '', Target = '' }) => {
            if (name !== 'Relationship') return;
            found.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target));
          },
        });
      return found;
    },
  };
}

/** Reads a part piece by piece. Names come without their prefixes, which differ between makers. */
export function readXml(type: FileType, xml: Uint8Array, handlers: XmlHandlers): void {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    throw damaged(type);
  });
  let depth = 0;
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > ATTRIBUTES_MAX) throw damaged(type);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw damaged(type);
    // An `r:id` counts more than an `id` beside it: relations are looked up by it.
    const entries = Object.entries(attributes).sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')));
    handlers.open?.(local(name), Object.fromEntries(entries.map(([key, value]) => [local(key), String(value)])));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close?.(local(name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  const decoder = new TextDecoder();
  for (let at = 0; at < xml.length; at += CHUNK_BYTES)
    parser.write(decoder.decode(xml.subarray(at, at + CHUNK_BYTES), { stream: true }));
  parser.close();
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
