import { contentWords } from '../query/content-words.ts';
import { stemOf } from './described-terms.ts';

const TYPE_2 = '(?:non[-\\s]insulin[-\\s]dependent|adult[-\\s]onset|type[-\\s](?:2|ii|two))';
const TYPE_1 = '(?:insulin[-\\s]dependent|juvenile[-\\s]onset|type[-\\s](?:1|i|one))';
const diabetes = (type: string, abbreviations: string) =>
  new RegExp(
    `\\b(?:${abbreviations}|${type}[;,]? diabetes?(?: mellitus)?|diabetes?(?: mellitus)?,? ${type})(?![\\p{L}\\d])`,
    'giu',
  );

/** Registries of trials have ever so many names for the illnesses that most of them are about; each as one. */
const NAMES: [name: RegExp, known: string][] = [
  [/\b(?:covid[-\s]?19|covid|sars[-\s]?cov[-\s]?2|2019[-\s]n?cov|corona ?virus(?: disease)?(?: 2019)?)\b/gi, 'covid'],
  [diabetes(TYPE_2, 't2dm?|niddm'), 'diabetes t2d'],
  [diabetes(TYPE_1, 't1dm?|iddm'), 'diabetes t1d'],
  [/\bdis[ck]s?\b/gi, 'disc'],
  [/\b(?:prolapsed?|protrusion|displacement|displaced|slipped|herniated|hernia)\b(?=.*\bdisc\b)/gi, 'herniation'],
  [/(?<=\bdisc\b.*)\b(?:prolapsed?|protrusion|displacement|displaced|herniated|hernia)\b/gi, 'herniation'],
];
/** Says no more of an illness than its name does. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'adult disease disorder infection intervertebral mellitus pandemic patient syndrome'.split(' ').map(stemOf),
);

/** The stems of a text's words, with an illness under one name: equal for "T2D" and "Diabetes Mellitus, Non-Insulin-Dependent". */
export function stemsByIllness(text: string): Set<string> {
  const named = NAMES.reduce((said, [name, known]) => said.replace(name, known), text);
  return new Set(
    contentWords(named)
      .map(stemOf)
      .filter((stem) => !SAYS_LITTLE.has(stem)),
  );
}
