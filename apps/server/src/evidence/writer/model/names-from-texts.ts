import { isCountry } from '../../../catalogue/normalise/countries.ts';
import type { DraftSentence } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence } from '../../evidence.ts';
import { namesIn } from '../../prose/check-prose.ts';
import { findName, partsOf } from '../../prose/find-name.ts';
import { placeOf, readSource } from '../../prose/read-source.ts';
import { shownFigure } from '../../prose/shown-figure.ts';
import { partiesOf } from '../../records/evidence-record.ts';
import { askedIn, figuresBy } from '../../statements/model-sentence.ts';

/** Names in a model's sentence that stand in running text of what it cites alone: in no field, no figure, and not in the words of whoever asks. */
export function namesFromTexts({ text, grounds, figures, opensWithWord }: DraftSentence, evidence: Evidence): string[] {
  const cited = [...new Set(grounds.map(({ key }) => key))].flatMap((key) => findEvidence(evidence, key) ?? []);
  const { title, description } = evidence.project;
  const known = [
    ...[`${title}. ${description}`, ...askedIn(evidence)].map((own) => placeOf(own, null)),
    ...figuresBy(figures, evidence).map((each) => placeOf(shownFigure(each), null)),
    ...cited.flatMap((each) => [
      ...fieldsOf(each).map((line) => placeOf(line, null)),
      ...readSource({
        key: each.key,
        fields: fieldsOf(each),
        passages: [],
        publisher: each.record.source.name,
      }).places,
      ...partiesOf(each).map((name) => placeOf(name, null)),
    ]),
  ];
  const texts = cited.map(({ record }) => placeOf(record.text, null));
  // A title in quotation marks names the work, as in the tables beside, and so does a part of it.
  const isOfTitle = (quoted: string) => cited.some(({ record }) => record.title.includes(quoted));
  const untitled = text.replace(/“([^“”]+)”/g, (whole, quoted: string) => (isOfTitle(quoted) ? 'it' : whole));
  return namesIn(untitled.replace(/[“”"]/g, ''), texts)
    .flatMap(partsOf)
    .flatMap((name) => (ABBREVIATIONS.test(name) ? name.split(' ') : [name]))
    .filter((name) => !(opensWithWord && text.startsWith(name)))
    .filter((name) => !isCommon(name) && !isSign(name) && findName(name, known).length === 0);
}

/** A title is running text as well. */
const fieldsOf = ({ fields, derived = [] }: EvidenceRecord): string[] => [
  ...fields.filter((line) => !line.startsWith('Title: ')),
  ...derived,
];

/** 'SiC ASICs': each is a term of its own. */
const ABBREVIATIONS = /^(?:\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*(?: |$)){2,}$/u;

/** A code ('KTP-001'), a count ('16-channel'), a unit ('mJ/pulse') or a dash: no name of a party. */
const isSign = (name: string): boolean =>
  /^\d+-\p{Ll}+$/u.test(name) ||
  /^\p{Lu}{1,5}-?\d{2,6}\p{Lu}?$/u.test(name) ||
  /^\p{Ll}+\p{Lu}?\/\p{Ll}/u.test(name) ||
  !/\p{L}{2}/u.test(name);

/** A country, or a part of a programme. */
const isCommon = (name: string): boolean => isCountry(name) || /^(?:Phase|Stage|Type|Class|Level) \w+$/.test(name);
