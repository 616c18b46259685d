import type { Engine } from '@groundwork/contract/engines';
import { type Collected, countOf, nothing, say, workedOut } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { num } from '../../../evidence/statements/part.ts';
import { words } from '../../../evidence/statements/template.ts';

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
      isDrugs: engine === 'drugs',
      figure: counted(
        engine,
        engine === 'drugs' ? 'drug applications on the topic' : 'government contracts and grants on the topic',
      ),
    }))
    .filter(({ figure }) => figure.value > 0);
  found.figures.push(papers, companies, ...others.map(({ figure }) => figure));
  const done = countOf(papers, 'publication', 'publications');
  const sold = countOf(companies, 'company', 'companies');
  found.findings.push({
    id: 'research-gap',
    family: 'white-space',
    n: research.length + products.length,
    period: null,
    missing: 'Companies and products that the catalog doesn’t hold may be at work on it all the same.',
    importance: 76,
    headline: say(words`The records hold ${done} on the topic, but ${sold}.`, [papers, companies]),
    statements: [
      say(
        words`Research on the topic adds up to ${done}, while the data set of companies holds ${num(companies)} on the topic.`,
        [papers, companies],
      ),
      ...others.map(({ isDrugs, figure }) => {
        const what = isDrugs
          ? countOf(figure, 'drug application', 'drug applications')
          : countOf(figure, 'government contract or grant', 'government contracts and grants');
        return say(words`A further ${what} on the topic are on record.`, [figure]);
      }),
    ],
  });
  return found;
}
