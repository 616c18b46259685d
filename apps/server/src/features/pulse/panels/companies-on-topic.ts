import { FUNDING_COMPANIES_MAX } from '@groundwork/contract/limits';
import { z } from 'zod';
import type { Company } from '../../../catalogue/engines/companies.ts';
import { FundingRound } from '../../../catalogue/engines/funding-round.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { ofProject, type PanelInput } from './of-project.ts';

/** Read at once, so that no answer of the index holds up what else the process does. */
const BATCH = 100;
const Rounds = z.array(FundingRound).catch([]);

export interface CompanyRounds {
  id: string;
  name: string;
  rounds: FundingRound[];
}

/** Companies on topic that list funding rounds. Rounds are parts of records, which the index does not count. */
export async function companiesOnTopic({ index, matches, signal }: PanelInput) {
  const { refs, total } = await index.searchRefs(
    { ...ofProject(matches, 'companies'), sort: 'relevance', direction: 'desc', limit: FUNDING_COMPANIES_MAX },
    signal,
  );
  const companies: CompanyRounds[] = [];
  for (let at = 0; at < refs.length; at += BATCH) {
    signal?.throwIfAborted();
    for (const record of await index.get(refs.slice(at, at + BATCH))) if (record) companies.push(roundsOf(record));
  }
  return { total, read: refs.length, companies: companies.filter(({ rounds }) => rounds.length > 0) };
}

const roundsOf = ({ id, title, data }: CatalogueRecord): CompanyRounds => ({
  id,
  name: title,
  rounds: Rounds.parse((data as Company).fundingRounds ?? []),
});
