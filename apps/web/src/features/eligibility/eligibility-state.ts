export type EligibilityPart = 'A' | 'B';
/** '' is not answered yet. */
export type Answer = 'yes' | 'no' | '';

const QUESTIONS_PER_PART = 4;

export interface EligibilityState {
  part: EligibilityPart;
  answers: Answer[];
}

const blank = (part: EligibilityPart): EligibilityState => ({
  part,
  answers: new Array<Answer>(QUESTIONS_PER_PART).fill(''),
});

export const FIRST_STATE = blank('A');

/** Changing an earlier answer keeps the later ones; they come back when it is Yes again. */
export const answer = ({ part, answers }: EligibilityState, at: number, given: Answer): EligibilityState => ({
  part,
  answers: answers.with(at, given),
});

/** How many questions are shown: each only after all before it were answered with Yes. */
export function shownCount({ answers }: EligibilityState): number {
  const firstOther = answers.findIndex((given) => given !== 'yes');
  return firstOther === -1 ? answers.length : firstOther + 1;
}

export const isPassed = ({ answers }: EligibilityState): boolean => answers.every((given) => given === 'yes');

/** To Part B, whose answers begin anew; from nowhere but a passed Part A. */
export const continueToB = (state: EligibilityState): EligibilityState =>
  state.part === 'A' && isPassed(state) ? blank('B') : state;
