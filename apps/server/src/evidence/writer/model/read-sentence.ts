import type { DraftSentence, Ground, Stretch } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence } from '../../evidence.ts';
import { behindOf, partiesOf, shortName } from '../../records/evidence-record.ts';
import { type Item, isSearch, letterOf } from './record-items.ts';

/** A sentence as a model answers it; `concludes` if it is a conclusion or advice. */
export interface WrittenSentence {
  text: string;
  concludes: boolean;
}

const SENTENCE_MAX = 500;
const MARKS = /\s*((?:\[\d+(?:\s*[,;]\s*\d+)*\]\s*)+)/g;
const WHO = /@(\d+)([b-l]?)(?!\p{L})/gu;
/** Within a mark or behind an '@'. */
const NUMBER = /(?<=@|\[(?:[\d\s,;]*[\s,;])?)\d+/g;
const FORBIDDEN = /https?:|www\.|@|[<>{}[\]|\\`]|\p{L}\.\p{Ll}{2,}/iu;
/** Begins and ends as one. */
const SENTENCE = /^[“"$]?[\p{Lu}\p{N}].{8,}[.”"]$/u;

/**
 * A sentence as a model has written it, with the numbers of what it rests on in it: 'The cell of @3 keeps 80% [3].' A mark is of all that
 * stands before it, back to the last mark; what stands behind the last one is its as well. What cannot be read rests on nothing.
 */
export function readSentence(
  { text, concludes }: WrittenSentence,
  items: readonly Item[],
  evidence: Evidence,
): DraftSentence {
  const said = text.replace(/\s+/g, ' ').trim();
  const stretches: Stretch[] = [];
  let from = 0;
  for (const match of said.matchAll(MARKS)) {
    const numbers = [...match[1]!.matchAll(/\d+/g)].map(([number]) => Number(number));
    const rests = [...new Set(numbers)].map((number) => items[number - 1]?.rests ?? NOTHING);
    const part = said.slice(from, match.index);
    from = match.index + match[0].length;
    if (/[\p{L}\p{N}]/u.test(part)) stretches.push({ text: part, rests });
    else stretches.at(-1)?.rests.push(...rests);
  }
  const last = stretches.at(-1);
  // A quotation that ends as a sentence ends the sentence.
  if (last) last.text = joined(last.text, said.slice(from)).replace(/(?<=[.!?]”)\.$/, '');
  const told = recordsIn([said], items);
  for (const stretch of stretches) {
    name(stretch, told, items, evidence);
    nameOnce(stretch, evidence);
  }
  // "Inc.." of a name that ends the sentence.
  if (last) last.text = last.text.replace(/\.\.$/, '.');
  const whole = stretches.map((stretch) => stretch.text).reduce(joined, '');
  const isReadable = SENTENCE.test(whole) && !FORBIDDEN.test(whole) && whole.length <= SENTENCE_MAX;
  // A number of nothing is no source.
  const isCited = stretches.every(({ rests }) => rests.length > 0 && !rests.includes(NOTHING));
  const rests = isReadable && isCited ? stretches.flatMap((stretch) => stretch.rests) : [];
  return {
    text: whole || said.slice(0, SENTENCE_MAX),
    // Nobody opens a far record as the source of a denial.
    grounds: unique(rests.filter((each) => !isSearch(each)).flatMap(({ grounds }) => grounds)),
    figures: [...new Set(rests.flatMap(({ figures }) => figures))],
    stretches: rests.length > 0 ? stretches : [],
    ...(concludes && { kind: 'inference' }),
  };
}

/** Numbers of what texts cite or name. */
export const numbersIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => [...text.matchAll(NUMBER)].map(([number]) => Number(number)));

/** Keys of the records that texts cite or name by number. */
export const recordsIn = (texts: readonly string[], items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    numbersIn(texts).flatMap((number) => {
      const of = items[number - 1]?.of;
      return typeof of === 'object' ? [of.key] : [];
    }),
  );

const NOTHING: Stretch['rests'][number] = { grounds: [], figures: [] };

/** 'It keeps 80%' and '.' have no space between them. */
const joined = (one: string, other: string): string =>
  one === '' || /^[.,;:)’']/.test(other.trim()) ? `${one}${other.trim()}` : `${one} ${other.trim()}`.trim();

/**
 * Puts the party behind '@3' in its place, or the title of a record that names none. If it is behind no part of its own, the mark stays, and
 * the sentence is none. Where the sentence tells of several records of a party, their years tell them apart: "Acme Inc (2017)".
 */
function name(stretch: Stretch, told: ReadonlySet<string>, items: readonly Item[], evidence: Evidence): void {
  const { text, rests } = stretch;
  stretch.text = text.replace(WHO, (mark, number: string, letter: string) => {
    const of = items[Number(number) - 1]?.of;
    const meant = typeof of === 'object' ? findEvidence(evidence, of.key) : undefined;
    const cited = rests.flatMap(({ grounds }) => grounds.flatMap(({ key }) => findEvidence(evidence, key) ?? []));
    const [party] = meant ? partiesOf(meant) : [];
    // The same party may be behind the record that is cited.
    const each =
      cited.find(({ key }) => key === meant?.key) ??
      (letter ? undefined : cited.find((one) => party !== undefined && partiesOf(one)[0] === party));
    if (!each) return mark;
    if (letter) return behindOf(each).find((_, at) => letterOf(at) === letter) ?? mark;
    if (party !== undefined) return `${shortName(party)}${yearAmong(party, each, told, evidence)}`;
    const title = titleOf(each, items);
    if (!title) return mark;
    rests.push(title.rests);
    return `“${title.text}”`;
  });
}

/** "The patents of NASA and NASA": one party behind two records that are told together. */
function nameOnce(stretch: Stretch, evidence: Evidence): void {
  for (const { key } of stretch.rests.flatMap(({ grounds }) => grounds)) {
    const each = findEvidence(evidence, key);
    const [whole] = each ? partiesOf(each) : [];
    const party = whole && shortName(whole);
    for (const twice of [` and ${party}`, `, and ${party}`, `, ${party}`])
      if (party) stretch.text = stretch.text.replaceAll(`${party}${twice}`, party);
  }
}

/** ' (2017)' where other records of the party that are told are of other years. */
function yearAmong(party: string, each: EvidenceRecord, told: ReadonlySet<string>, evidence: Evidence): string {
  const yearOf = ({ record }: EvidenceRecord) => record.date?.slice(0, 4);
  const others = [...told].flatMap((key) => {
    const other = key === each.key ? undefined : findEvidence(evidence, key);
    return other && partiesOf(other)[0] === party ? [yearOf(other)] : [];
  });
  const year = yearOf(each);
  return year && others.length > 0 && !others.includes(year) ? ` (${year})` : '';
}

const titleOf = (each: EvidenceRecord, items: readonly Item[]): Item | undefined =>
  items.find(
    ({ text, rests: { grounds } }) =>
      text.length <= TITLE_MAX && text === each.record.title && grounds.some(({ key }) => key === each.key),
  );
const TITLE_MAX = 100;

const unique = (grounds: Ground[]): Ground[] =>
  grounds.filter(
    ({ key, quote }, at) => grounds.findIndex((other) => other.key === key && other.quote === quote) === at,
  );
