import { FUNDING_ROUNDS_SHOWN } from '@groundwork/contract/limits';
import type { FundingRoundOf, FundingTrends } from '@groundwork/contract/pulse.panels';
import { companiesOnTopic } from './companies-on-topic.ts';
import { type PanelInput, searchIn, yearOf } from './of-project.ts';

type Sum = FundingTrends['total'];

/** Funding rounds of the companies on topic. Amounts that are not stated in US dollars are no part of a record, so of no sum. */
export async function fundingTrends(input: PanelInput): Promise<FundingTrends> {
  const { total, read, companies } = await companiesOnTopic(input);
  const rounds = companies
    .flatMap(({ id, name, rounds: all }) =>
      all.map(
        (round): FundingRoundOf => ({
          companyId: id,
          company: name,
          type: round.name,
          date: round.date ?? null,
          amount: round.amount ?? null,
          investors: round.investors ?? [],
        }),
      ),
    )
    .sort(newestFirst);
  const dated = rounds.filter(({ date }) => date !== null);
  const byYear = Map.groupBy(dated, ({ date }) => yearOf(date!));
  const types = [...Map.groupBy(rounds, ({ type }) => type)]
    .sort(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
    .map(([type]) => type);
  return {
    asOf: input.asOf,
    companies: { onTopic: total, read, withRounds: companies.length, query: searchIn(input, 'companies') },
    total: sumOf(rounds),
    undated: rounds.length - dated.length,
    types,
    years: [...byYear]
      .sort(([one], [other]) => one - other)
      .map(([year, ofYear]) => {
        const byType = Map.groupBy(ofYear, ({ type }) => type);
        return {
          year,
          ...sumOf(ofYear),
          byType: types.flatMap((type) => (byType.has(type) ? [{ type, ...sumOf(byType.get(type)!) }] : [])),
        };
      }),
    rounds: rounds.slice(0, FUNDING_ROUNDS_SHOWN),
  };
}

function sumOf(rounds: FundingRoundOf[]): Sum {
  const stated = rounds.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return {
    rounds: rounds.length,
    amount: stated.reduce((sum, amount) => sum + amount, 0),
    withAmount: stated.length,
  };
}

/** Sorts by date, those without one last; then by company, so that the order is the same each time. */
function newestFirst(one: FundingRoundOf, other: FundingRoundOf): number {
  const [a, b] = [one.date ?? '', other.date ?? ''];
  if (a !== b) return a > b ? -1 : 1;
  return one.company < other.company ? -1 : 1;
}
