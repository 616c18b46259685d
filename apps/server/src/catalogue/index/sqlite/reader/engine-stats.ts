import type { Engine } from '@groundwork/contract/engines';
import type { EngineStats } from '../../index.port.ts';
import { dateText } from '../../partial-date.ts';
import type { RecordColumns } from './record-columns.ts';

/** How many records each engine lists, the newest date among them, and how many are samples, listed or set aside; in the order asked. */
export function engineStats(engines: Engine[], { columns, engineCodes }: RecordColumns): EngineStats[] {
  const counts = new Uint32Array(256);
  const samples = new Uint32Array(256);
  const newest = new Int32Array(256);
  const isListed = columns.listing();
  const isSample = columns.listing('sample');
  for (let docOrdinal = 0; docOrdinal < columns.size; docOrdinal++) {
    const engine = columns.engine[docOrdinal]!;
    if (isSample(docOrdinal)) samples[engine]!++;
    if (!isListed(docOrdinal)) continue;
    counts[engine]!++;
    newest[engine] = Math.max(newest[engine]!, columns.date[docOrdinal]!);
  }
  return engines.map((engine) => {
    // No engine has code 0.
    const code = engineCodes.get(engine) ?? 0;
    const { isSampleAside } = columns;
    const newestDate = dateText(newest[code]!);
    return { engine, count: counts[code]!, sampleCount: samples[code]!, isSampleAside, newest: newestDate };
  });
}
