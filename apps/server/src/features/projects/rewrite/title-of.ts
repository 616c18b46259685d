import { PROJECT_TITLE_MAX } from '@groundwork/contract/limits';
import { FUNCTION_WORDS } from '../../../catalogue/query/content-words.ts';
import { withoutIntroduction } from '../../../catalogue/relevance/introduction.ts';
import { beforeFiniteVerb, wordClasses } from '../../../catalogue/relevance/word-classes.ts';
import { cleanDescription, splitSentences } from './sentences.ts';
import { tellingSentence, withoutMaker } from './telling-sentence.ts';

const OPENINGS =
  /^(?:hi|hello|imagine|in this project|(?:develop|build|create|design|make|commerciali[sz]e)(?= an? )|(?:this|our|the) (?:project|technology|product|company|startup|start-up) will (?:develop|build|create|design|make|produce|deliver|provide)|(?:we|i)(?: have|['’]ve)? (?:found|discovered) an? (?:new )?(?:way|method|process) (?:of|to|for)|(?:we|i) (?:have|hold|own) (?:an? |the |two |several )?(?:pending |granted )?(?:patents?|prototypes?|ideas?|licenses?) (?:on|for|of)|(?:the|our|my) (?:goal|aim|idea|plan) is to (?:bring to (?:the )?market|commerciali[sz]e|develop|build|make|create|sell|offer|design)|the (?:goal|aim|purpose) of (?:this|our|the) (?:project|work) is(?: to)?|(?:this|our|the|my) (?:project|company|startup|start-up|invention|technology|product|idea|team|lab)(?: \w+)? (?:is|aims to|wants to|seeks to|relates to|pertains to|deals with|develops|makes|builds|provides|offers|concerns|uses)|(?:this|our|ours|my|it)(?: [\w-]+){0,4} is(?= an? )|(?:we|i)(?: are|['’]re| am|['’]m| have|['’]ve| want to| would like to| plan to| will)? ?(?:developed|developing|develop|building|built|build|commerciali[sz]ing|commerciali[sz]e|selling|sell|offering|offer|providing|provide|working on|creating|created|create|making|make|invented|patented|designing|designed|design|exploring|looking for|interested in|use|propose)?|(?:this|our|the|my|a) (?:lab|laboratory|group|team|company|startup|start-up|spin-?off|university|department|institute|hospital)(?: [\w-]+){0,5}? (?:(?:has |have )?(?:invented|developed|built|made|created|designed|found|patented)|has|have)(?= an? | the )|(?:(?:we|i|(?:our|my|the) (?:firm|fund|company|team|group|office)) (?:(?:are|am|is) )?)?(?:look|search|scout|hunt)(?:ing)? (?:for|to (?:find|license|buy|acquire|source|invest in))|(?:we|i|(?:our|my|the) (?:firm|fund|company|team|group|office)) (?:wants?|needs?|hopes?|plans?|seeks?|would like) to (?:find|license|buy|acquire|source|invest in)|(?:start|found|launch)(?:ing)? an? (?:company|business|firm|start-?up|venture) (?:around|for|on|with|that (?:builds|develops|makes|sells)|building|developing|making|selling)|a project (?:about|on|to)|development of|project:?)\s+/i;
