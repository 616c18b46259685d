import { inSentence } from '@groundwork/contract/format';
import { COMPARED_MAX, COMPARED_MIN } from '@groundwork/contract/limits';
import { texts } from '@groundwork/contract/texts';

export const COMPARE_TEXTS = texts('compare', {
  theSearchFailed: 'The search failed.',
  nothingFound: 'Nothing found.',
  comparison: 'Comparison',
  loadingTheRecord: 'Loading the record',
  source: 'Source',
  noSuchRecord: 'This record does not exist.',
  onlyDifferences: 'Only differences',
  removeLabel: (title: string) => `Remove ${title}`,
  differs: '(differs)',
  addAnother: (singular: string) => `Add another ${singular}`,
  atMost: `${COMPARED_MAX} records at most`,
  tooFew: `Choose at least ${COMPARED_MIN} records`,
  tooFewText: (label: string) =>
    `Add ${inSentence(label)} above, or select ${COMPARED_MIN} to ${COMPARED_MAX} in a search and press Compare.`,
});
