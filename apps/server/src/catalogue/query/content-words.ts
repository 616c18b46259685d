/** Words that only hold sentences together. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all also another although always am among an and any are aren't as at be because been
before being below between both but by can can't cannot could couldn't did didn't do does doesn't doing don't down
during each either enough etc even ever every few for from further get give given go had has hasn't have haven't having
he her here hers herself him himself his how however i if in into is isn't it its itself just least less let like made
make makes making many may me might more most much must my myself near need needs never no nor not now of off often on
once one only onto or other others our ours ourselves out over own per perhaps rather same several shall she should so
some such than that the their theirs them themselves then there these they this those though through thus to together
too toward towards two under until up upon us use used uses using very via was we well were what when where whether
which while who whom whose why will with within without would yet you your yours`.split(/\s+/),
);

/** Words of every project description. */
const DESCRIPTION_WORDS = new Set(
  `aim aims approach based better build building built company customer customers design designed develop developed
developing development existing find goal help helps idea improve improved improves improving including interested
invention looking low high novel new offer offers plan platform product products project projects propose provide
provides solution solutions startup start-up system systems technologies technology today want way work working world
seeking partner partners type types people person persons level levels measure measures measured measuring replace
replaces replaced replacing result results various different allow allows enable enables enabling provided based kind
kinds number several time times early late small large simple line`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’.][\p{L}\p{N}]+)*/gu;

/** Every word of the text, lower case, in order; hyphened words stay whole. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/['’]s$/, ''));

/** "We've", "it'll", "couldn't". */
const CONTRACTED = /['’](?:d|ll|m|re|t|ve)$/;

export const isContentWord = (word: string): boolean =>
  word.length > 1 &&
  !CONTRACTED.test(word) &&
  !FUNCTION_WORDS.has(word) &&
  !DESCRIPTION_WORDS.has(word) &&
  !/^\d+([.,]\d+)*$/.test(word);

/** The words that carry the subject, lower case, in order, with repeats. */
export const contentWords = (text: string): string[] => wordsOf(text).filter(isContentWord);
