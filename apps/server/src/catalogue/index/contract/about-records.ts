import type { About } from '../../relevance/about.ts';
import { makeRecord } from './records.ts';

/** Texts about other things, so that the subject's words are rare as they are among many records. */
export const OTHERS = Array.from({ length: 400 }, (_, i) =>
  makeRecord(`other-${i}`, {
    title: `Harvest report ${i}`,
    text: `Wheat and barley were sown in field ${i}, and the rain of the season was measured each week by its farmers.`,
  }),
);
/** In words of their own, but for what they are about. */
export const SAID = {
  a: 'A garnet separator keeps dendrites from growing through lithium cells.',
  b: 'Lithium cells fail when dendrites pierce what parts the electrodes; sintered garnet as separator withstands them.',
  c: 'Tapes of garnet powder were cast and fired. As separator of lithium cells they showed neither dendrites nor leaks.',
  d: 'We measure how fast dendrites advance in lithium cells whose separator is garnet, at several currents and pressures.',
};
export const ON_TOPIC = Object.entries(SAID).map(([id, text]) =>
  makeRecord(`topic-${id}`, {
    title: `Garnet separator for lithium cells, ${id}`,
    text: `${text} The separator is a dense ceramic.`,
    date: '2021-05-01',
    facets: { area: ['H01'] },
    organisations: [{ name: 'Garnet Works', role: 'Assignee', ids: { cik: '4711' } }],
  }),
);
const NAMED = [
  makeRecord('garnet-works', {
    engine: 'companies',
    title: 'Garnet Works',
    organisations: [{ name: 'Garnet Works', role: 'Company', ids: { cik: '4711' } }],
  }),
  makeRecord('lithium-garnet-bank', {
    engine: 'companies',
    title: 'Lithium Garnet Separator Bank',
    organisations: [{ name: 'Lithium Garnet Separator Bank', role: 'Company' }],
  }),
];
export const RECORDS = [...OTHERS, ...ON_TOPIC, ...NAMED];

export const term = (label: string, more: Partial<About['terms'][number]> = {}) => ({
  label,
  variants: [label],
  emphasis: 1,
  isCore: true,
  isHead: false,
  isOfName: false,
  isKind: false,
  isObject: false,
  isTied: false,
  isRequired: false,
  ...more,
});
/** One long: 64 numbers by chance, the same for what begins with the same word but for a little, and one of its own. */
export function withCommon(title: string, common: number): Float32Array {
  const values = new Float32Array(65);
  const [word = ''] = title.split(' ');
  for (const [seed, weight] of [
    [word === 'Garnet' ? word : title, 1],
    [title, 0.4],
  ] as const) {
    let state = [...seed].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) >>> 0, 7);
    for (let k = 0; k < 64; k++) {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      values[k]! += weight * (state / 2 ** 32 - 0.5);
    }
  }
  const length = Math.hypot(...values);
  values[64] = common * length;
  return values.map((value) => value / (length * Math.hypot(1, common)));
}

let keys = 0;
export const subject = (more: Partial<About> = {}): About => ({
  key: `subject-${++keys}`,
  terms: [term('garnet'), term('separator'), term('lithium'), term('cells')],
  isUntitled: false,
  phrases: ['garnet separator', 'lithium cells'],
  unwanted: [],
  against: [],
  vector: null,
  accepted: [],
  refused: [],
  screened: [],
  compared: [],
  named: ['companies'],
  comparators: [{ engine: 'interventions', words: ['placebo'] }],
  whatTitlesName: ['interventions'],
  forConditions: [],
  ofSubstances: [],
  ...more,
});
