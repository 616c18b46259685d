/** The server answered and does not want it: `isWorthAsking` when a fresh address may help. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly isWorthAsking: boolean;

  constructor(message: string, isWorthAsking: boolean) {
    super(message);
    this.isWorthAsking = isWorthAsking;
  }
}

/** The connection broke. */
export class BrokenOffError extends Error {
  override name = 'BrokenOffError';
}

/** An address that has expired, or whose beginning is missing. */
const STALE = [403, 404, 409];

/** PUTs bytes and tells how many have left. Only this old way of asking tells it. */
export function sendPart(
  url: string,
  bytes: Blob,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const onAbort = () => request.abort();
    signal.addEventListener('abort', onAbort, { once: true });
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onloadend = () => {
      signal.removeEventListener('abort', onAbort);
      if (signal.aborted) reject(signal.reason);
      else if (request.status === 0) reject(new BrokenOffError());
      else if (request.status < 300) resolve();
      else reject(new RefusedError(messageIn(request.responseText), STALE.includes(request.status)));
    };
    request.open('PUT', url);
    request.send(bytes);
  });
}

function messageIn(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: string }).message ?? '');
  } catch {
    return '';
  }
}
