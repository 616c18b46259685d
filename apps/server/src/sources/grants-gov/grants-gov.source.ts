import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { liveOpportunities } from './grants-gov.live.ts';
import { mapExtract, mapHit, mapOpportunity } from './grants-gov.mapping.ts';

const DETAILS = ['OpportunitySynopsisDetail_1_0', 'OpportunityForecastDetail_1_0'];

/** https://www.grants.gov/api: answers of search2 and fetchOpportunity; and the daily GrantsDBExtract XML. */
export const grantsGov: Source = {
  name: 'grants-gov',
  label: 'Grants.gov',
  url: 'https://www.grants.gov',
  licence: 'US government work (public domain)',
  engines: ['funding-opportunities'],
  recognises: (file) => formatOf(file) !== null,
  async *read(file, context) {
    const { retrievedAt: today, signal } = context;
    const stamp = (id: string, url: string | null) => stampOf(grantsGov, context, id, url);
    const format = formatOf(file);
    if (format === 'extract') {
      let number = 0;
      for await (const node of readXml(file, DETAILS, signal)) {
        number += 1;
        yield attempt(`opportunity ${number}`, () => mapExtract(node, today, stamp));
      }
      return;
    }
    const isHits = format === 'search2' || format === 'search';
    const path = format === 'search2' ? ['data', 'oppHits', '*'] : format === 'search' ? ['oppHits', '*'] : ['data'];
    for await (const element of readJson(file, path, signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return isHits ? mapHit(element.value, stamp) : mapOpportunity(element.value, today, stamp);
      });
    }
  },
  live: liveOpportunities((at, opportunity, context) =>
    attempt(at, () =>
      mapOpportunity(opportunity, context.retrievedAt, (id, url) => stampOf(grantsGov, context, id, url)),
    ),
  ),
};

function formatOf(file: SourceFile): 'extract' | 'search2' | 'search' | 'opportunity' | null {
  const head = headText(file).trimStart();
  if (head.startsWith('<')) return DETAILS.some((name) => head.includes(`<${name}`)) ? 'extract' : null;
  if (!head.startsWith('{')) return null;
  if (/"oppHits"\s*:\s*\[/.test(head)) return /"data"\s*:\s*\{/.test(head) ? 'search2' : 'search';
  return /"data"\s*:\s*\{/.test(head) && /"(opportunityTitle|opportunityNumber)"\s*:/.test(head) ? 'opportunity' : null;
}
