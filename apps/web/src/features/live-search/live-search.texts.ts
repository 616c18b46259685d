import { formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

const records = (count: number) => (count === 1 ? '1 record' : `${formatNumber(count)} records`);
const sources = (count: number) => (count === 1 ? '1 source' : `${formatNumber(count)} sources`);

export const LIVE_SCREEN = texts('live-search', {
  title: 'Ask the public sources',
  open: 'Choose words and sources',
  close: 'Close',
  failed: 'What can be asked could not be loaded.',
  notAskedYet: (count: number) =>
    `${sources(count)} can be asked for records about this project. Nothing is sent before you agree.`,
  onlySample: 'This is sample data. Ask the public sources for real records about this project.',
  off: 'The operator of this installation has switched asking the public sources off.',
  never: 'This project never asks the public sources.',
  asking: (done: number, of: number) => `Asking: ${formatNumber(done)} of ${formatNumber(of)} sources are done`,
  newRecords: (count: number) => `${records(count)} new so far`,
  newInAll: (count: number) => `${records(count)} new`,
  stopped: (count: number, of: number) => `canceled before ${formatNumber(count)} of ${sources(of)} had all been read`,
  silent: (count: number) => `${sources(count)} did not answer`,
  asked: (when: string, by: string | null, taken: number, added: number, from: number) =>
    `Asked ${when}${by ? ` by ${by}` : ''}: ${records(taken)} from ${sources(from)}, ${formatNumber(added)} of them new`,
  counting: 'still counting: figures on this page change until all that came in is compared with the project',
  offline: 'The server cannot reach the public sources at the moment. Everything else works.',
  wordsHint:
    'These words are sent, and nothing else of the project. Take away what tells too much, or put in what is missing; what you put in becomes part of the project’s profile, too.',
  searchWordsHint:
    'These words are sent, and nothing else of the project. Take away what tells too much, or put in what is missing.',
  axes: { technology: 'What it is and how it works', use: 'What and whom it is for' },
  addWord: 'Add words',
  addWordTo: (axis: string) => `Add words: ${axis}`,
  heldBack: 'Held back, as these look like names; send one by a click:',
  setAside: 'Left out, as the idea seems not to be about them; send one by a click:',
  sendName: (name: string) => `Send “${name}” as well`,
  combinedBoth:
    'Sources are asked for any words of the first field together with any of the second; where that finds little, for any of them. Those that take one phrase at a time get the first few in turn.',
  combinedOne:
    'Sources are asked for any of these words. Those that take one phrase at a time get the first few in turn.',
  removeWord: (word: string) => `Do not send ${word}`,
  chooseSources: 'Sources',
  all: 'All',
  none: 'None',
  source: 'Source',
  holds: 'Good for',
  takes: 'Takes',
  upTo: (count: number) => `up to ${formatNumber(count)}`,
  missing: (setting: string) => `Needs a setting of the operator’s: ${setting}`,
  ask: 'Ask these sources',
  askAgain: 'Ask again, with other words or sources',
  askCount: (count: number) => `Ask ${sources(count)}`,
  asksLeft: (count: number) => `You can ask ${count === 1 ? 'once more' : `${formatNumber(count)} more times`} today`,
  noWords: 'Leave at least one word.',
  tooManyWords: (max: number) => `At most ${max} words in a field.`,
  notMedical: (labels: string[]) => `Not ticked, as the description is not one of medicine: ${labels.join(', ')}.`,
  tickThem: 'Tick them',
  /** What an ask lacks without a source that needs a setting. */
  without: {
    patentsview:
      'Without PatentsView an ask finds few patents: only those that other sources mention. Its key is free; whoever runs this installation can set it.',
  } as Record<string, string>,
  noSource: 'Choose at least one source.',
  readOnly: 'You can read this project; its owner and editors can ask.',
  askFailed: 'The sources were not asked',
  consent: 'From now on',
  consents: { never: 'Never ask', ask: 'Only when somebody asks', weekly: 'Each week with the same words' },
  consentFailed: 'This was not changed',
  nextAsk: (when: string) => `Next on ${when}`,
  cancel: 'Cancel',
  cancelFailed: 'It was not canceled',
  progress: 'How far the sources have answered',
  found: 'Read',
  taken: 'Kept',
  added: 'New',
  columnsHint:
    'Read: entries of the source that were looked at, the most relevant first. Kept: records made of them, by data set and each once. New: those that were not here before.',
  ofTotal: (asked: number, total: number) => `${formatNumber(asked)} of ${formatNumber(total)}`,
  totalUnknown: 'It tells no total',
  relevantFirst: (asked: number, total: number, source: string) =>
    `${formatNumber(asked)} of ${formatNumber(total)} at ${source}, the most relevant first`,
  someWords: 'Found by any one of the words',
  states: { queued: 'Waits', running: 'Asking …', complete: 'Answered', failed: 'Failed', cancelled: 'Canceled' },
  tryAgain: 'Try again',
  tryAgainAt: (source: string) => `Try again: ${source}`,
  more: 'Take more',
  moreOf: (source: string) => `Take more: ${source}`,
  sameAt: (source: string) => `${source}: the same question there`,
  byYear: 'By year, as the source counts',
  perYear: (year: number, value: string) => `${year}: ${value}`,
  history: 'Asked before',
  weekly: 'by itself',
  weeklyFor: 'Ask the public sources for it each week',
  sends: (words: string, sources: string) => `Sends “${words}” to ${sources}.`,
  weeklyOff: 'This installation asks the public sources only when a person does.',
  noWordsToAsk: 'It has no words to ask for.',
  noSourceFor: 'No source that can be asked has such records.',
  showFound: 'Show what was found',
  forTheseWords: 'Few records here have these words. Ask the public sources for them.',
});
