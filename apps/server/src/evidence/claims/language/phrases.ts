type Phrase = [RegExp, string | ((found: string) => string)];

/** What a hyphen joins to 'based', 'listed', 'person'. Few texts have one, and to look for what stands before it takes long. */
const JOINED_BY_HYPHEN = /-(?:based|headquartered|listed|traded|person|man|strong|employee)\b/i;
const HYPHENED: Phrase[] = [
  // 'Berlin-based Voltara', 'a Berlin-based advertising company': where it is stands behind it.
  [
    /\b(\p{Lu}[\p{L}]+(?:[ -]\p{Lu}\p{L}+)*)-(?:based|headquartered) (\p{Lu}[\p{L}\p{N}.&'-]*(?: \p{Lu}[\p{L}\p{N}.&'-]*)*)/gu,
    '$2, based in $1,',
  ],
  [
    /\b(\p{Lu}[\p{L}]+(?:[ -]\p{Lu}\p{L}+)*)-(?:based|headquartered) ((?:[\p{Ll}-]+ ){0,3}?(?:company|firm|startup|start-up|business|maker|developer|team|group|university|hospital|laboratory|organi[sz]ation|nonprofit|agency|investor|sponsor))\b/gu,
    '$2 based in $1',
  ],
  [
    /\b(\p{Lu}\p{L}+)-(?:listed|traded) ((?:[\p{Ll}-]+ ){0,3}?(?:company|firm|startup|start-up|business|maker|developer|group|manufacturer))\b/gu,
    '$2 listed on $1',
  ],
  // 'The five-person company', 'a five-person London startup'
  [
    /\b([\p{L}\d]+)-(?:person|man|strong|employee) ((?:[\p{L}-]+ ){0,2}(?:company|firm|startup|start-up|team|business))\b/giu,
    '$2 of $1 employees',
  ],
];

