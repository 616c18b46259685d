import type { Opportunity } from '@groundwork/contract/pulse.assessment';
import type { FigureQuery } from '@groundwork/contract/report-document';
import type { CatalogueIndex, Selection } from '../../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../../catalogue/matching/matches.ts';
import { readQuery } from '../../../catalogue/query/parse-query.ts';
import type { FieldOfUse } from './fields-of-use.ts';

/** Companies' words for the people they sell to; the index takes the plural along. */
const BUSINESS = 'b2b OR enterprise OR manufacturer OR supplier OR wholesale OR hospital OR utility OR contractor';
const CONSUMER = 'b2c OR consumer OR shopper OR household OR homeowner OR retail OR gamer OR family';

const SAID_MIN = 3;
const CLEAR = 0.75;

/** Whom companies of the field sell to: those of the industry in the whole catalogue, or else those about the project. */
export async function marketOf(
  index: Pick<CatalogueIndex, 'aggregate'>,
  { engine, field, label }: FieldOfUse,
  { projectId, matches }: { projectId: string; matches: ProjectMatches },
): Promise<Opportunity['market']> {
  const isIndustry = engine === 'companies';
  const selection: Pick<Selection, 'facets' | 'among'> = isIndustry
    ? { facets: { [field]: [label] } }
    : { among: within(matches) };
  const filters = isIndustry ? { [field]: [label] } : { about: [projectId, matches.scope] };
  const count = async (words: string): Promise<{ count: number; query: FigureQuery }> => {
    const { tree } = readQuery(words, []);
    const [row] = await index.aggregate({ engines: ['companies'], query: tree, ...selection, by: { type: 'all' } });
    return { count: row?.count ?? 0, query: { searchEngine: 'companies', query: words, filters } };
  };
  const [business, consumer] = await Promise.all([count(BUSINESS), count(CONSUMER)]);
  return {
    kind: kindOf(business.count, consumer.count),
    business: business.count,
    consumer: consumer.count,
    businessQuery: business.query,
    consumerQuery: consumer.query,
  };
}

function kindOf(business: number, consumer: number): Opportunity['market']['kind'] {
  const said = business + consumer;
  if (said < SAID_MIN) return null;
  if (business >= said * CLEAR) return 'B2B';
  return consumer >= said * CLEAR ? 'B2C' : 'both';
}
