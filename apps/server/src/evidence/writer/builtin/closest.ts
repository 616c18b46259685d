import { type DraftSentence, fact, fieldGrounds, sentence } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findFigure } from '../../evidence.ts';
import { SURELY_CLOSE } from '../../gather/nearest.ts';
import { CLOSE_FROM, SURELY_CLOSE_FROM } from '../../idea/closeness.ts';
import { IN_COMMON, LACKING } from '../../records/rings.ts';
import { derivedOf, quoted, title } from '../../statements/of-record.ts';
import { joined, none as noneOf, num, type Words, words } from '../../statements/statement.ts';
import { speakerOf } from './attribution.ts';
import { figureOf } from './parts.ts';
import { closestOf, findAll, nearestWorks, passagesOf } from './works.ts';

const ALSO_CLOSE = 3;

/**
 * Whether anything comes close to the idea, and what comes closest: in its own words unless a table has them, and by the idea’s words that it
 * has and lacks. Reports and insights tell it alike; the first sentence has no words of the idea, since mails quote it.
 */
export function closestSentences(evidence: Evidence, isTabled: boolean): DraftSentence[] {
  const [nearest] = nearestWorks(evidence);
  if (!nearest) return [];
  if (isFar(evidence)) {
    const asked = closeCall(evidence);
    return asked ? [noneClose(evidence, asked)] : [noneClose(evidence), ...byAxis(evidence)];
  }
  const [shared, lacking] = [derivedOf(nearest, IN_COMMON), derivedOf(nearest, LACKING)];
  const [quote] = isTabled ? [] : passagesOf(evidence, nearest, 1);
  const inCommon = shared
    ? words`Of the words that tell most of the idea it has ${shared}${lacking && words`; it does not mention ${lacking}`}.`
    : lacking && words`It does not mention the words that tell most of the idea: ${lacking}.`;
  // The speaker has just been named.
  const itself = quote
    ? [sentence(words`In its own words: ${quoted(nearest.key, quote)}`, [], [{ key: nearest.key, quote }])]
    : [];
  return [
    howClose(evidence, nearest),
    ...itself,
    ...(inCommon ? [sentence(inCommon, [], fieldGrounds(nearest, 'Title'))] : []),
    ...alsoClose(evidence, nearest),
  ];
}

/** No work comes close, and the first is far: unknown where the idea was held against nothing. A paper may come close that is not among the works. */
export function isFar(evidence: Evidence): boolean {
  const [nearest] = nearestWorks(evidence);
  if (!evidence.closeness || !nearest || findFigure(evidence, SURELY_CLOSE)?.value !== 0) return false;
  return closenessOf(evidence, nearest) < CLOSE_FROM;
}

const closenessOf = ({ closeness }: Evidence, { key }: EvidenceRecord): number => closeness?.[key] ?? 0;

/**
 * How many works come close. Of those that are neither close nor far no verdict is told, since half of what is called the closest there is:
 * readers took "none is surely close" for novelty, over reports that held close work.
 */
function howClose(evidence: Evidence, nearest: EvidenceRecord): DraftSentence {
  const count = findFigure(evidence, SURELY_CLOSE);
  const { said, grounds } = withOwner(nearest);
  if (!count || closenessOf(evidence, nearest) < SURELY_CLOSE_FROM)
    return fact(words`Closest to the idea comes ${said}.`, grounds);
  const verdict =
    count.value === 1
      ? words`By estimate one work on record comes close to the idea: ${said}.`
      : words`By estimate ${num(count)} works on record come close to the idea, the closest ${said}.`;
  return { ...sentence(verdict, [count.id], grounds), kind: 'fact' };
}

/** That no work comes close, and the call that does, if any: somebody has wanted it. */
function noneClose(evidence: Evidence, asked?: EvidenceRecord): DraftSentence {
  const none = noneOf(figureOf(evidence, SURELY_CLOSE));
  if (!asked) return sentence(words`By estimate ${none} of the works on record comes close to the idea.`);
  const { said, grounds } = withOwner(asked);
  return fact(
    words`By estimate ${none} of the works on record comes close to the idea, but a call does: ${said}.`,
    grounds,
  );
}

const closeCall = (evidence: Evidence): EvidenceRecord | undefined =>
  closestOf(evidence, 'funding-opportunities').find((each) => closenessOf(evidence, each) >= CLOSE_FROM);

/** Others that come surely close. */
function alsoClose(evidence: Evidence, nearest: EvidenceRecord): DraftSentence[] {
  const close = findFigure(evidence, SURELY_CLOSE)?.basis?.records ?? [];
  const keys = close.map(({ searchEngine, id }) => `${searchEngine}/${id}`).filter((key) => key !== nearest.key);
  const named = findAll(evidence, keys.slice(0, ALSO_CLOSE)).map(withOwner);
  if (named.length === 0 || closenessOf(evidence, nearest) < SURELY_CLOSE_FROM) return [];
  return [
    fact(
      words`Close as well: ${joined(
        named.map(({ said }) => said),
        '; ',
      )}.`,
      named.flatMap(({ grounds }) => grounds),
    ),
  ];
}

/**
 * The works that lie nearest in technology and in use. They stand in place of the closest where nothing comes close: of seven such closest works of
 * unseen ideas readers called none right and two half, of fourteen by axis five right and five half. Where something may be close they were wrong in
 * three of four.
 */
function byAxis(evidence: Evidence): DraftSentence[] {
  const { technology = null, use = null } = evidence.nearestByAxis ?? {};
  const nearestIn = (key: string | null, tellOf: (said: Words) => Words): DraftSentence[] => {
    const [each] = key === null ? [] : findAll(evidence, [key]);
    if (!each) return [];
    const { said, grounds } = withOwner(each);
    const shared = derivedOf(each, IN_COMMON);
    return [fact(tellOf(words`${said}${shared && words`, with ${shared} in common`}`), grounds)];
  };
  return [
    ...nearestIn(technology, (said) => words`In technology the nearest is ${said}.`),
    ...nearestIn(use === technology ? null : use, (said) => words`In use the nearest is ${said}.`),
  ];
}

/** A work's title and its owner, in brackets. */
function withOwner(each: EvidenceRecord): { said: Words; grounds: DraftSentence['grounds'] } {
  const speaker = speakerOf(each);
  return {
    said: words`${title(each)}${byOf(each, speaker)}`,
    grounds: fieldGrounds(each, 'Title', ...(speaker?.labels ?? [])),
  };
}

/** The owner of a work, in brackets; left out for a company, whose name says it. */
const byOf = ({ record }: EvidenceRecord, speaker: ReturnType<typeof speakerOf>): Words | null =>
  speaker && record.engine !== 'companies' ? words` (${speaker.lead})` : null;
