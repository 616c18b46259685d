import { contentWords } from '../../catalogue/query/content-words.ts';
import { foldText } from '../words/fold-letters.ts';
import { stemOf } from '../words/stems.ts';
import { type Cited, type CitedFigure, checkProse, type Lack } from './check-prose.ts';
import { agrees, type StatedNumber, statedNumbers } from './numbers.ts';
import { plainFact } from './plain-text.ts';

/** One thing that a stretch rests on. */
export interface StretchSource {
  cited: Cited[];
  figures: CitedFigure[];
  /** By what a sentence may say whose it is: names, and what the record is: 'a trial'. */
  names: string[];
}

/** A part of a sentence with what stands behind it: 'Acme’s cell keeps 80% [1]'. */
export interface CitedStretch {
  text: string;
  sources: StretchSource[];
}

/**
 * What a sentence says that the sources behind each of its parts don't. Beyond what `checkProse` looks up:
 * - a number or date is that of every source that stands behind it: of two awards in one breath a reader couldn't tell whose it is
 * - a part that turns to another record says whose its values are
 * - a number counts what it counts there, and two of one unit stand in the order that they have there
 */
export function checkStretches(stretches: readonly CitedStretch[]): Lack[] {
  const before = new Set<string>();
  return stretches.flatMap(({ text, sources }) => {
    const keys = sources.flatMap(({ cited }) => cited.map(({ key }) => key));
    const isAnother = before.size > 0 && keys.length > 0 && !keys.some((key) => before.has(key));
    for (const key of keys) before.add(key);
    const lacks = checkProse(
      text,
      sources.flatMap(({ cited }) => cited),
      sources.flatMap(({ figures }) => figures),
    ).filter((lack) => !isRatio(lack, text, sources));
    return [
      ...lacks,
      ...ofOneOnly(text, bySubject(sources)),
      ...(isAnother && !saysWhose(text, sources) ? valuesIn(text) : []),
      ...countsOther(text, sources),
      ...exchanged(text, sources),
      ...ofOtherFigure(text, sources),
    ];
  });
}

/** 'Three times as much': how the larger of two numbers of one unit is to the smaller one. */
function isRatio({ kind, text: said }: Lack, text: string, sources: readonly StretchSource[]): boolean {
  const stated = statedNumbers(plainFact(text)).find((number) => number.text === said);
  if (
    kind !== 'number' ||
    !stated ||
    stated.unit !== null ||
    !/^(?: times|-fold)\b/.test(plainFact(text).slice(stated.end))
  )
    return false;
  const numbers = sources.flatMap(({ cited, figures }) => [
    ...cited.flatMap((each) => [...each.fields, ...each.passages]).flatMap((each) => statedNumbers(plainFact(each))),
    ...figures.map(({ value }) => ({ value, unit: null })),
  ]);
  return numbers.some((one) =>
    numbers.some(
      (other) =>
        one.unit?.dimension === other.unit?.dimension &&
        other.value !== 0 &&
        Math.abs(one.value / other.value - stated.value) <= stated.value * RATIO_SLACK,
    ),
  );
}

const RATIO_SLACK = 0.1;

/** What stands behind a part twice from one record is one source. */
function bySubject(sources: readonly StretchSource[]): StretchSource[] {
  const merged: StretchSource[] = [];
  for (const source of sources) {
    const keys = new Set(source.cited.map(({ key }) => key));
    const same = merged.find(
      ({ cited }) => keys.size > 0 && cited.length > 0 && cited.every(({ key }) => keys.has(key)),
    );
    if (same) same.cited = [...same.cited, ...source.cited];
    else merged.push({ ...source });
  }
  return merged;
}

function ofOneOnly(text: string, sources: readonly StretchSource[]): Lack[] {
  if (sources.length < 2) return [];
  const lacking = sources.map(({ cited, figures }) =>
    checkProse(text, cited, figures).filter(({ kind }) => kind === 'number' || kind === 'date'),
  );
  const isIn = ({ text: value }: Lack) => lacking.filter((lacks) => lacks.some((lack) => lack.text === value)).length;
  return lacking
    .flat()
    .filter(
      (lack, at, all) => isIn(lack) < sources.length && all.findIndex(({ text: one }) => one === lack.text) === at,
    );
}

/** Without any source each value is lacking. */
const valuesIn = (text: string): Lack[] =>
  checkProse(text, []).filter(({ kind }) => kind === 'number' || kind === 'date');

function saysWhose(text: string, sources: readonly StretchSource[]): boolean {
  const said = new Set(contentWords(text).map(stemOf));
  return sources.some(({ names }) => names.some((name) => contentWords(name).some((word) => said.has(stemOf(word)))));
}

/** '50 patients at 240 sites' of a trial with 240 patients at 50 sites: the word behind a number stands there behind another. */
function countsOther(text: string, sources: readonly StretchSource[]): Lack[] {
  const passages = sources.flatMap(({ cited }) => cited.flatMap((each) => each.passages)).map(countsIn);
  return countsIn(text).flatMap(({ number, counted }): Lack[] => {
    if (number.unit !== null || counted.length === 0) return [];
    const there = passages.flat().filter((each) => each.counted[0] === counted[0]);
    const isItsOwn = passages
      .flat()
      .some((each) => agrees(number, each.number) && each.counted.some((word) => counted.includes(word)));
    return there.length > 0 && !isItsOwn ? [{ kind: 'number', text: number.text }] : [];
  });
}

const COUNTED_WORDS = 3;

function countsIn(text: string): { number: StatedNumber; counted: string[] }[] {
  const plain = plainFact(text);
  const numbers = statedNumbers(plain);
  return numbers.map((number, at) => {
    const behind = plain.slice(number.end, numbers[at + 1]?.at).split(/[.,;:()]/)[0]!;
    return { number, counted: contentWords(behind).slice(0, COUNTED_WORDS).map(stemOf) };
  });
}

/** 'From 80% to 50%' of what rose from 50% to 80%: numbers of one unit and one passage stand in its order. */
function exchanged(text: string, sources: readonly StretchSource[]): Lack[] {
  const passages = sources
    .flatMap(({ cited }) => cited.flatMap((each) => each.passages))
    .map((each) => statedNumbers(plainFact(each)));
  const numbers = countsIn(text);
  return numbers.flatMap(({ number }, at): Lack[] => {
    const next = numbers[at + 1];
    // Of '14 days … 21' the second leaves its unit out.
    const isOfOneUnit =
      number.unit !== null &&
      (next?.number.unit ? next.number.unit.dimension === number.unit.dimension : next?.counted.length === 0);
    if (!next || !isOfOneUnit) return [];
    const places = passages.map((known) =>
      [number, next.number].map((each) => known.findIndex((one) => agrees(each, one))),
    );
    const both = places.filter((each) => each.every((place) => place >= 0));
    return both.length > 0 && both.every(([one, other]) => one! > other!)
      ? [{ kind: 'number', text: `${number.text}, ${next.number.text}` }]
      : [];
  });
}

/** A figure is told as what it counts: '240 awards', not '240 of everything'. */
function ofOtherFigure(text: string, sources: readonly StretchSource[]): Lack[] {
  if (sources.length === 0 || sources.some(({ cited }) => cited.length > 0)) return [];
  const said = new Set(foldText(text).split(' ').map(stemOf));
  const others = sources
    .flatMap(({ figures }) => figures)
    .filter(({ label }) => !contentWords(label).some((word) => said.has(stemOf(word))));
  return others.length === 0 ? [] : valuesIn(text);
}