const ARTICLES = /^(?:an?|the|our|new|novel)\s+/i;
/** What follows says why or what else, not what it is. */
const ASIDE =
  /(?<! (?:and|or))\s+(?:where|because|so that|so it|in order to|by using|while|and then|but)\s+|[;:(–—]\s?|,\s+(?!\p{L}+,?\s+(?:and|or)\s)/u;
/** What it is or does for whom: dropped only where the title would be too long. */
const LINKING = new Set(
  `of for with and or in on at to into by from as that which who how when whether so through without after before under inside within between during
against along around over via upon onto using whose`.split(/\s+/),
);
const PREPOSITION = new Set(['of', 'for', 'with', 'in', 'on', 'at', 'to', 'into', 'from', 'through', 'over', 'upon']);
const CLAUSE = new Set(['that', 'which', 'who', 'whose', 'how']);
/** With fewer a clause says nothing yet. */
const CLAUSE_WORDS_MIN = 4;
/** Says nothing without what stood behind it. */
const DANGLING =
  /^(?:\p{L}+ed|using|containing|comprising|including|employing|up|be|been|made|built|worn|given|taken|read|seen|shown|sold|driven|held|is|are|such|it|an?|the)$/iu;
const TIME_BEFORE = /^(?:second|minute|hour|day|week|month|year)s? (?:before|after|ahead|earlier)$/i;
const TITLE_WORDS_MIN = 4;
/** Stands on one line above the dashboard. */
const COMFORTABLE = 70;
/** What is whole with a word or two more is not cut: "antibodies that neutralize SARS-CoV-2" loses the virus. */
const WHOLE = 80;
/** "App that helps teenagers" may go on to the second: two lines say more than half of what it does. */
const TERSE = 50;
const LONGER = 90;
/** "App with remote coaching" leaves out what it is for. */
const SHORT = 32;
/** "For people" with what? */
const WHOSE = / (?:people|patients|persons|adults|children|women|men|veterans|users|workers)$/i;
const WITH_SOMETHING = / (?:with|in|by|of) an? [\p{L}-]+$/u;
/** "That keeps cells" from what? */
const KEEPS = / (?:keep|prevent|protect|save|shield|stop)s? [^,]+$/;
const HALF_DEED = / and \p{Ll}+ (?:the|an?|its|their) [^,]+$/u;
const TELLS = / to (?:tell|distinguish|separate|discriminate) [^,]+$/;
/** "That pharmacists use" for what? */
const USED = /(?<=\S \S+) (?:that|which) [^,]*\b(?:use|wear|need)s?(?: to \p{L}+)?$/u;
/** Of one thing, as its own verb. */
const FINITE = /^\p{Ll}+[^s]s$/u;
const IN_CLAUSE = / (?:that|which|who) /;
const ASKING = / (?:what|how|when|where|whether|why) /;
/** "Using CRISPR we make rice": how it is made is no name. */
const MADE_HOW = /^(?:using|with|by) [^,.]{1,60}?,? (?:we|i) (?:make|build|develop|produce|create|offer|print|grow) /i;

/** "They need to; our detector does." */
const SAYS_OURS = /(?:; (?:so |but )?(?:our|we|i|this|an?|with our)|: (?:our|we)) /gi;

const NAMED_WORDS_MIN = 3;
const SAYS_WHAT_WE_SELL = /: we (?:sell|make|offer|provide|supply|license) /i;

/** "Instead of spraying, growers hang our dispensers": whatever others do with it, it is what is ours. */
const USING_OURS =
  /^(?:instead of [^,.]{1,60}, )?(?:people|patients|\p{L}+(?:ers|ors|ists|ians|ents))\b[^,.;:]{0,60}? (?<verb>\p{L}+) our (?<what>.{12,})$/iu;
const ourOwn = (sentence: string): string => {
  const { verb = '', what = '' } = USING_OURS.exec(sentence)?.groups ?? {};
  return verb && !FUNCTION_WORDS.has(verb.toLowerCase()) ? what : sentence;
};

/** "A tunable diode laser (TDLAS) on a drone" goes on behind the brackets. */
const ABBREVIATED = / \(\p{Lu}[\p{L}\d-]{1,9}\)(?= \p{Ll})/gu;

/** Who types in small letters begins sentences with them, too. */
const withCapitals = (text: string): string =>
  /^\p{Ll}/u.test(text)
    ? text.replace(/(?<=[\p{L}\d)]{2}[.!?] )(?!(?:and|or) )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : text;

const opens = (sentence: string): boolean => sentence.search(OPENINGS) === 0;

/** The sentence that says what is made. */
export const sentenceOfTitle = (sentences: readonly string[]): string => tellingSentence(sentences, opens);

/** A title from the sentence that says what is made: opening phrases and later clauses dropped, first letter raised. */
export function titleOf(description: string): string {
  const sentences = splitSentences(
    cleanDescription(withCapitals(withoutIntroduction(description))).replace(SAYS_OURS, (begins) =>
      begins.replace(/^[;:] (?:so |but )?/, '. ').replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    ),
  );
  const [first = description] = sentences;
  let title = ourOwn(withoutMaker(sentenceOfTitle(sentences).replace(/[.!?…]+$/, '')));
  title = title
    .replace(MADE_HOW, '')
    .replace(/ by means of /g, ' by ')
    .replace(/ to do so$/, '')
    .replace(ABBREVIATED, '');
  for (let pass = 0; pass < 2; pass++) title = title.replace(OPENINGS, '');
  title = title.replace(ARTICLES, '').replace(ARTICLES, '');
  const clause = title.split(ASIDE)[0]!.trim();
  if (clause.split(' ').length >= TITLE_WORDS_MIN) title = clause;
  const said = named(title.trim() || first, description);
  // "Quantum key distribution: we sell the chip" is about what stands first.
  const [before] = description.split(SAYS_WHAT_WE_SELL) as [string];
  const isAside = said.split(' ').length < NAMED_WORDS_MIN && before.split(' ').length >= TITLE_WORDS_MIN;
  const whole = isAside && before !== description ? before.replace(ARTICLES, '') : said;
  title = whole.length <= WHOLE ? whole : shortened(whole, COMFORTABLE);
  const isHalf = title !== whole && (WHOSE.test(title) || (KEEPS.test(title) && whole.startsWith(`${title} from `)));
  if (isHalf || title.length < SHORT || (title.length < TERSE && IN_CLAUSE.test(title)))
    title = shortened(whole, LONGER);
  if (isTorn(title, whole)) {
    const longer = shortened(whole, LONGER);
    if (!isTorn(longer, whole)) title = longer;
  }
  if (title !== whole && WHOSE.test(title)) title = beforeLastLink(title);
  title = withoutHalfDeed(title, whole);
  title = withMethod(title, whole);
  title = withoutDeed(title, whole);
  if (title !== whole) title = title.replace(USED, '');
  return /^\p{Ll}\p{Lu}/u.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1);
}

