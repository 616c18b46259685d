import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { foldedWords } from '../../../catalogue/query/fold.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { stemOf } from '../../../evidence/words/stems.ts';
import type { ReadQuestion } from './read-question.ts';

/** The records on topic that a question is about: of its years, holding each of its words. */
export function matchingRecords(observed: Observed, { words, years }: Pick<ReadQuestion, 'words' | 'years'>) {
  const holds = holding(words);
  const isOf = (record: CatalogueRecord) =>
    years === null ||
    (record.date !== null &&
      Number(record.date.slice(0, 4)) >= years.from &&
      Number(record.date.slice(0, 4)) <= years.to);
  return Object.fromEntries(
    ENGINES.map((engine) => [engine, observed.records[engine].filter((record) => isOf(record) && holds(record))]),
  ) as Record<Engine, CatalogueRecord[]>;
}

/** Compares stems, in whatever a record says: title, text, parties, place and facets. */
function holding(words: readonly string[]): (record: CatalogueRecord) => boolean {
  const stems = words.flatMap(foldedWords).map(stemOf);
  if (stems.length === 0) return () => true;
  return ({ title, text, organisations, people, place, facets }) => {
    const said = stemsOf(
      [
        title,
        text,
        ...[...organisations, ...people].map(({ name }) => name),
        place?.city,
        place?.state,
        place?.country,
        ...Object.values(facets).flat(),
      ].join(' '),
    );
    return stems.every((stem) => said.has(stem));
  };
}

const stemsOf = (text: string): Set<string> => new Set(foldedWords(text).map(stemOf));
