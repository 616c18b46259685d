import type { Engine } from '@groundwork/contract/engines';
import { sentencePlaces } from '../../catalogue/sentences/sentences.ts';
import { isTelling, tellingWords } from '../words/asking.ts';

/** A part of a question that is answered by itself. */
export interface QuestionPart {
  /** The part as it was asked. */
  asked: string;
  /** Its words that say what it is about. */
  about: string;
  /** Data sets that it names; none where it names none. */
  engines: Engine[];
  /** The same, those that answer best before the others. */
  tiers: Engine[][];
  /** How many of the tiers, from the first, are the best of a kind of record that it names. */
  best: number;
  /** Names that may be those of organizations: what is written with a capital within it. */
  names: string[];
  /** It asks more of what the part before it has found: "what did they measure". */
  goesOn: boolean;
  /** It speaks of what was named before: "what do they test". */
  refersBack: boolean;
  /** It has next to no subject of its own: "which trial is most like ours". */
  isOfProject: boolean;
}

const PARTS_MAX = 4;
/** Fewer words ask nothing by themselves. */
const WORDS_MIN = 3;

/** The beginning of a second question within a sentence: "…, and who got it". */
const NEXT_PART =
  /(?:[,;:?!]|\s[–—-]|\s(?=(?:and|also|und)\b))\s*(?:and\s+|but\s+|also\s+|und\s+|if not,?\s+)*(?=(?:who|whom|whose|what|which|how|where|when|why|is|are|was|were|do|does|did|has|have|can|could|will|would|should|wer|was|wie|welche[rsn]?|wo|wann|ist|sind|hat|haben)\b)/gi;

/** Data sets by the words that name them, in tiers: those that answer best, and others that may; and those that later words of the question do not ask for beside them. */
const NAMED: [pattern: RegExp, tiers: Engine[][], covers?: Engine[]][] = [
  [
    /\bpatents?\b|\binventions?\b|\bip\b|\bfreedom to operate\b/i,
    [['patents', 'federal-lab-technologies', 'university-technologies']],
  ],
  [
    /\blicen[cs]\w*|\blabs?\b|\blaborator\w+|\btechnolog\w+ transfer/i,
    [['federal-lab-technologies', 'university-technologies']],
  ],
  [
    /\bcalls?\b|\bsolicitations?\b|\bdeadlines?\b|\bapply\b|\bopen (?:grants?|programs?)\b|\bfunding opportunit\w+|\bausschreibung\w*/i,
    [['funding-opportunities']],
  ],
  [
    /\bawards?\b|\bgrants?\b|\bSBIR\b|\bSTTR\b|\bawardees?\b|\bfunded\b|\bförder\w+/i,
    [['awards', 'funding-opportunities']],
  ],
  [
    /\bcontracts?\b|\bprocurement\b|\bgovernment (?:buys?|spend\w*|purchas\w+)|\bfederal spending\b/i,
    [['usa-spending'], ['awards', 'funding-opportunities']],
  ],
  [
    /\bcompan(?:y|ies)\b|\bstart-?ups?\b|\bfirms?\b|\bcompetitors?\b|\brivals?\b/i,
    [
      ['companies', 'awards', 'federal-lab-technologies'],
      ['clinical-trials', 'interventions', 'drugs'],
    ],
  ],
  [
    /\binvest(?:ors?|s|ed)\b|\bventure capital\w*|\bVCs?\b/i,
    [['investors'], ['companies']],
    ['investors', 'companies'],
  ],
  [/\bpapers?\b|\bpublications?\b|\bliterature\b|\bjournals?\b/i, [['publications']]],
  [
    /\bexperts?\b|\bprofessors?\b|\binvestigators?\b/i,
    [['subject-matter-experts'], ['publications', 'clinical-trials', 'awards']],
  ],
  [
    /\btrials?\b|\bphase [123]\b|\bpatients?\b|\bstud(?:y|ies)\b/i,
    [
      ['clinical-trials', 'international-trials'],
      ['interventions', 'publications'],
    ],
  ],
  [/\bdrugs?\b|\bapprov(?:al|als|ed)\b/i, [['drugs'], ['clinical-trials', 'interventions', 'international-trials']]],
];

const OURS = /\b(?:ours?|us|we|my|mine|me|unser\w*|uns|wir)\b/i;
const ASKS =
  /\?\s*$|^(?:and |but |also |so |und )*(?:who|whom|whose|what|which|how|where|when|why|is|are|was|were|do|does|did|has|have|can|could|will|would|should|any|wer|was|wie|welche\w?|wo|wann|ist|sind|hat|haben)\b/i;

