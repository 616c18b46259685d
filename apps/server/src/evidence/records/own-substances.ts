import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { drugClassesIn } from '../../catalogue/matching/drug-classes.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';

/** Facets that a data set's records on topic must have to be told. */
export type Narrowed = Partial<Record<Engine, Record<string, string[]>>>;

/** "Sodium chloride" is not meant by "sodium". */
const ELEMENTS = new Set(['calcium', 'magnesium', 'potassium', 'sodium', 'zinc', 'iron', 'lithium']);
const SUBSTANCES_MAX = 500;

/**
 * If a description names active ingredients, only medicines of these are told of: "extended-release metformin" is in
 * the words of every extended-release tablet, opioids among them. If it names a class, others of the class are its
 * competitors.
 */
export async function ownSubstances(
  index: Pick<CatalogueIndex, 'aggregate'>,
  engines: readonly EngineDeclaration[],
  about: ProjectMatches,
  text: string,
  signal?: AbortSignal,
): Promise<Narrowed> {
  if (drugClassesIn(text).length > 0) return {};
  const said = new Set(foldedWords(text));
  const isNamed = (substance: string) => {
    const words = foldedWords(substance);
    return words.every((word) => said.has(word)) || (said.has(words[0]!) && !ELEMENTS.has(words[0]!));
  };
  const narrowed = await Promise.all(
    engines.map(async ({ id, substanceFacet }): Promise<[Engine, Record<string, string[]>][]> => {
      if (!substanceFacet) return [];
      const rows = await index.aggregate(
        {
          engines: [id],
          query: null,
          among: within(about),
          by: { type: 'facet', field: substanceFacet },
          limit: SUBSTANCES_MAX,
        },
        signal,
      );
      const own = rows.map(({ key }) => key).filter(isNamed);
      return own.length > 0 ? [[id, { [substanceFacet]: own }]] : [];
    }),
  );
  return Object.fromEntries(narrowed.flat());
}
