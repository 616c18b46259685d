import type { Engine } from '@groundwork/contract/engines';
import type { EngineStats } from '../../index.port.ts';
import { dateText } from '../shared/partial-date.ts';
import type { Mirror } from './mirror.ts';

/** How many records each engine lists, of which how many are samples, and its newest date; in the order asked. */
export function engineStats(engines: Engine[], { columns, engineCodes }: Mirror): EngineStats[] {
  const counts = new Uint32Array(256);
  const samples = new Uint32Array(256);
  const newest = new Int32Array(256);
  for (let slot = 0; slot < columns.size; slot++) {
    if (columns.alive[slot] === 0 || columns.hidden[slot] !== 0) continue;
    const engine = columns.engine[slot]!;
    counts[engine]!++;
    samples[engine]! += columns.isSample[slot]!;
    newest[engine] = Math.max(newest[engine]!, columns.date[slot]!);
  }
  return engines.map((engine) => {
    // No engine has code 0.
    const code = engineCodes.get(engine) ?? 0;
    return { engine, count: counts[code]!, sampleCount: samples[code]!, newest: dateText(newest[code]!) };
  });
}
