import type { Engine } from '@groundwork/contract/engines';
import { type Collected, countOf, derivedFigure, makeStatement, nothing } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { num, words } from '../../../evidence/statements/statement.ts';

const PRODUCTS: Engine[] = ['companies', 'drugs', 'usa-spending'];
/** Papers alone: awards of small businesses go to companies. */
const RESEARCH_MIN = 15;
/** One side has at least so many times what the other has. */
const TIMES = 8;
/** A data set with fewer records says nothing by what it lacks. */
const HELD_MIN = 500;

/** Much research in the field and hardly a product of it, as far as data sets of a fair size tell. */
export function researchGap(observed: Observed, held: Record<Engine, number>): Collected {
  const found = nothing();
  const looked = PRODUCTS.filter((engine) => held[engine] >= HELD_MIN);
  if (!looked.includes('companies')) return found;
  const research = observed.records.publications;
  const products = looked.flatMap((engine) => observed.records[engine]);
  if (research.length < RESEARCH_MIN || products.length * TIMES > research.length) return found;
  const counted = (engine: Engine, label: string) =>
    derivedFigure(observed, {
      id: `research-gap:${engine}`,
      label,
      value: observed.records[engine].length,
      how: 'count',
      engine,
      records: observed.records[engine],
    });
  const papers = counted('publications', 'publications in the field');
  const companies = counted('companies', 'companies in the field');
  const others = looked
    .filter((engine) => engine !== 'companies')
    .map((engine) => ({
      isDrugs: engine === 'drugs',
      figure: counted(
        engine,
        engine === 'drugs' ? 'drug applications in the field' : 'government contracts and grants in the field',
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
    headline: makeStatement(words`The records hold ${done} in the field, but ${sold}.`, [papers, companies]),
    statements: [
      makeStatement(
        words`Research in the field adds up to ${done}, while the data set of companies holds ${num(companies)} in the field.`,
        [papers, companies],
      ),
      ...others.map(({ isDrugs, figure }) => {
        const what = isDrugs
          ? countOf(figure, 'drug application', 'drug applications')
          : countOf(figure, 'government contract or grant', 'government contracts and grants');
        return makeStatement(words`A further ${what} in the field are on record.`, [figure]);
      }),
    ],
  });
  return found;
}
