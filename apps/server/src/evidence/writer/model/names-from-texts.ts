import { isCountry } from '../../../catalogue/normalise/countries.ts';
import type { DraftSentence } from '../../draft.ts';
import { type Evidence, findEvidence } from '../../evidence.ts';
import { namesIn } from '../../prose/check-prose.ts';
import { findName, partsOf } from '../../prose/find-name.ts';
import { placeOf, readSource } from '../../prose/read-source.ts';
import { shownFigure } from '../../prose/shown-figure.ts';
import { partiesOf } from '../../records/evidence-record.ts';
import { figuresBy } from '../../statements/model-sentence.ts';

/** Names in a model's sentence that stand in running text of what it cites alone: in no field, no figure, and not in the project's own words. */
export function namesFromTexts({ text, grounds, figures }: DraftSentence, evidence: Evidence): string[] {
  const cited = [...new Set(grounds.map(({ key }) => key))].flatMap((key) => findEvidence(evidence, key) ?? []);
  const { title, description } = evidence.project;
  const known = [
    placeOf(`${title}. ${description}`, null),
    ...figuresBy(figures, evidence).map((each) => placeOf(shownFigure(each), null)),
    ...cited.flatMap((each) => [
      ...readSource({
        key: each.key,
        // A title is running text as well.
        fields: [...each.fields.filter((line) => !line.startsWith('Title: ')), ...(each.derived ?? [])],
        passages: [],
        publisher: each.record.source.name,
      }).places,
      ...partiesOf(each).map((name) => placeOf(name, null)),
    ]),
  ];
  const texts = cited.map(({ record }) => placeOf(record.text, null));
  return namesIn(text.replace(/[“”"]/g, ''), texts)
    .flatMap(partsOf)
    .filter((name) => !isCommon(name) && findName(name, known).length === 0);
}

/** A country, or a part of a programme. */
const isCommon = (name: string): boolean => isCountry(name) || /^(?:Phase|Stage|Type|Class|Level) \w+$/.test(name);
