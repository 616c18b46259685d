/** Endings before which British writers put an s where Americans put a z: 'characterise', but 'comprise'. */
const ISE =
  /(?<=(?:al|an|ar|er|il|inim|axim|ptim|tom|dom|on|or|ol|at|et|it|es|th|ic|ag|og|gh|gn|en|in|ct|ys)(?<!^.{0,2}))is(?=(?:e[drs]?|ers|ing|able)$)/;
const ISATION = /isation(?=s?$)/;
const YSE = /(?<=(?:al|paral|catal|hydrol|electrol|dial))ys(?=(?:e[drs]?|ers|ing)$)/;

/** Ligatures of Greek and Latin that Americans write as an e. */
const LIGATURES =
  /aem(?=i|o|a|at)|paed|aesth|faec|gynaec|caec|aetiol|oedem|oestr|oesoph|rrhoea|foet|coelia|orthopaed|anaes/g;

/** An American spelling of a folded word, by which both spellings are compared. */
export function americanSpelling(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(ISATION, 'ization')
    .replace(ISE, 'iz')
    .replace(YSE, 'yz')
    .replace(LIGATURES, (found) => found.replace(/[ao]e/, 'e'))
    .replace(/our/, (ending, at: number) => (OUR.has(word.slice(0, at)) ? 'or' : ending))
    .replace(/(?<=(?:cent|met|lit|fib|theat|calib))re(?=s?$)/, 'er')
    .replace(/(?<=(?:travel|cancel|label|model|signal|channel|fuel|level|total))l(?=(?:ed|ing|er|ers)$)/, '');
}

const OUR = new Set(
  'col behavi fav hon lab neighb harb hum rum sav vap od arm endeav splend tum vig flav rig'.split(' '),
);
