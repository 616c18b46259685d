import { recordPath } from '@groundwork/contract/paths';
import type { RecordDetail } from '@groundwork/contract/records';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { evidenceRecord } from '../../evidence/records/evidence-record.ts';
import { toBibtex } from '../../evidence/render/references/bibtex.ts';
import { cslItems } from '../../evidence/render/references/csl-item.ts';
import { toRis } from '../../evidence/render/references/ris.ts';

/** For reference managers, as reports give their sources: an article with journal and pages, a patent with its number. */
export function citationsOf(
  raw: CatalogueRecord,
  engine: EngineDeclaration,
  appUrl: string,
): RecordDetail['citations'] {
  const { record, fields } = evidenceRecord(raw, engine);
  const { source, organisations, id, title, date, url } = record;
  const cited = {
    number: 1,
    searchEngine: engine.id,
    engineLabel: engine.label,
    id,
    title,
    parties: [...new Set(organisations.map(({ name }) => name))].slice(0, 3),
    date,
    url: url ?? appUrl + recordPath({ engine: engine.id, id }),
    publisher: source.name,
    licence: source.licence,
    retrievedAt: source.retrievedAt,
    isSample: source.isSample,
  };
  const items = cslItems({ sources: [cited] }, { 1: fields });
  return { bibtex: toBibtex(items), ris: toRis(items), csl: `${JSON.stringify(items, null, 2)}\n` };
}
