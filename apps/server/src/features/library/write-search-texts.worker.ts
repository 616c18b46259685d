import type { JobContext } from '../../platform/jobs/job.ts';
import type { SearchTextRepository } from './search-texts.repository.ts';

export interface WriteSearchTextsDependencies {
  searchTexts: SearchTextRepository;
}

/** Killed anywhere it goes on with what is left. */
export async function run(
  _input: object,
  { signal }: Pick<JobContext, 'signal'>,
  { searchTexts }: WriteSearchTextsDependencies,
): Promise<void> {
  while (await searchTexts.writeSome()) signal.throwIfAborted();
}
