import type { DetailGroup, DetailValue } from '@groundwork/contract/detail';
import { recordNumbers } from '../../catalogue/identity/same-record.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { RecordRef } from '../../catalogue/record.ts';

type Citation = Extract<DetailValue, { type: 'citations' }>['items'][number];

/** Works that the catalogue holds lead to their records: those named by id where they exist, others by their DOI. */
export async function resolveCitations(
  index: CatalogueIndex,
  groups: DetailGroup[],
  signal?: AbortSignal,
): Promise<DetailGroup[]> {
  const items = groups.flatMap(({ fields }) =>
    fields.flatMap(({ value }) => (value?.type === 'citations' ? value.items : [])),
  );
  if (items.length === 0) return groups;
  const [byId, byDoi] = await Promise.all([heldById(index, items, signal), heldByDoi(index, items, signal)]);
  const resolve = (item: Citation): Citation => ({ ...item, record: byId(item) ?? byDoi(item) });
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map(({ label, value }) => ({
      label,
      value: value?.type === 'citations' ? { ...value, items: value.items.map(resolve) } : value,
    })),
  }));
}

async function heldById(index: CatalogueIndex, items: Citation[], signal: AbortSignal | undefined) {
  const refs = items.flatMap(({ record }): RecordRef[] =>
    record ? [{ engine: record.searchEngine, id: record.id }] : [],
  );
  const keyOf = (engine: string, id: string) => `${engine} ${id}`;
  const held = new Set(
    (await index.get(refs, signal)).flatMap((record) => (record ? keyOf(record.engine, record.id) : [])),
  );
  return ({ record }: Citation) => (record && held.has(keyOf(record.searchEngine, record.id)) ? record : null);
}

async function heldByDoi(index: CatalogueIndex, items: Citation[], signal: AbortSignal | undefined) {
  const numbers = [...new Set(items.flatMap((item) => doiNumber(item) ?? []))];
  const found =
    numbers.length > 0
      ? await index.findByIdentity(
          numbers.map((number) => `n:${number}`),
          { perEngine: numbers.length },
          signal,
        )
      : [];
  const held = new Map(
    found.flatMap(({ records }) =>
      records.flatMap((record) =>
        recordNumbers(record).map((number) => [number, { searchEngine: record.engine, id: record.id }] as const),
      ),
    ),
  );
  return (item: Citation) => held.get(doiNumber(item) ?? '') ?? null;
}

function doiNumber({ url }: Citation): string | null {
  const doi = /^https:\/\/doi\.org\/(10\.\d{4,}\/\S+)$/i.exec(url ?? '')?.[1];
  return doi ? `doi:${doi.toLowerCase()}` : null;
}
