import { hash } from 'node:crypto';
import { memoize } from '../platform/memoize.ts';
import type { CatalogueRecord } from './record.ts';

/**
 * Hash over what a record says. `source.retrievedAt` is left out, so that fetching the same record again is no change.
 */
export function hashRecord(record: Omit<CatalogueRecord, 'engine'> & { engine: string }): string {
  const stable = { ...record, source: { ...record.source, retrievedAt: '' } };
  return hash('sha256', canonicalJson(stable), 'base64url').slice(0, 22);
}

/** Names of members as JSON: records have the same few hundred. */
const nameJson = memoize((name) => JSON.stringify(name), 10_000);

/** JSON whose members are in the order of their names: one text for one value. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const object = value as Record<string, unknown>;
  let text = '';
  for (const name of Object.keys(object).sort()) {
    const member = object[name];
    if (member !== undefined) text += `${text && ','}${nameJson(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}
