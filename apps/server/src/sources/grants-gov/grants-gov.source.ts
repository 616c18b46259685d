import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { askGrants } from './grants-gov.ask.ts';
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
    const isHits = format === 'hits';
    const path = (isHits ? hitsIn(file) : opportunityIn(file)) ?? [];
    for await (const element of readRecords(file, path, signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return isHits ? mapHit(element.value, stamp) : mapOpportunity(element.value, today, stamp);
      });
    }
  },
  live: liveOpportunities(toItem),
  ask: askGrants(toItem),
};

function toItem(at: string, opportunity: unknown, context: ReadContext): SourceItem {
  return attempt(at, () =>
    mapOpportunity(opportunity, context.retrievedAt, (id, url) => stampOf(grantsGov, context, id, url)),
  );
}

function formatOf(file: SourceFile): 'extract' | 'hits' | 'opportunity' | null {
  const head = headText(file).trimStart();
  if (head.startsWith('<')) return DETAILS.some((name) => head.includes(`<${name}`)) ? 'extract' : null;
  if (hitsIn(file)) return 'hits';
  return opportunityIn(file) ? 'opportunity' : null;
}

const hitsIn = (file: SourceFile) =>
  recordPath(file, ['id', 'title', 'closeDate'], ['id', 'title', 'openDate'], ['id', 'title', 'oppStatus']) ??
  recordPath(file, ['oppHits'])?.concat('oppHits', '*') ??
  null;

const opportunityIn = (file: SourceFile) =>
  recordPath(
    file,
    ['id', 'opportunityTitle'],
    ['id', 'opportunityNumber', 'synopsis'],
    ['id', 'opportunityNumber', 'forecast'],
  );
