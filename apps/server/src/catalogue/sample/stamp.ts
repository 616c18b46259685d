import type { RecordStamp } from '../engines/build.ts';

/** Every generated record is marked, so that nobody takes it for a fact and one call can remove them all. */
export function sampleStamp(id: string): RecordStamp {
  return {
    id: `sample-${id}`,
    url: null,
    source: {
      name: 'Groundwork sample data',
      url: null,
      retrievedAt: '2026-11-01T00:00:00.000Z',
      licence: 'Generated for demonstration; not real',
      isSample: true,
    },
  };
}
