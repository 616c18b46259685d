import { word } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../../platform/messages.ts';
import { type Evidence, findEvidence, findFigure } from '../evidence.ts';
import type { Cited } from '../prose/check-prose.ts';
import { checkStretches } from '../prose/check-stretches.ts';
import type { LookedAt } from '../prose/second-look.port.ts';
import { shownFigure } from '../prose/shown-figure.ts';
import { isMeantForReader } from '../reading/speaks-to-reader.ts';
import type { DraftSentence } from '../writer/draft.ts';
import { citedIn, figuresBy, identityOf, partiesOf } from './cited.ts';

const { source, notChecked, notSaid, contradicted, shownByNothing, nameOfOne } = MESSAGES.withheldReasons;

const LOOKED = {
  contradicted,
  'not said': notSaid,
  'shown by nothing': shownByNothing,
  'name of one': nameOfOne,
} as const;

/** Why a model's sentence may not be published: what its sources lack by rule, then what a second look has found. */
export function lacksOfModel(sentence: DraftSentence, evidence: Evidence): Message[] {
  const values = lacksByRule(sentence, evidence);
  if (values.length > 0) return values;
  if (sentence.looked === 'supported') return [];
  return [sentence.looked ? LOOKED[sentence.looked] : notChecked];
}

/** Faults that need no second look: no citation, or a value, name or quotation that stands elsewhere or nowhere. */
export function lacksByRule({ stretches = [] }: DraftSentence, evidence: Evidence): Message[] {
  if (stretches.length === 0 || stretches.some(({ rests }) => rests.length === 0)) return [source];
  const lacks = checkStretches(
    stretches.map(({ text, rests }) => ({
      text,
      cited: rests.flatMap(({ grounds }) => citedIn(grounds, evidence).map((each) => withIdentity(each, evidence))),
      figures: rests.flatMap(({ figures }) => figuresBy(figures, evidence)),
    })),
  );
  return [...new Set(lacks.map(({ text }) => text))].map(word);
}

/** A record's owner and dates may be told whatever is cited of it. */
function withIdentity(cited: Cited, evidence: Evidence): Cited {
  const record = findEvidence(evidence, cited.key);
  return record ? { ...cited, fields: [...new Set([...cited.fields, ...identityOf(record)])] } : cited;
}

/** A sentence and all that it cites, as whoever looks at it once more is shown it: names of who is behind a record are read by no model. */
export function shownToLook(sentence: DraftSentence, evidence: Evidence): LookedAt {
  const names = sentence.grounds
    .flatMap(({ key }) => findEvidence(evidence, key) ?? [])
    .flatMap(partiesOf)
    .toSorted((one, other) => other.length - one.length);
  const unnamed = (text: string) =>
    [...new Set(names)].reduce((left, name, at) => left.replaceAll(name, `party ${at + 1}`), text);
  return {
    sentence: unnamed(sentence.text),
    spans: spansOf(sentence, evidence).map(unnamed),
    isInference: sentence.kind === 'inference',
  };
}

function spansOf({ stretches = [] }: DraftSentence, evidence: Evidence): string[] {
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
