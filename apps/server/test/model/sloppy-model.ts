import { type AnalystsProject, CONCLUDES } from './analysts-sentences.ts';

/** What a careless model makes of a true sentence. */
export interface Fault {
  kind:
    | 'number'
    | 'unit'
    | 'other number'
    | 'exchanged'
    | 'date'
    | 'invented name'
    | 'other name'
    | 'other source'
    | 'quotation'
    | 'merged'
    | 'overclaim';
  text: string;
  concludes: boolean;
}

/** Whether values, names or quotations are wrong in it: what no second look is needed for. */
export const isOfValue = ({ kind, text }: Fault): boolean =>
  kind !== 'overclaim' &&
  ((kind !== 'other source' && kind !== 'merged') || HAS_VALUE.test(text.replace(MARKS, '').replace(/@\d+/g, '')));

const MARKS = /\[\d+\]/g;
const HAS_VALUE = /\d|“/;
/** No mark, no name to come, no part of a word. */
const NUMBER = /(?<![[@\p{L}\d.,-])\d[\d.,]*\d|(?<![[@\p{L}\d.,-])\d(?![\p{L}\d])/gu;

/** Each true sentence spoiled in each way that applies to it. */
export function faultsOf({ sentences, items }: AnalystsProject): Fault[] {
  return sentences.flatMap((whole, at) => {
    const concludes = whole.endsWith(CONCLUDES);
    const text = whole.replace(CONCLUDES, '');
    const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
    const marks = [...text.matchAll(MARKS)].map(([mark]) => mark);
    const who = /@\d+/.exec(text)?.[0];
    const keyOf = (mark: string) => items[Number(mark.replace(/\D/g, '')) - 1]?.[0];
    const elsewhere = items.findIndex(([key]) => marks.every((mark) => keyOf(mark) !== key) && key !== 'project') + 1;
    const spoiled: [Fault['kind'], string | null][] = [
      ...numbers.map((number): [Fault['kind'], string] => [
        isYear(number) ? 'date' : 'number',
        replaceNumber(text, number, changed(number)),
      ]),
      [
        'unit',
        /%|\$|€| days/.test(text) ? text.replaceAll(/%| days/g, ' kilograms').replaceAll(/[$€](?=\d)/g, '') : null,
      ],
      // 'More than 10' of 'more than 14' is no fault.
      [
        'other number',
        numbers[0] && !BOUNDED.test(text)
          ? replaceNumber(text, numbers[0], numberElsewhere(sentences, at, text))
          : null,
      ],
      [
        'exchanged',
        numbers.length === 2
          ? replaceNumber(
              replaceNumber(replaceNumber(text, numbers[0]!, '@@'), numbers[1]!, numbers[0]!),
              '@@',
              numbers[1]!,
            )
          : null,
      ],
      [
        'invented name',
        who ? text.replace(who, 'Brightwater Systems') : text.replace(/\[\d+\]/, 'at Brightwater Systems $&'),
      ],
      ['other name', who && elsewhere > 0 ? text.replace(who, `@${elsewhere}`) : null],
      ['other source', elsewhere > 0 ? text.replaceAll(MARKS, `[${elsewhere}]`) : null],
      ['quotation', /“[^”]+ /.test(text) ? text.replace(/“([^ ”]+) /, '“$1 truly ') : null],
      // Without a value in what lost its mark it is for a second look.
      [
        HAS_VALUE.test(text.split(MARKS)[0]!.replace(/@\d+/g, '')) ? 'merged' : 'overclaim',
        new Set(marks.map(keyOf)).size > 1 ? text.replace(marks[0]!, '') : null,
      ],
      ['overclaim', text.replace(/\s*\[\d+\]\.?$/, ' and leads the whole field$&')],
    ];
    return spoiled.flatMap(([kind, made]) => (made && made !== text ? [{ kind, text: made, concludes }] : []));
  });
}

const BOUNDED = /(?:more than|exceed|at least) \S*\d/;
const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);
const changed = (number: string) =>
  number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)).replace(/^0/, '3');
const replaceNumber = (text: string, number: string, other: string) =>
  text.replace(new RegExp(`(?<![\\[@\\p{L}\\d.,-])${number.replaceAll('.', '\\.')}`, 'u'), other);

/** A number that another sentence of the project has, and this one not. */
const numberElsewhere = (sentences: readonly string[], at: number, text: string): string =>
  sentences
    .flatMap((other, place) =>
      place === at ? [] : [...other.replace(MARKS, '').matchAll(NUMBER)].map(([number]) => number),
    )
    .find((number) => !isYear(number) && !text.includes(number)) ?? '77';
