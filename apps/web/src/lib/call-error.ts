/** A call that the server refused, or that failed in it: what its answer says. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: string;
  readonly status: number;
  /** Additions of the server for a program, such as the fields that are wrong. */
  readonly data: unknown;

  constructor(
    code: string,
    { status = 500, message = '', data }: { status?: number; message?: string; data?: unknown },
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
