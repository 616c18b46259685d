import type { Engine } from '@groundwork/contract/engines';
import { formatCount, formatNumber } from '@groundwork/contract/format';
import { type Collected, nothing, say, workedOut } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';

const PRODUCTS: Engine[] = ['companies', 'drugs', 'usa-spending'];
/** Papers alone: awards of small businesses go to companies. */
const RESEARCH_MIN = 15;
/** One side has at least so many times what the other has. */
const TIMES = 8;
/** A data set with fewer records says nothing by what it lacks. */
const HELD_MIN = 500;

/** Much research on the topic and hardly a product of it, as far as data sets of a fair size tell. */
export function researchGap(observed: Observed, held: Record<Engine, number>): Collected {
  const found = nothing();
  const looked = PRODUCTS.filter((engine) => held[engine] >= HELD_MIN);
  if (!looked.includes('companies')) return found;
  const research = observed.records.publications;
  const products = looked.flatMap((engine) => observed.records[engine]);
  if (research.length < RESEARCH_MIN || products.length * TIMES > research.length) return found;
  const counted = (engine: Engine, label: string) =>
    workedOut(observed, {
      id: `research-gap:${engine}`,
      label,
      value: observed.records[engine].length,
      how: 'count',
      engine,
      records: observed.records[engine],
    });
  const papers = counted('publications', 'publications on the topic');
  const companies = counted('companies', 'companies on the topic');
  const others = looked
    .filter((engine) => engine !== 'companies')
    .map((engine) => ({
      words: (value: number) =>
        engine === 'drugs'
          ? formatCount(value, 'drug application', 'drug applications')
          : formatCount(value, 'government contract or grant', 'government contracts and grants'),
      figure: counted(
        engine,
        engine === 'drugs' ? 'drug applications on the topic' : 'government contracts and grants on the topic',
      ),
    }))
    .filter(({ figure }) => figure.value > 0);
  found.figures.push(papers, companies, ...others.map(({ figure }) => figure));
  const done = formatCount(papers.value, 'publication', 'publications');
  const sold = formatCount(companies.value, 'company', 'companies');
  found.findings.push({
    id: 'research-gap',
    family: 'white-space',
    n: research.length + products.length,
    period: null,
    missing: 'Companies and products that the catalog doesn’t hold may be at work on it all the same.',
    importance: 76,
    headline: say(`The records hold ${done} on the topic, but ${sold}.`, [papers, companies]),
    statements: [
      say(
        `Research on the topic adds up to ${done}, while the data set of companies holds ${formatNumber(companies.value)} on the topic.`,
        [papers, companies],
      ),
      ...others.map(({ words, figure }) =>
        say(`A further ${words(figure.value)} on the topic are on record.`, [figure]),
      ),
    ],
  });
  return found;
}
