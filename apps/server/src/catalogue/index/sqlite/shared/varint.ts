/** SQLite's variable-length integer: seven bits a byte, high bits first, the top bit on all but the last. Below 2^53. */
export function readVarint(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let i = at; ; i++) {
    const byte = bytes[i]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
}

export function varintBytes(bytes: Uint8Array, at: number): number {
  let length = 1;
  while (bytes[at + length - 1]! > 127) length++;
  return length;
}

/** The sum of all in a row. */
export function sumOfVarints(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += varintBytes(bytes, at)) sum += readVarint(bytes, at);
  return sum;
}
