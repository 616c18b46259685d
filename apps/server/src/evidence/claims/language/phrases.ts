/** Expressions of several words, and the plainer ones that they stand for. None of them says more than the other. */
const PHRASES: [RegExp, string][] = [
  [/\b(?:on top of|over and above)\b/gi, 'in addition to'],
  [/\b(?:by means of|with the (?:help|aid) of|by way of)\b/gi, 'with'],
  [/\b(?:with (?:regard|respect) to|as regards|in terms of|regarding)\b/gi, 'of'],
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
];

/** The text in plainer expressions. */
export const plainPhrases = (text: string): string =>
  PHRASES.reduce((left, [pattern, plain]) => left.replace(pattern, plain), text);
