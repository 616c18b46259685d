import type { ReadContext, Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml, type XmlNode, xmlHead } from '../shared/xml.ts';
import { askIsrctn } from './isrctn.ask.ts';
import { liveIsrctn } from './isrctn.live.ts';
import { mapTrial } from './isrctn.mapping.ts';

/** https://www.isrctn.com/api/query/format/default?q=…: the registry's API and downloads, `<allTrials>` of `<fullTrial>`. */
export const isrctn: Source = {
  name: 'isrctn',
  label: 'ISRCTN',
  url: 'https://www.isrctn.com',
  licence: 'ISRCTN registry, CC BY 4.0',
  engines: ['international-trials'],
  recognises: (file) => /<fullTrial[\s>]/.test(xmlHead(file)) && /isrctn/i.test(xmlHead(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(isrctn, context, id, url);
    let number = 0;
    for await (const trial of readXml(file, 'fullTrial', context.signal)) {
      number += 1;
      yield attempt(`trial ${number}`, () => mapTrial(trial, context.retrievedAt, stamp));
    }
  },
  live: liveIsrctn(toItem),
  ask: askIsrctn(toItem),
};

function toItem(at: string, trial: XmlNode, context: ReadContext): SourceItem {
  return attempt(at, () => mapTrial(trial, context.retrievedAt, (id, url) => stampOf(isrctn, context, id, url)));
}
