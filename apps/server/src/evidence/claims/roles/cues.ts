import { remembered } from '../language/remembered.ts';
import type { RoleClass } from './labels.ts';

/** What kind of value a cue binds. */
export type ValueKind = 'name' | 'money' | 'date' | 'count' | 'place' | 'id';

/** Words of a statement that say what a value is to the record. */
export interface Cue {
  roles: readonly RoleClass[];
  kind: ValueKind;
  at: number;
  end: number;
  /** Where its value stands: before it, after it, or whichever is nearest. */
  side: 'before' | 'after' | 'any';
}

type Rule = [kind: ValueKind, side: Cue['side'], words: RegExp, ...roles: RoleClass[]];

/** The longest match at a place is taken. */
const RULES: Rule[] = [
  ['name', 'any', /\b(?:co-?)?inventors?\b/, 'inventor'],
  ['name', 'before', /\binvent(?:ed|s)\b/, 'inventor'],
  ['name', 'any', /\bexaminers?\b/, 'examiner'],
  [
    'name',
    'before',
    /(?<!\bwas |\bwere |\bis |\bbeen )\bexamined (?=\d|(?:the|this|an?) (?:\w+ ){0,3}patents?\b|(?:\w+ )?patents?\b)/,
    'examiner',
  ],
  ['name', 'any', /\b(?:attorneys?|law firm|patent agents?)\b/, 'attorney'],
  ['name', 'before', /\brepresent(?:ed|s) (?=the|its|this)/, 'attorney'],
  ['name', 'after', /\brepresented by\b/, 'attorney'],
  ['name', 'any', /\bassignees?\b/, 'assignee'],
  ['name', 'before', /\b(?:has|have|was|were) (?:been )?assigned (?!to\b)/, 'assignee'],
  ['name', 'after', /\b(?:assigned to|owned by|held by|belongs? to)\b/, 'assignee', 'taker', 'laboratory', 'sponsor'],
  [
    'name',
    'before',
    /(?<!\b(?:its|their|his|her|our|of) )\b(?:owns?|holds?)\b(?! (?:an? (?:contract|award|grant)|that|on)\b| (?:up to |about |over )?\d[\d,.]* (?!patent|award|contract|grant|application|NDA|ANDA))/,
    'assignee',
    'taker',
    'laboratory',
    'sponsor',
  ],
  [
    'name',
    'before',
    /(?<!\b(?:was|were|been|is) |, )\bapproved (?!(?:in|on|by|for|as|after|with|under|to|and|or|since|at|from|until|before|through|products?|drugs?)\b|\d)/,
    'giver',
    'publisher',
  ],
  [
    'name',
    'before',
    /(?<!\b(?:was|were|been|is|are|being|first|and) )\bpublish(?:es|ed)\b(?= (?:the|this|an?|its|their|it)\b)/,
    'issuer',
  ],
  ['name', 'after', /\bpublished by\b/, 'issuer'],
  ['name', 'after', /\b(?:solicit(?:s|ed)?|invites?d?|requests?|requested)\b[^,;.]{0,40}?\bfrom\b/, 'taker'],
  ['name', 'after', /\bapproved by\b/, 'giver', 'publisher'],
  ['name', 'any', /\b(?:awardees?|recipients?|grantees?|contractors?)\b/, 'taker'],
  [
    'name',
    'before',
    /\b(?:received?s?|won|wins|got|obtained|secured)\b|\b(?:was|were|has been|have been|is) awarded\b|\bholds? an? (?:contract|award|grant|cooperative)/,
    'taker',
    'sponsor',
  ],
  // A patent is granted to its assignee.
  ['name', 'before', /\b(?:was|were|has been|have been|is) granted\b/, 'taker', 'sponsor', 'assignee'],
  ['name', 'after', /\bgranted to\b/, 'taker', 'assignee'],
  ['name', 'after', /\b(?:awarded|given|obligated|paid|went|made|outlayed|go(?:es)?) to\b/, 'taker'],
  [
    'name',
    'before',
    /(?<!\b(?:was|were|been|is|are|being|be) )\b(?:obligates?d?|granted|awarded|funds|funded|pays|paid for|bought|buys|made the award|procured)\b(?! (?:between|in|on|from|since|during)\b)/,
    'giver',
  ],
  [
    'name',
    'after',
    /(?<!\b(?:diagnos[ie]s|assessments?|measurements?|decisions?|estimates?|predictions?) (?:is|are|was|were) )\b(?:awarded|granted|funded|made|obligated|financed|procured|bought|supported|backed) by\b|\bfunding from\b/,
    'giver',
    'investor',
    'sponsor',
  ],
  [
    'name',
    'after',
    /\b(?:received?s?|won|got|obtained|award|grant|contract)\b[^,;.]{0,40}?\bfrom\b/,
    'giver',
    'investor',
  ],
  [
    'name',
    'after',
    /\b(?:awarded|granted|gave|obligates?d?|pays|paid|made|provided|awards|grants|gives)\b[^,;]{1,40}? to\b/,
    'taker',
  ],
  ['name', 'any', /\b(?:awarding|funding) (?:agency|agencies)\b/, 'giver'],
  ['name', 'any', /\bsub-agency\b/, 'giver'],
  ['name', 'any', /\bbranch\b/, 'giver'],
  ['name', 'any', /\b(?:principal|lead|chief) investigators?\b/, 'investigator'],
  ['name', 'any', /\bstudy chair\b/, 'study-chair'],
  ['name', 'any', /\bstudy director\b/, 'study-director'],
  ['name', 'any', /\bbrand names?\b/, 'brand'],
  ['name', 'any', /\b(?:active )?ingredients?\b/, 'ingredient'],
  [
    'name',
    'before',
    /\b(?:led|leads)\b(?! to\b)/,
    'investigator',
    'study-chair',
    'study-director',
    'contact',
    'sponsor',
  ],
  ['name', 'any', /\b(?:business |licensing )?contact(?: person)?\b/, 'contact'],
  ['name', 'any', /\b(?:primary )?sponsor\b/, 'sponsor'],
  ['name', 'before', /(?<!\b(?:was|were|been|is|are|being) )\b(?:sponsors|sponsored)\b(?! by)/, 'sponsor'],
  ['name', 'after', /\bsponsored by\b/, 'sponsor'],
  ['name', 'any', /\bcollaborat(?:ors?|es?|ed|ing)\b/, 'collaborator'],
  ['name', 'any', /\binvestors?\b/, 'investor'],
  ['name', 'before', /\b(?:invest(?:s|ed)|backed)\b/, 'investor'],
  ['name', 'any', /\bportfolio\b/, 'portfolio'],
  ['name', 'any', /\bexecutive officers?\b/, 'executive'],
  ['name', 'any', /(?<!officer and a )\bdirectors?\b/, 'director'],
  ['name', 'before', /\b(?:wrote|(?:co-?)?authored)\b(?! by)/, 'author'],
  ['name', 'after', /\b(?:written|authored) by\b/, 'author'],
  ['name', 'after', /\braised\b[^,;.]{0,40}?\bfrom\b/, 'investor'],
  ['name', 'any', /\bauthors?\b|\bet al\b|\band colleagues\b/, 'author'],
  [
    'name',
    'after',
    /\b(?:previously|formerly|earlier|once) (?:\w+ )?(?:affiliated|employed|worked|at|with)\b/,
    'past-affiliation',
  ],
  [
    'name',
    'after',
    /(?<!previously |formerly )\b(?:affiliated with|employed (?:at|by)|works? (?:at|for)|currently at|is at)\b/,
    'affiliation',
    'taker',
  ],
  ['name', 'after', /\b(?:now|currently) (?:named|called|known as)\b/, 'taker', 'investor'],
  ['name', 'after', /\b(?:formerly|previously)(?: named| called| known as|(?! \w+ (?:at|with|by)\b))/, 'former-name'],

  ['money', 'any', /\boutlay(?:s|ed)?\b|\bdisbursed\b|\bpaid out\b/, 'outlayed'],
  ['money', 'any', /\bobligat(?:e[ds]?|ions?|ing)\b/, 'obligated'],
  ['money', 'any', /\bpotential (?:amount|value)\b/, 'potential'],
  ['money', 'any', /\bceiling\b|\bawards? of up to\b/, 'ceiling'],
  ['money', 'any', /\bfloor\b/, 'floor'],
  ['money', 'any', /\bfund size\b|\bsize\b/, 'fund-size'],
  ['money', 'any', /\brais(?:ed|es)\b/, 'total-funding', 'round', 'fund-size'],
  [
    'money',
    'any',
    /\b(?:worth|received|granted|amount(?:s|ed)?|value[ds]?|awarded|won)\b/,
    'award-amount',
    'obligated',
    'total-funding',
    'fund-size',
    'round',
    'potential',
    'ceiling',
  ],

  ['date', 'after', /\bplaced (?:on|in)\b/, 'award-date', 'start', 'action'],
  ['date', 'any', /\b(?:awarded|received|funded|won)\b/, 'award-date', 'start', 'action', 'round', 'granted'],
  ['date', 'any', /\bpriority date\b|\bpriority\b/, 'priority'],
  ['date', 'any', /\b(?:started|starts?|began|begins?|commenced|launched|opens|opened|starting|beginning)\b/, 'start'],
  ['date', 'any', /\b(?:ended|ends?|ending|concluded|finished)\b/, 'end', 'completion'],
  ['date', 'any', /\b(?:completed|completion|finish(?:es)?)\b/, 'completion', 'end'],
  ['date', 'any', /\bprimary completion(?: date)?\b/, 'primary-completion'],
  ['date', 'any', /\b(?:first )?posted\b|\badvertised\b/, 'posted', 'registered', 'published'],
  ['date', 'any', /\b(?:last |most recently )?updated?\b/, 'updated'],
  ['date', 'any', /\b(?:clos(?:es?|ed|ing)|deadline|due)\b/, 'closes', 'round'],
  ['date', 'after', /\b(?:open|accepted|taken|submitted|filed) (?:until|till|through)\b/, 'closes', 'end'],
  ['date', 'any', /\b(?:to be |be )?(?:delivered|delivery)(?: by| on| until)?\b/, 'end', 'completion'],
  ['date', 'any', /\b(?:registered|registration)\b/, 'registered'],
  ['date', 'any', /\b(?:filed|filing date|applied for)\b/, 'filed'],
  ['date', 'any', /\b(?:granted|issued|grant date)\b/, 'granted', 'award-date', 'first-work', 'latest-work'],
  ['date', 'any', /\b(?:published|publication date|appeared)\b/, 'published'],
  [
    'date',
    'any',
    /\b(?:published|granted|issued|appeared)\b[^.;]{0,30}?\b(?:since|from|between)\b/,
    'first-work',
    'published',
    'granted',
  ],
  ['date', 'any', /\baccept(?:s|ed|ing)? (?:proposals|applications|submissions)\b/, 'start'],
  ['date', 'any', /\b(?:took|takes|taking) (?:proposals|applications|submissions)\b/, 'start'],
  [
    'date',
    'any',
    /\b(?:proposals|applications|submissions) (?:could|can|may|were|are) (?:be )?(?:filed|submitted|handed in|taken|accepted)\b/,
    'start',
  ],
  ['date', 'any', /\bapprov(?:ed|al)(?: date| on| in)?\b/, 'approved'],
  ['date', 'any', /\b(?:expires?|expired|expiration|expiry|runs until)\b/, 'expires', 'end'],
  ['date', 'any', /\b(?:founded|established|founding year|incorporated(?= (?:in|on)\b))\b/, 'founded'],
  ['date', 'any', /\baction\b/, 'action'],
  ['date', 'any', /\b(?:first|earliest) (?:work|publication|paper|patent)s?\b/, 'first-work'],
  ['date', 'any', /\b(?:latest|last|most recent) (?:work|publication|paper|patent)s?\b/, 'latest-work'],

  [
    'count',
    'any',
    /\b(?:enrol(?:l|s|led|ls|ment)?|enrol(?:l)?ing|target size|participants|patients|people|volunteers|subjects|children|adults|men|women|recruit(?:s|ed|ing)? (?=(?:\w+ )?\d)|(?:took|takes?|taking) part)\b/,
    'enrollment',
  ],
  ['count', 'any', /\b(?:people|persons) work(?:ing|s)? (?:at|for|there)\b/, 'employees'],
  [
    'count',
    'any',
    /\b(?:employees|employs?|staff|workers|(?:team|workforce|headcount) (?:of|has|counts|numbers))\b/,
    'employees',
  ],
  ['count', 'any', /\b(?:aged|ages?|years old)\b/, 'age'],
  ['count', 'any', /\boffers?(?: received)?\b|\bbids?\b/, 'offers'],
  ['count', 'any', /\b(?:sites|centers|locations)\b/, 'sites'],
  ['count', 'any', /\bcountries\b/, 'countries'],
  ['count', 'any', /\bclaims\b/, 'claims'],
  ['count', 'any', /\b(?:been|is|was|were) cited\b|\bcitations\b|\bcited (?:by|nearly|about|over|\d)/, 'times-cited'],
  ['count', 'any', /\b(?:cites|references)\b/, 'cites'],
  ['count', 'any', /\b(?:works|publications)\b/, 'works'],
  ['count', 'any', /\bh-index\b/, 'h-index'],
  ['count', 'any', /\bauthors\b/, 'authors'],
  ['count', 'any', /\bsubmissions\b/, 'submissions'],
  ['count', 'any', /\binvestments\b/, 'investments'],

  ['place', 'after', /\bincorporated (?:in (?!\d)|under the laws of)/, 'incorporation'],
  ['place', 'after', /\b(?:performed|performance is|performance|work is done)\b/, 'performance'],
  [
    'place',
    'after',
    /\b(?:based|located|headquartered|lives?|sits|resides?|works from|is in|was in|are in)\b/,
    'place',
    'affiliation',
    'laboratory',
  ],

  ['id', 'any', /\bpatent(?:'s)? number\b|\bpatents?\b(?= (?:no\.? )?\d)/, 'patent-number'],
  ['id', 'any', /\bapplication(?:'s)? number\b/, 'application-number'],
  ['id', 'any', /\btracking number\b/, 'tracking'],
  ['id', 'any', /\baward number\b/, 'award-number'],
];

const COMPILED = RULES.map(([kind, side, words, ...roles]) => ({
  kind,
  side,
  roles,
  words: new RegExp(words.source, 'gi'),
  /** Of a hundred rules few match: to test is cheaper than to begin a search for all matches. */
  once: new RegExp(words.source, 'i'),
}));

/** The cues of a sentence in order; of overlapping ones of a kind the longest. */
export const cuesOf = remembered(readCues);

function readCues(text: string): Cue[] {
  const found: Cue[] = [];
  for (const { kind, side, roles, words, once } of COMPILED) {
    if (!once.test(text)) continue;
    for (const match of text.matchAll(words))
      found.push({ kind, side, roles, at: match.index, end: match.index + match[0].length });
  }
  const isCovered = (cue: Cue) =>
    found.some(
      (other) =>
        other !== cue &&
        other.kind === cue.kind &&
        (other.side === cue.side || other.side === 'any' || cue.side === 'any') &&
        other.at <= cue.at &&
        other.end >= cue.end &&
        other.end - other.at > cue.end - cue.at,
    );
  return found.filter((cue) => !isCovered(cue)).sort((a, b) => a.at - b.at);
}
