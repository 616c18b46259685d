import { appendFileSync } from 'node:fs';

/** Where `npm run bench -- trust` wants to read what the suites tried; nowhere in other runs. */
const FILE = process.env['TRUST_TRIED'];

/** One call by one caller, or one input that is meant to do harm; with the status that it was answered by, where it is a call. */
export function tried(what: 'call by caller' | 'hostile input', status = 0): void {
  if (FILE) appendFileSync(FILE, `${what}\t${status}\n`);
}
