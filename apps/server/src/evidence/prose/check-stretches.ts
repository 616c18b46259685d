import { contentWords } from '../../catalogue/query/content-words.ts';
import { foldText } from '../words/fold-letters.ts';
import { stemOf } from '../words/stems.ts';
import { type CitedFigure, checkProse, type Lack, NOTHING_ALLOWED } from './check-prose.ts';
import { agrees, type StatedNumber, statedNumbers } from './numbers.ts';
import { plainFact } from './plain-text.ts';
import { type Cited, placeOf, readSource } from './read-source.ts';
import { shownFigure } from './shown-figure.ts';
import { withoutWorkings, workingsIn } from './workings.ts';

/** A part of a sentence with what stands behind it: 'Acme’s cell keeps 80% [1]'. */
export interface CitedStretch {
  text: string;
  cited: Cited[];
  figures: CitedFigure[];
}

/**
 * The parts of a sentence that the sources behind each stretch lack. Beyond what `checkProse` looks up, no two numbers
 * are exchanged, a figure is told as what it counts, and a working comes to its result. `allowed`: names that need no source.
 */
export function checkStretches(given: readonly CitedStretch[], allowed = NOTHING_ALLOWED): Lack[] {
  const read = given.map(workedOut);
  const stretches = read.map(({ stretch }) => stretch);
  return stretches.flatMap((stretch, at) => [
    ...read[at]!.lacks,
    ...checkProse(stretch.text, stretch.cited, stretch.figures, recordsOf(stretches), {
      ...allowed,
      isOpening: allowed.isOpening && at === 0,
    }),
    ...exchanged(stretch),
    ...ofOtherFigure(stretch),
  ]);
}

/** What a working comes to is held by the working; its numbers are looked up as operands. */
function workedOut(stretch: CitedStretch): { stretch: CitedStretch; lacks: Lack[] } {
  const places = [
    ...stretch.cited.map(readSource).flatMap((source) => source.places),
    ...stretch.figures.map((figure) => placeOf(shownFigure(figure), null)),
  ];
  const workings = workingsIn(stretch.text, places);
  if (workings.length === 0) return { stretch, lacks: [] };
  const results = workings.map(({ result }) => result);
  return {
    stretch: {
      ...stretch,
      text: withoutWorkings(stretch.text, workings),
      cited: [...stretch.cited, { key: '', fields: [], passages: results }],
    },
    lacks: workings.filter(({ holds }) => !holds).map(({ text }) => ({ kind: 'number', text })),
  };
}

/** 'The two awards' may stand in one part, and the second award behind another. */
const recordsOf = (stretches: readonly CitedStretch[]): number =>
  new Set(stretches.flatMap(({ cited }) => cited.flatMap(({ key }) => key || []))).size;

/**
 * Two numbers of one passage are exchanged if each has the words that stand about the other one there, or if they are
 * the ends of a range in the other order.
 */
function exchanged({ text, cited }: CitedStretch): Lack[] {
  const passages = cited.flatMap((each) => each.passages).map(withWords);
  const numbers = withWords(text);
  return numbers.flatMap((one, at): Lack[] =>
    numbers.slice(at + 1).flatMap((other, between): Lack[] => {
      const joint = between === 0 ? plainFact(text).slice(one.end, other.at) : '';
      const isTurned = passages.some((known) => {
        const [first, second] = [one, other].map((each) => known.filter((there) => agrees(each, there)));
        return first!.length === 1 && second!.length === 1 && turned([one, other], [first![0]!, second![0]!], joint);
      });
      const isMoreThanAll = PART.test(joint) && one.unit === other.unit && one.value > other.value;
      return isTurned || isMoreThanAll ? [{ kind: 'number', text: `${one.text}, ${other.text}` }] : [];
    }),
  );
}

type WithWords = StatedNumber & { words: Set<string> };
type Pair = readonly [WithWords, WithWords];

function turned([one, other]: Pair, [first, second]: Pair, joint: string): boolean {
  if (first === second) return false;
  if (RANGE.test(joint)) return first.at > second.at;
  const straight = shared(one, first) + shared(other, second);
  const crossed = shared(one, second) + shared(other, first);
  return crossed > straight;
}

const shared = (one: WithWords, other: WithWords): number =>
  [...one.words].filter((word) => other.words.has(word)).length;

const RANGE = /^[\s%]*(?:to|and|–|-)\s*$/;
const PART = /^ of (?:the |its |these |those )?$/;
const CLAUSE_ENDS = /[,;:()]|(?<=\s)(?:and|but|or|while|whereas)(?=\s)/g;

/** Each number with the words of its clause. */
function withWords(text: string): WithWords[] {
  const plain = plainFact(text);
  return statedNumbers(plain).map((number) => {
    const ends = [...plain.matchAll(CLAUSE_ENDS)]
      .map(({ index }) => index)
      .filter((end) => end < number.at || end >= number.end);
    const from = ends.findLast((end) => end < number.at) ?? 0;
    const to = ends.find((end) => end >= number.end) ?? plain.length;
    return {
      ...number,
      words: new Set(
        contentWords(plain.slice(from, to))
          .filter((word) => /\p{L}/u.test(word))
          .map(stemOf),
      ),
    };
  });
}

/** 'NASA has 12 spacecraft' of 12 awards: without any source each value is lacking. */
function ofOtherFigure({ text, cited, figures }: CitedStretch): Lack[] {
  const said = new Set(foldText(text).split(' ').map(stemOf));
  const isTold = ({ label }: CitedFigure) => contentWords(label).some((word) => said.has(stemOf(word)));
  if (cited.length > 0 || figures.every(isTold)) return [];
  return checkProse(text, []).filter(({ kind }) => kind === 'number' || kind === 'date');
}
