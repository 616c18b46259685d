/** The index was used after close(). */
export class IndexClosedError extends Error {
  override name = 'IndexClosedError';
  constructor() {
    super('The catalog index is closed.');
  }
}

/**
 * The catalogue's storage failed: full disk, missing rights, damaged file, a worker that died. The message is written
 * for the operator and says what to do; the storage engine's own error is the `cause`.
 */
export class CatalogueStorageError extends Error {
  override name = 'CatalogueStorageError';
  /** Code as of a failed system call: ENOSPC for a full disk. */
  readonly code: string | undefined;

  constructor(message: string, options?: ErrorOptions & { code?: string | undefined }) {
    super(message, options);
    this.code = options?.code;
  }
}

/** A read rejects with this when its signal fires. */
export function abortError(): DOMException {
  return new DOMException('The search was canceled.', 'AbortError');
}
