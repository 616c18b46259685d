import type { QueryNode } from './query-tree.ts';

/** British pieces of words, and how Americans write them. Records are mostly American. */
const BRITISH_PIECES: readonly [british: string, american: string][] = [
  ['anaesth', 'anesth'],
  ['haem', 'hem'],
  ['paed', 'ped'],
  ['oesoph', 'esoph'],
  ['oedem', 'edem'],
  ['oestr', 'estr'],
  ['foet', 'fet'],
  ['gynaec', 'gynec'],
  ['kaem', 'kem'],
  ['naem', 'nem'],
  ['caem', 'cem'],
  ['rrhoea', 'rrhea'],
  ['pnoea', 'pnea'],
  ['aetiol', 'etiol'],
  ['sulph', 'sulf'],
  ['colour', 'color'],
  ['armour', 'armor'],
  ['odour', 'odor'],
  ['vapour', 'vapor'],
  ['behaviour', 'behavior'],
  ['harbour', 'harbor'],
  ['labour', 'labor'],
  ['flavour', 'flavor'],
  ['tumour', 'tumor'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['aluminium', 'aluminum'],
  ['fertiliser', 'fertilizer'],
  ['mould', 'mold'],
  ['plough', 'plow'],
  ['tyre', 'tire'],
  ['lyse', 'lyze'],
  ['lysing', 'lyzing'],
  ['isation', 'ization'],
];
/** "Optimised", "sterilise", not "promise" or "exercise". */
const VERB = /(?<=\p{L}{2}(?:[aiou]l|[aio]n|[aeou]r|im|tom|[aio]t|ic|im|ud))is(?=(?:e[ds]?|ers?|ing)$)/iu;

/** How Americans write a word; null where that is the same. */
export function americanSpelling(word: string): string | null {
  const lower = word.toLowerCase();
  const pieces = BRITISH_PIECES.find(([british]) => lower.includes(british));
  const american = pieces ? lower.replace(...pieces) : lower.replace(VERB, 'iz');
  return american === lower ? null : american;
}

/** A query in which each word that Americans write otherwise may stand in either spelling; what is quoted stays as it is. */
export function inBothSpellings(node: QueryNode): QueryNode {
  switch (node.type) {
    case 'word': {
      const american = americanSpelling(node.word);
      return american === null ? node : { type: 'or', nodes: [node, { type: 'word', word: american }] };
    }
    case 'and':
    case 'or':
      return { type: node.type, nodes: node.nodes.map(inBothSpellings) };
    case 'not':
      return { type: 'not', node: inBothSpellings(node.node) };
    default:
      return node;
  }
}
