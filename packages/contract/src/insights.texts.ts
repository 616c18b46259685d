import { texts } from './texts.ts';

/** Texts about insights, used by the server and by screens. */
export const INSIGHT_TEXTS = texts('contract/insights', {
  questionRequired: 'A question is required',
  questionTooLong: 'Question must be less than 200 characters in length',
  notAQuestion:
    'This can’t be read as a question about records. Ask how many, how much, who, which or when, for example: How many patents were granted since 2020?',
  otherProject: 'Insights look at this project alone. Select the other project to ask about it.',
  otherPeople: 'Insights look at public records, and not at what people here work on.',
  alreadyRated: 'You have already rated this insight.',
  limitReached: 'Your plan’s custom insights for this month are used up.',
  notReady: 'This insight is not ready yet.',
  nothingFound: 'Nothing was found.',
});

/** Kinds of insight, as their cards are labelled. */
export const INSIGHT_KIND_LABELS = texts('contract/insight-kinds', {
  change: 'Change of direction',
  newcomer: 'Newcomer',
  concentration: 'Concentration',
  gap: 'Gap',
  closing: 'Closing window',
  expiry: 'Expiry',
  trial: 'Trials',
  medicines: 'Medicines',
  amount: 'Amounts',
  players: 'Players',
  path: 'What follows',
  nearest: 'Nearest on record',
  reached: 'Reached by others',
  market: 'Market',
  regulation: 'Rules',
  plans: 'Plans',
  need: 'Need',
  answer: 'Answer',
});
