import { contentWords } from '../../catalogue/query/content-words.ts';
import { foldText } from '../words/fold-letters.ts';
import { stemOf } from '../words/stems.ts';
import { type Cited, type CitedFigure, checkProse, type Lack } from './check-prose.ts';
import { agrees, statedNumbers } from './numbers.ts';
import { plainFact } from './plain-text.ts';

/** A part of a sentence with what stands behind it: 'Acme’s cell keeps 80% [1]'. */
export interface CitedStretch {
  text: string;
  cited: Cited[];
  figures: CitedFigure[];
}

/**
 * What a sentence says that the sources behind each of its parts don't. Beyond what `checkProse` looks up, two numbers of one
 * unit stand in the order that they have there, and a figure is told as what it counts.
 */
export const checkStretches = (stretches: readonly CitedStretch[]): Lack[] =>
  stretches.flatMap((stretch) => [
    ...checkProse(stretch.text, stretch.cited, stretch.figures),
    ...exchanged(stretch),
    ...ofOtherFigure(stretch),
  ]);

/** 'From 80% to 50%' of what rose from 50% to 80%. */
function exchanged({ text, cited }: CitedStretch): Lack[] {
  const passages = cited.flatMap((each) => each.passages).map((each) => statedNumbers(plainFact(each)));
  const plain = plainFact(text);
  const numbers = statedNumbers(plain);
  return numbers.flatMap((number, at): Lack[] => {
    const next = numbers[at + 1];
    if (!next || number.unit === null) return [];
    // Of '14 days … 21' the second leaves its unit out.
    const isBare = next.unit === null && !/\p{L}/u.test(plain.slice(next.end).split(/[.,;:()]/)[0]!);
    if (!isBare && next.unit?.dimension !== number.unit.dimension) return [];
    const places = passages
      .map((known) => [number, next].map((each) => known.findIndex((one) => agrees(each, one))))
      .filter((both) => both.every((place) => place >= 0));
    return places.length > 0 && places.every(([one, other]) => one! > other!)
      ? [{ kind: 'number', text: `${number.text}, ${next.text}` }]
      : [];
  });
}

/** 'NASA has 12 spacecraft' of 12 awards: without any source each value is lacking. */
function ofOtherFigure({ text, cited, figures }: CitedStretch): Lack[] {
  const said = new Set(foldText(text).split(' ').map(stemOf));
  const isTold = ({ label }: CitedFigure) => contentWords(label).some((word) => said.has(stemOf(word)));
  if (cited.length > 0 || figures.every(isTold)) return [];
  return checkProse(text, []).filter(({ kind }) => kind === 'number' || kind === 'date');
}
