import type { RecordStamp } from '../../catalogue/engines/build.ts';
import type { ReadContext, Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { JsonObject } from './json.ts';

/** Why a row cannot become a record; its message is shown to people. */
export class RowRejected extends Error {}

/** Runs a mapping and turns what it throws into a reported rejection, so that one bad row never stops a file. */
export function attempt(at: string, map: () => CatalogueRecord): SourceItem {
  try {
    return { at, record: map() };
  } catch (error) {
    return {
      at,
      rejected: error instanceof RowRejected ? error.message : `Cannot be read: ${(error as Error).message}`,
    };
  }
}

export function stampOf(
  source: Pick<Source, 'label' | 'url' | 'licence'>,
  context: ReadContext,
  id: string,
  url: string | null,
): RecordStamp {
  const { label: name, licence } = source;
  return {
    id,
    url,
    source: { name, url: url ?? source.url, retrievedAt: context.retrievedAt, licence, isSample: false },
  };
}

export function required(value: string | undefined, what: string): string {
  if (!value) throw new RowRejected(`No ${what}`);
  return value;
}

/** The nested value, or undefined where any step is missing. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((node, key) => (isContainer(node) ? node[key] : undefined), value);
}

export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  return optionalText(at(value, ...path));
}

export function numberAt(value: unknown, ...path: (string | number)[]): number | undefined {
  const found = at(value, ...path);
  const number = typeof found === 'string' && found.trim() ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function booleanAt(value: unknown, ...path: (string | number)[]): boolean | undefined {
  const found = at(value, ...path);
  return typeof found === 'boolean' ? found : undefined;
}

/** The array at the path; [] when there is none. */
export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The filled strings of an array; [] when there is none. */
export function textsAt(value: unknown, ...path: (string | number)[]): string[] {
  return listAt(value, ...path).flatMap((one) => optionalText(one) ?? []);
}

export function asObject(value: unknown): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new RowRejected('Not a JSON object');
  return value as JsonObject;
}

function isContainer(value: unknown): value is Record<string | number, unknown> {
  return value !== null && typeof value === 'object';
}