/** "Supercritical carbon" what, "open" and what, "grades 1" to which, "the towers" of what? */
function isTorn(title: string, whole: string): boolean {
  if (title === whole || !whole.startsWith(title)) return false;
  const [next = ''] = whole.slice(title.length).trim().split(' ');
  if (/^[,;:.(–—]/.test(whole.slice(title.length).trim())) return false;
  return (
    /^(?:and|or)$/i.test(next) ||
    (next === 'to' && /\d$/.test(title)) ||
    (next === 'of' && / the \p{L}+$/u.test(title)) ||
    !(LINKING.has(next.toLowerCase()) || DANGLING.test(next))
  );
}

const MANY = /([^s])s$/;

/** "There is no safe vaccine. We make a live attenuated one": a title says what one it is, the last thing named before. */
function named(title: string, description: string): string {
  const { 0: pronoun, index } = /(?<=[\p{L}-]{3} )ones?(?= at\b| in\b| from\b| with\b| for\b| that\b|$)/u.exec(
    title,
  ) ?? { index: 0 };
  if (!pronoun) return title;
  const [before = ''] = description.slice(0, description.indexOf(title.slice(0, index))).match(/^.*[.;!?]/su) ?? [];
  const classes = wordClasses(before);
  const isMany = pronoun === 'ones';
  const thing = before
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .findLast((word) => classes.get(word) === 'noun' && !FUNCTION_WORDS.has(word) && (!isMany || MANY.test(word)));
  const told = isMany ? thing : thing?.replace(MANY, '$1');
  return told ? title.slice(0, index) + told + title.slice(index + pronoun.length) : title;
}

/** "Repair worn housings" how? By what is the invention, as a rule: told where it is a name of three words at most. */
function withMethod(title: string, whole: string): string {
  const [by = ''] =
    /^ by (?!(?:an?|the|its?|their|up|far|hand|means|\p{L}+ing)\b)(?:[\p{L}\d-]+ ){0,2}?[\p{L}\d-]+(?=[,;.]|$| (?:instead|before|after|so|to|in|on|at|for|from|without|which|that)\b)/u.exec(
      whole.startsWith(title) ? whole.slice(title.length) : '',
    ) ?? [];
  return by && title.length + by.length <= LONGER ? title + by : title;
}

/** "And turn the biomass" into what? "To tell sepsis" from what? With the rest where two lines hold it, else without the deed. */
function withoutHalfDeed(title: string, whole: string): string {
  const next = whole.startsWith(`${title} `) ? whole.slice(title.length + 1).split(' ')[0]! : '';
  if (!PREPOSITION.has(next)) return title;
  const deed = HALF_DEED.exec(title);
  const isHalf = next === 'of' || (next === 'from' && TELLS.test(title)) || deed !== null;
  if (isHalf && whole.length <= LONGER) return whole;
  const { index = 0 } = (next === 'from' && TELLS.exec(title)) || deed || {};
  const before = title.slice(0, index);
  const [last = ''] = before.split(' ').slice(-1);
  return before.length < SHORT || wordClasses(whole).get(last) === 'verb' ? title : before;
}

/** "Exosuit of elastic bands takes a third" of what? What it is says enough where what it does is not told whole. */
function withoutDeed(title: string, whole: string): string {
  if (title === whole || IN_CLAUSE.test(title) || ASKING.test(title)) return title;
  const thing = beforeFiniteVerb(title);
  const [verb = ''] = title.slice(thing.length).trim().split(' ');
  return thing.length < SHORT || !FINITE.test(verb) || LINKING.has(thing.split(' ').at(-1)!) ? title : thing;
}

/** "And tells people" what? */
function beforeLastLink(title: string): string {
  const words = title.split(' ');
  const last = words.findLastIndex((word) => LINKING.has(word.toLowerCase()));
  return last < TITLE_WORDS_MIN ? title : words.slice(0, last).join(' ');
}

/** Cut before the phrase that would not be whole any more. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const all = text.split(' ');
  let count = 0;
  for (let length = -1; count < all.length && length + 1 + all[count]!.length <= max; count++)
    length += 1 + all[count]!.length;
  if (count === 0) return text.slice(0, max);
  const isLink = (word: string) => LINKING.has(word.toLowerCase());
  let end = count;
  if (!isLink(all[count]!)) {
    const lastPhrase = all.slice(0, count).findLastIndex(isLink);
    if (lastPhrase >= TITLE_WORDS_MIN) end = lastPhrase;
  }
  // "The voice one looks at" keeps its "at" before "from the noise".
  const isStranded = () => PREPOSITION.has(all[end - 1]!) && PREPOSITION.has(all[end] ?? '');
  const isDangling = () =>
    end > TITLE_WORDS_MIN && !isStranded() && (isLink(all[end - 1]!) || DANGLING.test(all[end - 1]!));
  const clause = all.slice(0, end).findLastIndex((word) => CLAUSE.has(word));
  if (clause >= TITLE_WORDS_MIN && (DANGLING.test(all[end - 1]!) || end - clause < CLAUSE_WORDS_MIN)) {
    end = clause;
  }
  // "Patients who no longer respond" to what?
  if (end < all.length && all[end] === 'to' && clause >= TITLE_WORDS_MIN) end = Math.min(end, clause);
  // What is predicted, shown or said stands in the clause.
  const isRange = /^\d/.test(all[end - 1]!);
  if (end - 2 >= TITLE_WORDS_MIN && all[end - 2] === 'to' && !isRange && CLAUSE.has(all[end] ?? '')) end -= 2;
  // "With a cathode" that does what? "With a lifetime" of what?
  const { length } = all.slice(0, end).join(' ').match(WITH_SOMETHING)?.[0]?.trim().split(' ') ?? [];
  if (length && (CLAUSE.has(all[end] ?? '') || all[end] === 'of') && end - length >= TITLE_WORDS_MIN) end -= length;
  while (isDangling()) end--;
  // "Find mildew days" before what?
  while (end < all.length && end > TITLE_WORDS_MIN && TIME_BEFORE.test(`${all[end - 1]} ${all[end]}`)) end--;
  return all.slice(0, end).join(' ').replace(/[,;]$/, '').slice(0, PROJECT_TITLE_MAX);
}
