import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { isWithin, type ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { readPart } from '../../evidence/gather/evidence-record.ts';

/** A report cites no more. */
const RECORDS_MAX = 60;

/** The surest of the field, which a language model reads before a report is planned. */
export async function readFirst(
  index: Pick<CatalogueIndex, 'get'>,
  { matches, scope }: ProjectMatches,
): Promise<CatalogueRecord[]> {
  const refs = matches.filter((match) => isWithin(match, scope)).slice(0, RECORDS_MAX);
  const records = await index.get(refs.map(({ engine, id }) => ({ engine, id })));
  return records.flatMap((record) => (record ? [readPart(record)] : []));
}
