import { abortError } from '../../catalogue/index/errors.ts';
import { jsonText, type ZipEntry, zipStream } from '../../platform/archive/zip-stream.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Cell, CSV_START, csvRow } from '../../platform/csv.ts';
import type { PersonalData } from '../../platform/db/personal-data.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type FileAnswer, fileHeaders, streamOf } from '../../platform/http/file-answer.ts';
import type { AuditLog } from '../audit/audit.service.ts';

type Dependencies = { sources: PersonalData[]; audit: AuditLog; clock: Clock; version: string };

/** Everything that is stored of a person, each kind as JSON and as CSV. Written while it is read: memory stays flat. */
export function personalDataService({ sources, audit, clock, version }: Dependencies) {
  async function* json(source: PersonalData, { userId }: Actor, onRow: () => void): AsyncGenerator<string> {
    let before = '[';
    for await (const row of source.rows(userId)) {
      onRow();
      yield `${before}\n${JSON.stringify(row, null, 2)}`;
      before = ',';
    }
    yield before === '[' ? '[]\n' : '\n]\n';
  }

  async function* csv(source: PersonalData, { userId }: Actor): AsyncGenerator<string> {
    yield CSV_START + csvRow(source.columns);
    for await (const row of source.rows(userId)) yield csvRow(source.columns.map((column) => cellOf(row[column])));
  }

  return {
    async exportAll(actor: Actor, signal?: AbortSignal): Promise<FileAnswer> {
      await audit.record(actor, 'export.personal-data');
      const exportedAt = clock.now().toISOString();
      const counts: Record<string, number> = {};
      function* entries(): Generator<ZipEntry> {
        for (const source of sources) {
          if (signal?.aborted) throw abortError();
          counts[source.name] = 0;
          const count = () => {
            counts[source.name]! += 1;
          };
          yield { name: `${source.name}.json`, text: json(source, actor, count) };
          yield { name: `${source.name}.csv`, text: csv(source, actor) };
        }
        const product = { name: 'Groundwork', version };
        yield { name: 'manifest.json', text: jsonText(() => ({ product, exportedAt, email: actor.email, counts })) };
      }
      const name = `groundwork-data-${exportedAt.slice(0, 10)}.zip`;
      return { headers: fileHeaders(name, 'application/zip'), body: streamOf(zipStream(entries())) };
    },
  };
}

export type PersonalDataService = ReturnType<typeof personalDataService>;

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
