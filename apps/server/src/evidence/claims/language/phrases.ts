/** Expressions of several words, and the plainer ones that they stand for. None of them says more than the other. */
const PHRASES: [RegExp, string | ((found: string) => string)][] = [
  [/\b(?:on top of|over and above)\b/gi, 'in addition to'],
  [/\b(?:by means of|with the (?:help|aid) of|by way of)\b/gi, 'with'],
  [/\b(?:with (?:regard|respect) to|as regards|in terms of|regarding)\b/gi, 'of'],
  [/\bas well as\b/gi, 'and'],
  [/\bas few as (?=\d|one |two |three )/gi, 'as little as '],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bin the course of\b/gi, 'during'],
  [/\bon behalf of\b/gi, 'for'],
  [/\bin spite of\b/gi, 'despite'],
  [
    /\b(pa(?:y|ys|id|ying)|giv(?:e|es|en|ing)|gave) (?:special |particular |close |more |due )?attention to\b/gi,
    'focus on',
  ],
  [/\b(?:falls?|fell|falling) (?:under|within)\b/gi, 'belong to'],
  [/\b(?:make|makes|made|making) use of\b/gi, 'use'],
  [/\b(?:take|takes|took|taking) advantage of\b/gi, 'use'],
  [/\bcarr(?:y|ies) out\b/gi, 'conduct'],
  [/\bcarried out\b/gi, 'conducted'],
  [/\blook(?:s|ed|ing)? into\b/gi, 'study'],
  [/\b(?:find|finds|finding|found) out\b/gi, 'determine'],
  [/\bbr(?:ing|ings|ought) together\b/gi, 'combine'],
  [/\bdeal(?:s|ing)? with\b/gi, 'address'],
  [/\b(?:made up|composed) of\b/gi, 'consisting of'],
  [/\b(?:without (?:sacrificing|loss of|a loss of|any loss of|losing|compromising))\b/gi, 'without loss of'],
  [/\bmore and more\b/gi, 'increasingly'],
  [/\bcapable of\b/gi, 'able to'],
  [/\bother than\b/gi, 'not'],
  [/\bnear[- ]term\b/gi, 'short-term'],
  [/\blonger[- ]term\b/gi, 'long-term'],
  [/\b(?:as much as|as many as) (?=[\d$])/gi, 'up to '],
  [/\bin the long (?:run|term)\b/gi, 'eventually'],
  [/\bin all,/gi, 'in total,'],
  [/\bby hand\b/gi, 'manually'],
  [/\b(?:leaves?|leaving|left) out\b/gi, 'excluded'],
  [/\b(?:led|results?|resulted|leads?) (?:to|in)\b(?<=(?:led|leads?) to|results? in|resulted in)/gi, 'caused'],
  [/\b(?:1st|2nd|3rd|[4-9]th|10th)\b/g, ordinalOf],
  // 'The five-person company'
  [
    /\b([\p{L}\d]+)-(?:person|man|strong|employee) (company|firm|startup|start-up|team|business)\b/giu,
    '$2 of $1 employees',
  ],
  [/\bcost[- ]?effective\b/gi, 'affordable'],
  [/\b(?:take|takes|took|taking) (?:a lot of|much|considerable|a great deal of|a long) time\b/gi, 'is time-consuming'],
  [/\b(?:taken|pulled) off the market\b/gi, 'withdrawn from the market'],
  [/\bbrought ((?:[\p{L}\d-]+ ){0,5}?)to light\b/giu, 'uncovered $1'],
  [/\bbrings? ((?:[\p{L}\d-]+ ){0,5}?)to light\b/giu, 'uncovers $1'],
  [/\bside[- ]effects\b/gi, 'adverse effects'],
  [/\bhigh blood pressure\b/gi, 'hypertension'],
  [/\bheart attacks?\b/gi, 'myocardial infarction'],
  [/\binto (?:a |the )?muscles?\b/gi, 'intramuscularly'],
  [/\binto (?:a |the )?veins?\b/gi, 'intravenously'],
  [/\bby mouth\b/gi, 'orally'],
  // In lower case only: 'Phase IV'. Behind '(iii)' it is a number.
  [/(?<!\(iii\).*)\((?:iv|i\.v\.)\)/gs, '(intravenous)'],
  [/\bset(?:s|ting)? up\b/gi, 'establish'],
  [/\bin line with\b/gi, 'consistent with'],
  [/\b(?:at|for) the moment\b/gi, 'currently'],
  [/\bso as to\b/gi, 'in order to'],
  [/\bwith a view to\b/gi, 'in order to'],
  [/\bkeep(?:s|ing)? track of\b/gi, 'track'],
  [/\bgave rise to\b|\bgiv(?:e|es|ing) rise to\b/gi, 'cause'],
  [/\brel(?:y|ies) on\b/gi, 'depend on'],
  [/\b(?:a|the) (?:wide |broad )?(?:range|variety|array) of\b/gi, 'various'],
];

function ordinalOf(found: string): string {
  return 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')[Number.parseInt(found, 10) - 1]!;
}

/** The text in plainer expressions. */
export const plainPhrases = (text: string): string =>
  PHRASES.reduce((left, [pattern, plain]) => left.replace(pattern, plain as string), text);
