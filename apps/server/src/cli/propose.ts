import { readFile } from 'node:fs/promises';
import type { Engine } from '@groundwork/contract/engines';
import { TableMapping } from '@groundwork/contract/table-mapping';
import { z } from 'zod';
import { openEncoder } from '../catalogue/encoder/open-encoder.ts';
import { ImportFileError, openImportFiles } from '../catalogue/import/import-file.ts';
import { proposeTable } from '../catalogue/import/propose/propose.ts';

/** The mapping that a file's table most likely has, as JSON; what it says of its columns goes to `note`. */
export async function propose(
  location: string,
  engine: Engine | null,
  signal: AbortSignal,
  note: (text: string) => void,
): Promise<string> {
  const { files, dispose } = await openImportFiles(location);
  const encoder = openEncoder();
  try {
    const [file] = files;
    const proposal = file && (await proposeTable(file, { encoder, engine, signal }));
    if (!proposal) throw new ImportFileError(`${location} holds no table with a row of headings`);
    for (const { column, field, confidence, examples, isAsked } of proposal.columns)
      note(
        `${column} -> ${field ?? 'kept under its own heading'} (${confidence}): ${examples.join(' | ')}${isAsked ? '  ! can be read in two ways, say which' : ''}`,
      );
    return JSON.stringify(proposal.mapping, null, 2);
  } finally {
    await Promise.all([encoder.close(), dispose()]);
  }
}

export async function readMapping(location: string): Promise<TableMapping> {
  const text = await readFile(location, 'utf8').catch(() => {
    throw new ImportFileError(`There is no file ${location}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportFileError(`${location} is not valid JSON: ${(error as Error).message}`);
  }
  const read = TableMapping.safeParse(json);
  if (!read.success) throw new ImportFileError(`${location} is not a mapping: ${z.prettifyError(read.error)}`);
  return read.data;
}
