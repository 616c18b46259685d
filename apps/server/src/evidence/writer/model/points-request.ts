import { z } from 'zod';
import type { ModelRequest } from '../../../platform/model/language-model.port.ts';
import type { Evidence } from '../../evidence.ts';
import { RULES, Sentence, toldOf } from './draft-request.ts';
import type { Item } from './record-items.ts';

const Points = z.object({
  relations: z.array(z.object({ record: z.number(), isTo: z.string() })),
  points: z.array(z.object({ section: z.string(), sentences: z.array(Sentence) })),
});
export type WrittenPoints = z.infer<typeof Points>;

export const POINTS_MAX = 32;
/** What fits into the answer of a model with a small window. */
const SHORT_POINTS_MAX = 8;
export const SENTENCES_OF_POINT_MAX = 3;

const systemOf = (
  points: number,
) => `You write a report for people who turn an invention into a business: the points that stand under its sections. The reader has written the project's
description and knows it; he pays to learn what these records change about it, and underlines what moves a decision. He has to be able to act on each point.

${RULES}

"relations", first: for each record that matters, what it is to the project, in at most 25 words. First where they part: another disease, user, material, place
or time. Then what it is: a rival (who buys one would not buy the other), another way to the same end, the same means for another end, a
part or a party that the project could use, a payer, a buyer, a pattern for a study, an approval or a request. "record": any number of it. Nobody reads them but you.

"points", at most ${points}, all sections together: "section" is the id of the one section whose question it answers, where it weighs most; "sentences" are one to ${SENTENCES_OF_POINT_MAX}: what the records
show, each part with its numbers, and then what follows for the project (a decision, a claim, a price, a test, a buyer, and what it hangs on), which "concludes". A point is what a reader would underline:
- what two or more records say together: they agree, disagree, stop at the same place, one does what the other lacks;
- a value, a design, a result or a stage of a record beside that of the project, where both are on the same thing;
- what a record tells of how it was done, paid, tested, approved or stopped that the project can take over, or must avoid;
- what of the project none of what comes near is told to have;
- a number that decides how large or how dear this is (people, prices, amounts, a dose, a limit), with whose claim it is and of when;
- what speaks against the project: a reason why it may not work, not sell or not be free;
- what the reader has not asked and would be sorry not to know: how the project's own design, use or claim may fail, or win, by what a record did, reached or protects. Think it through
  from how the thing works: that is worth more than two records side by side, which alone are no point.
No point tells what a record is for its own sake, rests on a shared word, gives the description back, or says again what another point or an answer says. Each section is given what can be
decided of it by what is told, and gets none only where nothing told bears on it; write all that is worth its line. "otherSections" are answers that the report has given already: build on them, against none.

All points make one plan: what one calls nearest, a rival, free, proven, the outcome to measure or the next step, no other calls otherwise. The points of "go-to-market" are at most five steps in
the order in which to take them: what to do, with whom, what it decides, and which result would stop or turn the project, by a number where one is told. No other section tells a step.
The points of "executive-summary" come last and are what the report comes to, at most four: first the decision and what it hangs on, with what comes closest and how the project differs; what speaks most against it; who pays; the
first step of "go-to-market".

What is not told of a record is no lead of the project. A title alone frees nothing and bars nothing. What is expired or published is free to use and still stands against a claim; what
is in force may bar use as well. What was asked for or paid for long ago, of another product, is no pattern, and who paid then is no payer to go to for that alone. A limit is held against the same quantity at the
same place, and has one number wherever it is told. How many a study happened to have is no threshold of another: where no limit is told, say what against what decides, without a number.
A status of years ago is told as of then. Before something is called not told, look through all that is.`;

const TOKENS_MAX = 8000;
const SHORT_TOKENS_MAX = 1200;

export const pointsRequest = (
  sections: readonly { id: string; asks: string }[],
  items: readonly Item[],
  evidence: Evidence,
  isShort = false,
): ModelRequest<WrittenPoints> => ({
  system: systemOf(isShort ? SHORT_POINTS_MAX : POINTS_MAX),
  data: JSON.stringify({
    sections: Object.fromEntries(sections.map(({ id, asks }) => [id, asks])),
    ...toldOf(items, evidence),
  }),
  schema: Points,
  maxOutputTokens: isShort ? SHORT_TOKENS_MAX : TOKENS_MAX,
});
