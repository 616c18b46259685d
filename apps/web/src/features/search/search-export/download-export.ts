import type { ApiError } from '@groundwork/contract/errors';
import type { ExportManifest, SearchExport } from '@groundwork/contract/search-export';
import { inLanguage } from '@groundwork/contract/texts';
import { CallError } from '../../../lib/call-error.ts';
import { bundleReader } from '../count-rows.ts';
import { SEARCH_TEXTS } from '../search.texts.ts';

type Options = { signal: AbortSignal; onRows: (rows: number) => void };

export interface Exported {
  file: Blob;
  name: string;
  manifest: ExportManifest;
}

/** Asks for a bundle and takes it as it comes. The typed client would only answer when all of it is there. */
export async function downloadExport(search: Partial<SearchExport>, { signal, onRows }: Options): Promise<Exported> {
  const response = await fetch('/api/search/csv-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...search, bundle: true }),
    signal,
  });
  if (!response.ok || !response.body) throw await refusal(response);
  const reader = bundleReader(`${search.searchEngine}.csv`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const body = response.body.getReader();
  for (let part = await body.read(); !part.done; part = await body.read()) {
    parts.push(part.value);
    reader.push(part.value);
    onRows(reader.rows());
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  // Without its manifest the file is not whole: reading it fails then.
  return {
    file: new Blob(parts, { type: 'application/zip' }),
    name: name ?? 'export.zip',
    manifest: reader.manifest(),
  };
}

async function refusal(response: Response): Promise<Error> {
  const error: Partial<ApiError> | null = await response.json().catch(() => null);
  if (!error?.code) return new Error(SEARCH_TEXTS.serverAnswered(response.status));
  return new CallError(error.code, { status: response.status, message: inLanguage(error.said, error.message ?? '') });
}
