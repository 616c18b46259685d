/** Words that change what a sentence claims, by what they claim. */
const OPERATORS = {
  universal:
    /\b(?:all|every(?! (?:year|month|week|day)\b)|each(?! (?:year|month|week|day)\b)|any|entire(?:ly)?|whole|universally|everyone|everybody|completely|totally|whether or not|with or without)\b/gi,
  always: /\b(?:always|invariably|constantly|at all times|in (?:all|every) cases?)\b/gi,
  majority:
    /\b(?:most(?! (?:\w+ly )?\w+(?:ed|ive|ful|ous|ic|al|ent|ant|ate|ing)\b)|majority|mainly|mostly|predominantly|largely|usually|generally|typically)\b/gi,
  only: /\b(?:only|solely|exclusively|(?<!not )(?:limited|restricted|confined) to|just(?! (?:under|over|about))|nothing but|(?<=[\p{L}\s]\s)alone(?=\s*(?:[.,;]|$)|\s(?:in|for|as|against|to|on|at|after|before)\s))(?!\p{L})/giu,
  superlative:
    /\b(?:(?<!\bat )least(?! one\b)|last(?! (?:posted|update|updated|year|work|month|week))|first(?! (?:aid|posted|work|dose|author|of (?:january|february|march|april|may|june|july|august|september|october|november|december))\b)|best|worst|leading|top|unique|foremost|unprecedented|most (?:\w+ly )?\w+(?:ed|ive|ful|ous|ic|al|ent|ant|ate|ing)\b|most (?:common|prolific|accurate|precise|expensive|efficient|active)|(?!\b(?:interest|forest|request|harvest|invest|suggest|test|latest|honest|modest|contest|protest|guest|west|rest|nest|chest|arrest|digest|manifest|ingest|conquest|budapest|southwest|northwest|midwest|interests?)\b)[a-z]{3,}est)\b/gi,
  comparison:
    /\b(?:(?<!rather )than|outperforms?|beats?|exceeds?|surpass(?:es)?|superior|inferior|as \w+ as|equally \w+)\b/gi,
  cause:
    /\b(?:because|due to(?! (?:be \w|(?:begin|start|open|run|end|finish|close|conclude|expire|complete)(?: (?:in|on|by|at|from|until|early|late|this|next)\b|\s*[.,;]|\s*$)))|owing to|thanks to|as a result|results? (?:in|from)|resulted (?:in|from)|resulting|leads? to|led to|leading to|caus(?:es?|ed|ing)|therefore|hence|consequently|so that|driven by|drives?|for (?:[\w-]+ ){1,3}reasons?|on grounds of|stems? from|stemmed from|in response to|attribut\w+ to|since(?!\s\s| (?:\d|january|february|march|april|may|june|july|august|september|october|november|december|then|been|its)))\b/gi,
  obligation: /\b(?:must|shall|has to|have to|is required|are required|mandatory|obligatory)\b/gi,
  condition: /\b(?:if|unless|provided that|only when|as long as|in case|whether or not|with or without)\b/gi,
  negation: /\b(?:not|no|never|none|without|neither|nor|cannot|nobody|nothing|lacks?)\b|n't\b/gi,
} as const;

export type Operator = keyof typeof OPERATORS;

const CLAIMING: readonly Operator[] = [
  'universal',
  'always',
  'majority',
  'only',
  'superlative',
  'comparison',
  'cause',
  'obligation',
];

export interface FoundOperator {
  operator: Operator;
  text: string;
  at: number;
}

export function operatorsOf(text: string, among: readonly Operator[] = CLAIMING): FoundOperator[] {
  return among.flatMap((operator) =>
    // To look whether there is one is cheaper than to begin a search for all.
    (text.search(OPERATORS[operator]) < 0 ? [] : [...text.matchAll(OPERATORS[operator])]).map((match) => ({
      operator,
      text: match[0].toLowerCase(),
      at: match.index,
    })),
  );
}
