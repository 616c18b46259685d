import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { CheckState } from '@groundwork/contract/report-document';
import type { LengthLimit } from '@groundwork/contract/report-kinds';
import { texts } from '@groundwork/contract/texts';

/** Words of files around a report; a file in another language installs its own before it is made. */
export const RENDER_TEXTS = texts('evidence/render', {
  /** Head of the column with the sources' numbers. */
  source: 'Source',
  sources: 'Sources',
  contents: 'Contents',
  table: 'Table',
  figure: 'Figure',
  number: 'number',
  asOf: (day: string) => `As of ${formatDate(day)}`,
  writtenBy: (writer: string) => `Written by: ${writer}`,
  page: (number?: number, count?: number) => (count ? `page ${number} of ${count}` : 'page '),
  claims: (made: number, supported: number, withheld: number) =>
    `${formatNumber(made)} claims made · ${formatNumber(supported)} supported by their sources · ${formatNumber(withheld)} withheld`,
  advice: (count: number) => ` · ${formatNumber(count)} of advice (in italics)`,
  editors: (count: number) => ` · ${formatNumber(count)} editor’s own`,
  /** Behind each sentence that an editor keeps without support. */
  editorMark: '[editor’s statement]',
  /** Behind words of an editor or a language model that are in another language than the report. */
  inOtherLanguage: { en: '[in English]', de: '[in German]' },
  editorsNotice: (mark: string) =>
    `What is marked “${mark}” was added by an editor of the report. Its sources do not support it.`,
  byWordsNotice:
    'Written while the search by meaning was still being prepared: records were judged by their words alone. Written again, it may rest on more of them.',
  changedNotice: (day: string, count: number) =>
    `Data as of ${formatDate(day)}; since then, ${formatNumber(count)} of the cited records ${count === 1 ? 'has' : 'have'} changed or gone.`,
  allSample:
    'All the records that this report cites are generated sample data: the organizations, people and figures in them are invented for demonstration.',
  someSample: (samples: number, records: number) =>
    `${formatNumber(samples)} of the ${formatNumber(records)} cited records ${samples === 1 ? 'is' : 'are'} generated sample data, marked “(sample)” in the list of sources: what rests on ${samples === 1 ? 'it' : 'them'} is invented for demonstration.`,
  sample: ' (sample)',
  retrieved: (day: string) => `retrieved ${day}`,
  builtIn: {
    ceiling: 'Written without the language model, whose ceiling was reached.',
    failed: 'Written without the language model, which gave no answer that could be read.',
    'nothing-held': 'Written without the language model: nothing that it wrote here held.',
  },
  askedFor: (question: string) => `Asked for: ${question}`,
  limit: (max: number, unit: LengthLimit['unit'], length: number) =>
    `Up to ${formatNumber(max)} ${max === 1 ? unit.slice(0, -1) : unit}; the draft has ${formatNumber(length)}.`,
  applicant: 'In the applicant’s own words:',
  youAdd: (item: string) => `You add: ${item}`,
  checklist: ['Requirement', 'State', 'What is said'],
  states: {
    said: 'Said in the description',
    lacking: 'Not said in the description yet',
    yours: 'For you to confirm',
    passed: 'Too late',
  } satisfies Record<CheckState, string>,
  joined: (one: string, other: string, how: string, records: number) => `${one} with ${other} (${how}, ${records}).`,
});
