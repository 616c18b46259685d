import type { Engine } from '@groundwork/contract/engines';
import type { RecordDetail } from '@groundwork/contract/records';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { furtherSourcesOf } from './further-sources.ts';
import { presentHit } from './present-hit.ts';
import { linksOf } from './record-links.ts';
import { similarTo } from './similar-records.ts';

type Dependencies = {
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  /** Records that an admin told apart from this one. */
  splitFrom?(ref: RecordRef): Promise<RecordRef[]>;
};

export function recordService({ index, engineOf, splitFrom = async () => [] }: Dependencies) {
  return {
    async record(engineId: Engine, id: string): Promise<RecordDetail> {
      const [record] = await index.get([{ engine: engineId, id }]);
      if (!record) throw new AppError('NOT_FOUND');
      const engine = engineOf(engineId);
      const apart = await splitFrom({ engine: engineId, id });
      const isMoney = (other: CatalogueRecord) => engineOf(other.engine).amount?.unit === 'usd';
      const [links, furtherSources, similar] = await Promise.all([
        linksOf(index, record, { isMoney, splitFrom: apart }),
        furtherSourcesOf(index, record, apart),
        similarTo(index, record),
      ]);
      return presentRecord(record, engine, {
        links,
        furtherSources,
        similar: similar.map((hit) => presentHit(hit, engine)),
      });
    },
  };
}

export type RecordService = ReturnType<typeof recordService>;

function presentRecord(
  record: CatalogueRecord,
  engine: EngineDeclaration,
  related: Pick<RecordDetail, 'links' | 'furtherSources' | 'similar'>,
): RecordDetail {
  const { engine: searchEngine, withdrawn = null, ...rest } = record;
  return {
    ...rest,
    searchEngine,
    withdrawn,
    groups: engine.detail.map(({ title, fields }) => ({
      title,
      fields: fields.map(({ label, value }) => ({ label, value: value(record) })),
    })),
    ...related,
    isBookmarkable: engine.isBookmarkable,
    contacts: engine.contacts?.(record) ?? [],
    hasFindableEmails: engine.hasFindableEmails ?? false,
  };
}
