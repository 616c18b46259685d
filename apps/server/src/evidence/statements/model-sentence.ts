import { word } from '@groundwork/contract/said';
import type { Message } from '@groundwork/contract/texts';
import { SAID } from '../../platform/said.ts';
import { type Evidence, findEvidence, findFigure } from '../evidence.ts';
import { checkStretches, type StretchSource } from '../prose/check-stretches.ts';
import { shownFigure } from '../prose/shown-figure.ts';
import { isMeantForReader } from '../reading/speaks-to-reader.ts';
import type { DraftSentence, Stretch } from '../writer/draft.ts';
import { citedIn, figuresBy, identityOf, partiesOf } from './cited.ts';

const { source, notChecked, notSaid, contradicted, shownByNothing } = SAID.withheldReasons;

const LOOKED = { contradicted, 'not said': notSaid, 'shown by nothing': shownByNothing } as const;

/** Why a model's sentence may not be published: what its sources lack by rule, then what a second look has found. */
export function lacksOfModel(sentence: DraftSentence, evidence: Evidence): Message[] {
  const values = lacksByRule(sentence, evidence);
  if (values.length > 0) return values;
  if (sentence.looked === 'supported') return [];
  return [sentence.looked ? LOOKED[sentence.looked] : notChecked];
}

/** What nobody needs to look at: it cites nothing, or a value, a name or a quotation of it stands elsewhere or nowhere. */
export function lacksByRule({ stretches = [] }: DraftSentence, evidence: Evidence): Message[] {
  if (stretches.length === 0 || stretches.some(({ rests }) => rests.length === 0)) return [source];
  const lacks = checkStretches(
    stretches.map(({ text, rests }) => ({ text, sources: rests.map((rest) => sourceOf(rest, evidence)) })),
  );
  return [...new Set(lacks.map(({ text }) => text))].map(word);
}

type Rest = Stretch['rests'][number];

function sourceOf({ grounds, figures }: Rest, evidence: Evidence): StretchSource {
  const cited = citedIn(grounds, evidence).map((each) => {
    const record = findEvidence(evidence, each.key);
    return record ? { ...each, fields: [...new Set([...each.fields, ...identityOf(record)])] } : each;
  });
  return { cited, figures: figuresBy(figures, evidence), names: cited.flatMap(({ key }) => namesOf(key, evidence)) };
}

/** Its parties, and the words of its data set: 'clinical trials'. */
function namesOf(key: string, evidence: Evidence): string[] {
  const each = findEvidence(evidence, key);
  if (!each) return [];
  const { engine } = each.record;
  return [...partiesOf(each), ...(KINDS[engine] ?? []), engine.replaceAll('-', ' ')];
}

/** What a record of a data set is called besides. */
const KINDS: Partial<Record<string, string[]>> = {
  'clinical-trials': ['study'],
  'international-trials': ['study'],
  interventions: ['study trial'],
  publications: ['paper study article author'],
  awards: ['grant awardee'],
  patents: ['invention application'],
  'funding-opportunities': ['call solicitation topic'],
  'usa-spending': ['contract grant purchase'],
  companies: ['firm maker'],
  'federal-lab-technologies': ['laboratory'],
  'subject-matter-experts': ['researcher professor'],
  project: ['description'],
};

/** All that stands behind a sentence, in its order, as whoever looks at it once more is shown it. */
export function spansOf({ stretches = [] }: DraftSentence, evidence: Evidence): string[] {
  const rests = stretches.flatMap((stretch) => stretch.rests);
  const lines = rests.flatMap(({ grounds, figures }) => [
    ...citedIn(grounds, evidence).map(({ key, fields, passages }) => {
      const each = findEvidence(evidence, key)!;
      return [
        [...new Set([...identityOf(each), ...fields])].filter((line) => !isMeantForReader(line)).join('; '),
        ...passages,
      ]
        .filter(Boolean)
        .join(' — ');
    }),
    ...figures.flatMap((id) => {
      const figure = findFigure(evidence, id);
      return figure ? [shownFigure(figure)] : [];
    }),
  ]);
  return [...new Set(lines)];
}
