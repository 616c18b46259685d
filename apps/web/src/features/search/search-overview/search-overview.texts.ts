import { formatCount } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const OVERVIEW_TEXTS = texts('search-overview', {
  searchEverything: 'Search all data sets',
  startTitle: 'One question, fourteen data sets',
  startText: 'Type what you care about: a technology, a disease, a company, a person, a trial number.',
  bestOfEach: 'The best of each data set',
  seeAll: (found: string, label: string) => `All ${found} ${label}`,
  nothingIn: 'Nothing found in',
  someWordsOnly: 'With only some of the words:',
  nothing: 'No data set has anything on this',
  nothingText: 'Try other words, or fewer.',
  asking: 'Searching the data sets…',
  found: (total: string, sets: number) => `${total} in ${formatCount(sets, 'data set')}`,
  inSeveral: 'In several data sets',
  inSeveralText: 'Among the best matches. Same name or same identifier.',
  probably: 'probably',
  overTime: 'Over the years',
  inYear: (year: number, count: number) => `${year}: ${formatCount(count, 'record')}`,
  nextToClose: 'Closing next',
  closes: (day: string) => `Closes ${day}`,
  failed: 'The search failed',
  allWords: (count: string, rest: string) => `${count} with all the words, ${rest} with some`,
});