/** What refers to something that was named before. */
const REFERS = /\b(?:they|them|theirs?|its?|these|those|sie|ihre?\w?|dessen|deren)\b/i;

/** The parts of a question, in order. One that says nothing by itself joins the part before; a sentence that asks nothing is left out. */
export function questionParts(question: string): QuestionPart[] {
  const sentences = sentencePlaces(question).map(({ start, end }) => piecesOf(question.slice(start, end)));
  const asking = sentences.flatMap((pieces) => askingOf(pieces));
  const some = asking.length > 0 ? asking : sentences.flat().filter((part) => part.split(/\s+/).length >= WORDS_MIN);
  const joined: string[] = [];
  for (const part of some.length === 0 ? [question.trim()] : some) {
    const isPart = joined.length === 0 || (joined.length < PARTS_MAX && tellingWords(part).length > 0);
    if (isPart) joined.push(part);
    else joined[joined.length - 1] += `, ${part}`;
  }
  const before = new Set<Engine>();
  return joined.map((asked, at) => {
    const names = namesIn(asked);
    const telling = tellingWords(asked);
    const { tiers, best } = tiersNamed(asked);
    const refersBack = at > 0 && REFERS.test(asked);
    // "…, and how many patients took part?" asks more of the trials that were asked for.
    const isOfSameKind = tiers.length > 0 && tiers[0]!.every((engine) => before.has(engine));
    for (const engine of tiers[0] ?? []) before.add(engine);
    return {
      asked,
      about: telling.join(' '),
      engines: [...new Set(tiers.flat())],
      tiers,
      best,
      names,
      // What says next to nothing of its own, or speaks of what was named, asks more of what was found: "and how large were they".
      goesOn: refersBack || (at > 0 && telling.length < (isOfSameKind ? WORDS_MIN + 1 : WORDS_MIN)),
      refersBack,
      isOfProject: OURS.test(asked) || telling.length === 0,
    };
  });
}

const piecesOf = (sentence: string): string[] =>
  sentence
    .split(NEXT_PART)
    .map((part) => part.trim().replace(/^[,;:\s]+|[,;:\s]+$/g, ''))
    .filter(Boolean);

/** The pieces of a sentence that ask, each with what leads up to it: "Acme: which patents are in force?" */
function askingOf(pieces: readonly string[]): string[] {
  const asking: string[] = [];
  let lead = '';
  for (const piece of pieces) {
    if (!ASKS.test(piece)) lead = lead ? `${lead}, ${piece}` : piece;
    else if (piece.split(/\s+/).length >= WORDS_MIN) {
      asking.push(lead ? `${lead}: ${piece}` : piece);
      lead = '';
    }
  }
  return asking;
}

/** First tiers before second ones, each in the order in which the text names them; a data set stands in its first. */
function tiersNamed(text: string): Pick<QuestionPart, 'tiers' | 'best'> {
  const named = NAMED.flatMap(([pattern, tiers, covers = tiers[0]!]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ at, tiers, covers }];
  }).toSorted((one, other) => one.at - other.at);
  // Whose best data set is asked by an earlier word adds nothing: "who invests in companies".
  const kept = named.filter(
    ({ tiers: [best] }, at) => !named.slice(0, at).some(({ covers }) => covers.includes(best![0]!)),
  );
  const seen = new Set<Engine>();
  const [first, second] = [0, 1].map((level) =>
    kept
      .flatMap(({ tiers }) => (tiers[level] ? [tiers[level]] : []))
      .map((tier) => tier.filter((engine) => !seen.has(engine) && seen.add(engine)))
      .filter((tier) => tier.length > 0),
  );
  return { tiers: [...first!, ...second!], best: first!.length };
}

const CAPITALIZED = /(?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s+(?:(?:of|and|for|the|&)\s+)*\p{Lu}[\p{L}\p{N}&.'’-]*)*/gu;

/** Words with a capital that stand together, without the question's own first word: "Department of Energy". */
const namesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(CAPITALIZED)]
      .map(([name]) => {
        const [first = '', ...rest] = name.split(/\s+/);
        return (ASKS.test(first) || !isTelling(first)) && rest.length > 0 ? rest.join(' ') : name;
      })
      .map((name) => name.replace(/^(?:(?:of|and|for|the|&)\s+)+/, '').replace(/(?:['’]s)?[.,;:?!]*$/u, ''))
      .filter((name) => !ASKS.test(name) && name.length > 1),
  ),
];
