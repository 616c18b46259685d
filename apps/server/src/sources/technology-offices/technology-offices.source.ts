import type { ReadContext, Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml, xmlHead } from '../shared/xml.ts';
import { askOffices, liveOffices } from './technology-offices.live.ts';
import { type Listing, listingOfItem, mapListing, type Office } from './technology-offices.mapping.ts';

/** Technology-transfer offices of universities by their own addresses: RSS, Atom, JSON, JSON-LD, sitemaps; and saved RSS. */
export const technologyOffices: Source = {
  name: 'technology-offices',
  label: 'Technology offices of universities',
  url: 'https://autm.net',
  licence: 'As each office states; facts and short descriptions with a link to the office',
  engines: ['university-technologies'],
  recognises: (file) => /<rss[\s>]/.test(xmlHead(file)) && /dataField:caseId|technologypublisher/i.test(xmlHead(file)),
  async *read(file, context) {
    const name = /<title>\s*(?:<!\[CDATA\[)?([^<\]]+)/.exec(xmlHead(file))?.[1]?.trim();
    const link = /<link>\s*(https?:[^<\s]+)/.exec(xmlHead(file))?.[1] ?? technologyOffices.url;
    for await (const item of readXml(file, 'item', context.signal))
      yield toItem(listingOfItem(item), { name, address: link }, context);
  },
  live: liveOffices(toItem),
  ask: askOffices(toItem),
};

function toItem(told: Listing, office: Office, context: ReadContext): SourceItem {
  return attempt(told.url ?? told.title ?? office.address, () =>
    mapListing(told, office, (id, url) => stampOf(technologyOffices, context, id, url)),
  );
}
