import type { Engine } from '@groundwork/contract/engines';
import type { RecordDetail } from '@groundwork/contract/records';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

const PARTIES_MAX = 12;
const LINKS_MAX = 40;
/** Agencies name thousands of records: such a link says nothing. */
const UNTELLING_ROLES = /agency|funder|examiner|contact|sub-agency|office/i;

/** Records of any data set that name the same organisation or person, with the reason in words. */
export async function linksOf(
  index: CatalogueIndex,
  record: CatalogueRecord,
  engineOf: (engine: Engine) => EngineDeclaration,
): Promise<RecordDetail['links']> {
  const names = [...record.organisations, ...record.people]
    .filter(({ role }) => !UNTELLING_ROLES.test(role))
    .map(({ name }) => name)
    .slice(0, PARTIES_MAX);
  if (names.length === 0) return [];
  const found = await index.findByParty(names, { exclude: { engine: record.engine, id: record.id }, limit: LINKS_MAX });
  return found.map(({ record: other, name }) => ({
    searchEngine: other.engine,
    id: other.id,
    title: other.title,
    date: other.date,
    amount: engineOf(other.engine).amount?.unit === 'usd' ? other.amount : null,
    reason: `Names ${name}`,
  }));
}
