import { messageRefOf } from '@groundwork/contract/message-refs';
import type { FurtherSource } from '@groundwork/contract/records';
import { kindOfNumber, recordNumbers } from '../../catalogue/identity/same-record.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import { MESSAGES } from '../../platform/messages.ts';

const PER_ENGINE = 5;
const { trialAlsoIn, awardAlsoIn, paperAlsoIn } = MESSAGES.words.links;
const ALSO_IN = { trial: trialAlsoIn, award: awardAlsoIn, paper: paperAlsoIn };

/** Other entries of the same trial, paper or award, in this data set and in others. */
export async function furtherSourcesOf(
  index: CatalogueIndex,
  record: CatalogueRecord,
  splitFrom: RecordRef[],
  signal?: AbortSignal,
): Promise<FurtherSource[]> {
  const numbers = recordNumbers(record);
  if (numbers.length === 0) return [];
  const groups = await index.findByIdentity(
    numbers.map((number) => `n:${number}`),
    { exclude: { engine: record.engine, id: record.id }, perEngine: PER_ENGINE, withHidden: true },
    signal,
  );
  return groups
    .flatMap(({ records }) => records)
    .filter((other) => !splitFrom.some(({ engine, id }) => engine === other.engine && id === other.id))
    .flatMap((other) => {
      const shared = recordNumbers(other).find((number) => numbers.includes(number));
      if (!shared || other.source.isSample !== record.source.isSample) return [];
      const reason = ALSO_IN[kindOfNumber(shared)](other.source.name);
      return {
        searchEngine: other.engine,
        id: other.id,
        title: other.title,
        source: other.source.name,
        url: other.url,
        reason: reason.text,
        reasonSaid: messageRefOf(reason),
      };
    });
}
