/** A file on its way into the storage, and afterwards in it. */
export interface StoredUpload {
  /** Where it is kept: parts of letters, digits, '-' and '_', with slashes between. Never made of what people typed. */
  key: string;
  /** The storage's own id of the transfer, from `begin`. */
  transferId: string;
  /** In bytes; neither more nor less is taken. */
  size: number;
}

/** `size` bytes of the file from `offset` on are to be PUT to `url`. */
export interface UploadPart {
  url: string;
  offset: number;
  size: number;
}

/**
 * Where files are kept. Their bytes come straight from the browser, to signed addresses that expire. Throws AppError
 * SERVICE_UNAVAILABLE where the storage is full or does not answer.
 */
export interface ObjectStorage {
  begin(key: string): Promise<string>;
  /** The parts that have not arrived yet, in order; null if the transfer is unknown by now and must begin anew. */
  missing(upload: StoredUpload): Promise<UploadPart[] | null>;
  /** Makes the file readable under its key; false while bytes are missing. May be repeated, also when it has succeeded. */
  complete(upload: StoredUpload): Promise<boolean>;
  /** Keeps bytes that the server itself has, under a key that may be there already. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a file of any size, whose bytes are drawn as they are kept. It is there whole, or not at all. */
  putStream(key: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Every file that is there. */
  list(): AsyncIterable<{ key: string; size: number }>;
  /** The file's bytes, drawn as they are read; rejects when there is no such file. */
  read(key: string): AsyncIterable<Uint8Array>;
  /** The file and whatever has arrived of it. Nothing there is fine. */
  remove(upload: StoredUpload): Promise<void>;
  /** The origin that browsers send to, where it is not our own. */
  readonly origin: string | null;
}

const KEY = /^[\w-]+(\/[\w-]+)*$/;

export const isKey = (text: string): boolean => KEY.test(text);

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a key of the storage');
  return key;
}
