// Loaded before a server (`--import`): its clock goes by so many milliseconds as the file CLOCK_FILE says, and jumps when that changes.
import { readFileSync } from 'node:fs';

const EACH_MS = 50;
const RealDate = Date;
let shift = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function now() {
  const real = RealDate.now();
  if (Math.abs(real - lookedAt) > EACH_MS) {
    lookedAt = real;
    shift = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  }
  return real + shift;
}

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }
  static now = now;
};
