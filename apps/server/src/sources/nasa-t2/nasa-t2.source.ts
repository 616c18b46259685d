import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { askNasa } from './nasa-t2.ask.ts';
import { liveTechnologies } from './nasa-t2.live.ts';
import { mapResult } from './nasa-t2.mapping.ts';

/** https://technology.nasa.gov/api/api/patent/… and …/software/…: their answers. */
export const nasaT2: Source = {
  name: 'nasa-t2',
  label: 'NASA Technology Transfer',
  url: 'https://technology.nasa.gov',
  licence: 'US government work (public domain)',
  engines: ['federal-lab-technologies'],
  recognises: isAnswer,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(nasaT2, context, id, url);
    for await (const element of readJson(file, ['results', '*'], context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapResult(element.value, stamp);
      });
    }
  },
  live: liveTechnologies(toItem),
  ask: askNasa(toItem),
};

function toItem(at: string, result: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapResult(result, (id, url) => stampOf(nasaT2, context, id, url)));
}

/** Results are arrays without names, so a case number ('LEW-TOPS-79', 'MFS-31243-1') in their second place tells. */
function isAnswer(file: SourceFile): boolean {
  return /^\s*\{[\s\S]*?"results"\s*:\s*\[\s*\[\s*"[^"]*"\s*,\s*"[A-Z]{2,4}-[^"]+"/.test(headText(file));
}
