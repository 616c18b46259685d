import { formatNumber } from '@groundwork/contract/format';
import { IDEA_STATEMENTS_MAX } from '@groundwork/contract/limits';
import { texts } from '@groundwork/contract/texts';

export const IDEA_SCREEN = texts('idea', {
  title: 'The idea, statement by statement',
  about:
    'What the description says of the thing itself, each with what on record comes nearest to it. A percentage estimates how likely a reader calls it near: read the quotation before you rest on it. Where nothing is named, others may still have done it.',
  loading: 'The idea is held against the records. The first time this takes some seconds.',
  failed: 'The idea could not be held against the records.',
  correct: 'Correct the statements',
  corrected: 'The statements were put by hand.',
  older: 'The description has changed since the statements were put by hand: look them over.',
  likely: (percent: string) => `${percent} likely near`,
  called: { person: 'Near, as you say', model: 'Near, as the language model says' },
  byModel: (model: string) => `The records most likely near were read by ${model}: ✓ is what it, or you, call near.`,
  modelWorks: (model: string) => `${model} is reading the records most likely near. This card updates by itself.`,
  modelWaits: (model: string) =>
    `${model} has not read all of the records most likely near: for those the estimate stands.`,
  nothing: 'Nothing on record comes near by estimate.',
  more: (count: number) => `${formatNumber(count)} more`,
  moreOf: (count: number, statement: string) => `${formatNumber(count)} more near to “${statement}”`,
  fewer: 'Fewer',
  fewerOf: (statement: string) => `Fewer near to “${statement}”`,
  near: 'Near',
  notNear: 'Not near',
  isNear: (title: string, statement: string) => `“${title}” is near to “${statement}”`,
  isNotNear: (title: string, statement: string) => `“${title}” is not near to “${statement}”`,
  refused: 'Not near, as you say:',
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back that “${title}” is not near`,
  saidNear: 'Noted as near. Reports and insights say that you call it so.',
  saidNot: 'Noted as not near. It is no longer named for this statement.',
  takenBack: 'Taken back.',
  markFailed: 'This could not be saved',
  closest: 'Near to the most of it',
  record: 'Record',
  statement: (at: number, text: string) => `Statement ${at}: ${text}`,
  unlikely: 'unlikely',
  held: (count: number) => `Held against the ${formatNumber(count)} records that lie nearest`,
  asOf: (date: string) => `Data as of ${date}`,
  missing: {
    encoder:
      'The sentence encoder is off or not available: the idea cannot be held against the records by its meaning.',
    language:
      'The description is not in English, of which alone the program knows the words. Put the statements in English yourself.',
    statements: 'The description says too little of the thing itself: what it is, how it works, what it does.',
  },
  put: 'Put the statements',
  putHint:
    'Say in plain sentences what the thing is, how it works and what it does: one statement a line, not for whom it is or what there is today. Reports and insights hold these against the records.',
  one: (at: number) => `Statement ${at}`,
  remove: (at: number) => `Remove statement ${at}`,
  up: (at: number) => `Move statement ${at} up`,
  add: 'Add a statement',
  enough: `At most ${IDEA_STATEMENTS_MAX} statements.`,
  none: 'Write at least one statement.',
  tooShort: 'Too short to be held against anything.',
  readAgain: 'Read them off the description again',
  conflict: 'Somebody else has changed the statements in the meantime. Save again to put yours in their place.',
  saved: 'Saved. The idea is held against the records anew.',
  saveFailed: 'The statements were not saved',
});