/** Expressions of several words, and the plainer ones that they stand for. None of them says more than the other. */
const PHRASES: Phrase[] = [
  [/\bpublicly (?:traded|listed)\b/gi, 'public'],
  [/\babbreviated new drug application\b/gi, 'ANDA'],
  [/\bnew drug application\b/gi, 'NDA'],
  [/\bhealthy volunteers (are|were) not (?=(?:accepted|eligible)\b)/gi, 'no healthy volunteers $1 '],
  [
    /\bhealthy volunteers (?:cannot|can't|may not)(?: (?:take part|participate|join|enrol|enroll))?(?=\s*[.,;]|\s*$)/gi,
    'no healthy volunteers are accepted',
  ],
  [/\bmain (?=(?:outcome|endpoint)s?\b)/gi, 'primary '],
  [/\bORCID iDs?\b/gi, 'ORCID'],
  [/\b(the|its|their) sole (?=\p{Ll})/giu, '$1 only '],
  [/\b(?:on top of|over and above)\b/gi, 'in addition to'],
  [/\b(?:by means of|with the (?:help|aid) of|by way of)\b/gi, 'with'],
  [/\b(?:with (?:regard|respect) to|as regards|in terms of|regarding)\b/gi, 'of'],
  [/\bnot open (?:to|for) competition\b/gi, 'not available for competition'],
  // Whoever builds on a work doesn't build it.
  [
    /\bbuild(s|ing)? (?:up)?on (?=(?:\p{L}+ ){0,2}(?:work|results?|research|findings?|efforts?|success(?:es)?|studies)\b)/giu,
    'extend$1 ',
  ],
  [/\bas well as\b/gi, 'and'],
  [
    /\bas early as (?:in )?(?=(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)\b)/gi,
    'in ',
  ],
  [/\bas few as (?=\d|one |two |three )/gi, 'as little as '],
  [/\b(?:greater|higher|elevated|heightened) (?=(?:risks?|likelihood|probability|chances?) of\b)/gi, 'increased '],
  [/\b(?:applications|proposals|submissions) are no longer (?:being )?(?:accepted|taken)\b/gi, 'the call is closed'],
  [/\b(?:openly|freely) (?:accessible|available)\b/gi, 'open access'],
  [/\b(two|three|four|five|six|seven|eight|nine|ten|\d+) colleagues\b/gi, '$1 others'],
  // It has been discontinued, and that was not why.
  [
    /\bnot ((?:been )?(?:discontinued|withdrawn|taken off the market)(?: or (?:withdrawn|discontinued))?) for (?:reasons of )?(safety or (?:efficacy|effectiveness))(?: reasons)?/gi,
    '$1, but not for $2 reasons',
  ],
  [/\b(?:ahead|in front) of\b/gi, 'forward of'],
  [/\bon board (?=the|an?|its)/gi, 'aboard '],
  [/\bthe PI\b/g, 'the principal investigator'],
  [/\bno matter (?=the|what|how|which|where|who)\b/gi, 'regardless of '],
  // 'Needs no reruns' does not need reruns.
  [
    /\b(need|require|use|contain|involve|cause|produce|offer|provide)(s|ed|d)? no (?=\p{Ll})(?!longer\b|more\b|less\b|fewer\b|other\b|one\b)/gu,
    (found) =>
      found.replace(
        /^(\p{Ll}+?)(s|ed|d)? no $/u,
        (_, verb: string, end?: string) => `${end && end !== 's' ? 'did' : 'does'} not ${verb} `,
      ),
  ],
  // Neither cuts anything.
  [/\bcross-cutting\b/gi, 'crosscutting'],
  [/\bcutting[ -]edge\b/gi, 'state-of-the-art'],
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
  [/\b(?:bring|brings|bringing|brought) together\b/gi, 'combine'],
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
  [/\b(?:an? |one )?orders?[- ]of[- ]magnitude\b/gi, 'ten times'],
  [/\b(two|three|four|five|six|seven|eight|nine|ten|\d+)[- ]?fold\b/gi, '$1 times'],
  [/\bcomposed (?=\w+ly of\b)/gi, 'consisting '],
  [/\bturn(?:ed|s|ing)? into\b/gi, 'converted to'],
  [/\b(?:leav(?:e|es|ing)|left|make|makes|made) room for\b/gi, 'allow for'],
  [/\bjoined (?=[^.;]*\brounds?\b)/gi, 'took part in '],
  [/\btwice (?:an?|per|each|every) (?=(?:day|week|month|year)\b)/gi, '2 times per '],
  [/\b(once|twice|[a-z\d]+ times) (dai|week|month|year)ly\b/gi, howOften],
  [/\btimes (?:an?|each|every) (?=(?:day|week|month|year)\b)/gi, 'times per '],
  [/\bonce (?:an?|per|each|every) (?=(?:day|week|month|year)\b)/gi, '1 time per '],
  [/\baccount(?:s|ed|ing)? for (?=[^.;,]{0,16}(?:\d|percent))/gi, 'make up '],
  [/\bco-(author|inventor|founder|worker|investigator)/gi, 'co$1'],
  [/\b(?:cost[- ]?effective|low[- ]cost|inexpensive)\b/gi, 'affordable'],
  [/\bteam(s|ed|ing)? (?:up )?(?=with\b)/gi, 'partner$1 '],
  [/\b(?:take|takes|took|taking) (?:a lot of|much|considerable|a great deal of|a long) time\b/gi, 'is time-consuming'],
  [/\b(?:(?:taken|pulled) off|(?:withdrawn|removed) from) the market\b/gi, 'withdrawn'],
  [/\bbrought((?: [\p{L}\d-]+){0,5}?) to light\b/giu, 'uncovered$1'],
  [/\bbrings?((?: [\p{L}\d-]+){0,5}?) to light\b/giu, 'uncovers$1'],
  [/\bside[- ]effects\b/gi, 'adverse effects'],
  [/\bhigh blood pressure\b/gi, 'hypertension'],
  [/\bheart attacks?\b/gi, 'myocardial infarction'],
  [/\binto (?:a |the )?muscles?\b/gi, 'intramuscularly'],
  [/\binto (?:a |the )?veins?\b/gi, 'intravenously'],
  [/\bby mouth\b/gi, 'orally'],
  // In lower case only: 'Phase IV'. Behind '(iii)' it is a number.
  [/(?<!\(iii\).*)\((?:iv|i\.v\.)\)/gs, '(intravenous)'],
  [/\bset(?:s|ting)? up\b/gi, 'establish'],
  [/\b(is|are|was|were) eligible(?! for\b)/gi, '$1 included'],
  [
    /\b(?:recruitment|enrol?lment)((?: (?:of|for|to|in) [^,.;]{2,40}?)?) (?:ha[sd] not (?:yet )?(?:started|begun)(?: yet)?|ha[sd] yet to (?:start|begin))\b/gi,
    'it is not yet recruiting$1',
  ],
  [/\bin theory\b/gi, 'theoretically'],
  [/\bcited (once|twice)\b/gi, (found) => (/once$/i.test(found) ? 'cited 1 time' : 'cited 2 times')],
  [/\bin line with\b/gi, 'consistent with'],
  [/\b(?:at|for) the moment\b/gi, 'currently'],
  [/\bso as to\b/gi, 'in order to'],
  [/\bwith a view to\b/gi, 'in order to'],
  [/\bkeep(?:s|ing)? track of\b/gi, 'track'],
  [/\bgave rise to\b|\bgiv(?:e|es|en|ing) rise to\b/gi, 'cause'],
  [/\brel(?:y|ies) on\b/gi, 'depend on'],
  [/\bsuffer(?:s|ed|ing)? from\b/gi, 'have'],
  [/\bat the same time\b/gi, 'simultaneously'],
  [/\b(?:all over|around|across) the (?:world|globe)\b/gi, 'worldwide'],
  [/\b(?:each|every) year\b/gi, 'annually'],
  [/\b(?:keep|keeps|keeping|kept) up\b(?! with)/gi, 'maintain'],
  [/\b(?:get|gets|getting|got) rid of\b|\b(?:do|does|did) away with\b/gi, 'eliminate'],
  [/\bat present\b/gi, 'currently'],
  [/\b(?:act|acts|acted|function|functions|functioned|work|works|worked) as\b/gi, 'serves as'],
  [/\b(?:get|gets|getting|got) better\b/gi, 'improve'],
  [/\b(?:get|gets|getting|got) worse\b/gi, 'worsen'],
  [/\b(?:go|goes|going) up\b/gi, 'increase'],
  [/\b(?:go|goes|going) down\b/gi, 'decrease'],
  [/\b(?:speeds?|speeding) up\b/gi, 'accelerate'],
  [/\b(?:sped|speeded) up\b/gi, 'accelerated'],
  [/\b(?:slows?|slowing) down\b/gi, 'slow'],
  [/\b(?:rules?|ruled|ruling) out\b/gi, 'exclude'],
  [/\bfail(?:s|ed|ing)? to (?=\p{Ll})/giu, 'did not '],
  [/\bin need of\b/gi, 'needing'],
  [/\b(?:an?|the) (?:wide |broad )?(?:range|variety|array) of\b/gi, 'various'],
];

function ordinalOf(found: string): string {
  return 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')[Number.parseInt(found, 10) - 1]!;
}

/** 'Twice weekly', 'three times daily': so many times per week or day. */
function howOften(found: string): string {
  const [, often, span] = /(.+) (dai|week|month|year)ly/.exec(found.toLowerCase())!;
  return `${often!.replace('once', '1 time').replace('twice', '2 times')} per ${span!.replace('dai', 'day')}`;
}

/** The text in plainer expressions. */
export function plainPhrases(text: string): string {
  const parted = JOINED_BY_HYPHEN.test(text) ? replaced(text, HYPHENED) : text;
  return replaced(parted, PHRASES);
}

const replaced = (text: string, phrases: Phrase[]) =>
  phrases.reduce((left, [pattern, plain]) => left.replace(pattern, plain as string), text);
