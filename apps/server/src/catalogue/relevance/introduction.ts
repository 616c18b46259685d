import { contentWords } from '../query/content-words.ts';
import { isBoilerplate } from './boilerplate.ts';

const GREETING =
  /^\s*(?:hi|hello|hey|good (?:morning|day|evening)|dear [\w ]{1,30})(?: there| all| everyone| everybody)?\s*[,.!:–-]+\s*/i;
const WHO =
  /(?:i am|i['’]m|we are|we['’]re) (?:an?|the|two|three|some) [^.,;!?]{0,80}?|(?:i|we) work (?:as|at|in|for) [^.,;!?]{0,80}?/;
const DOES =
  /(?:work(?:ing)? on|develop(?:ing|s|ed)?|build(?:ing|s)?|built|mak(?:e|es|ing)|made|creat(?:e|es|ing)|design(?:s|ing|ed)?|research(?:ing|es)?|study(?:ing)?|invent(?:ed|ing)|exploring|sell(?:s|ing)?|offer(?:s|ing)?|bring(?:s|ing)? to (?:the )?market|spinning (?:out|off)|spun (?:out|off)|commerciali[sz](?:ing|es|ed))/;
const SPEAKER = new RegExp(
  `^(?:${WHO.source}) (?:(?:and|that|who|which) )?(?:(?:i|we)(?: am| are|['’]m|['’]re| have)? |have |has |is |are )?(?:(?:want|plan|hope|intend|aim)(?:ing)? to )?${DOES.source}\\s+`,
  'i',
);

const COMPANY = new RegExp(
  `^(?:an? |our |the )?(?:[a-z-]+ )?(?:start-?up|company|spin-?(?:off|out)|team|venture) (?:(?:that|which) )?(?:is |are )?(?:${DOES.source}|does|manufactur(?:es|ing)|offer(?:s|ing)|provid(?:es|ing)|sell(?:s|ing)|suppl(?:ies|ying)) `,
  'i',
);

/** "Spin-off from a university hospital: …" */
const CALLED =
  /^(?:an? |our )?(?:[\w-]+ ){0,2}(?:start-?up|company|spin-?(?:off|out)|team|venture|project|idea)\b(?: (?:at|based|by|for|from|in|of|on|out of|with) [^:.]{0,60})?: /i;

/** "We found that an iron catalyst reduces oxygen" is about the catalyst. */
const FOUND =
  /^(?:(?:i|we)|(?:our|my) (?:group|lab|laboratory|team|work|study)(?: \w+)?)(?: have| has|['’]ve)? (?:recently )?(?:found|discovered|demonstrated|established|learned|learnt|proved|proven|shown|showed) that /i;

const IDEA = /^(?:i|we)(?: have|['’]ve)(?: got| had)? (?:an|the|this) idea (?:for|of|about) (?:an? )?/i;

const WANTED =
  /(?:academic|clinical|commercial|defen[cs]e|federal|industrial|military|navy|army|pilot|public|research|scientific|strategic|new|other|possible|potential)? ?(?:buyers?|calls|clients|companies|competitors?|customers?|distributors?|engineers?|evidence|experts?|funders?|funding|grants?|groups?|investors?|licensees?|makers?|manufacturers?|markets?|partners?|patents?|programs?|programmes?|schools|solicitations?|sponsors?|studies|suppliers?|teams?|trials?|universities|work)/;
const LIST = `${WANTED.source}(?:(?:,| and| or|, and)? ${WANTED.source})*`;
/** What is asked for: "is there a market for", "who pays for", "looking for partners in", "we seek programs that would buy". */
const ASKED = new RegExp(
  `^(?:${[
    `(?:is|are) there (?:an? |any |still |enough )*(?:demand|interest|need|room|${LIST}) (?:for|in|on) `,
    `(?:who|what|which (?:\\w+ ){1,3}?)(?:else )?(?:is |are |already |currently )*(?:buys?|develops?|developing|does|funds?|funding|makes?|making|needs?|offers?|pays?|researches|sells?|selling|studies|uses|works?|working)(?: for| on| in| with)? `,
    `(?:is|are) (?:[\\w.]+ ){1,3}?(?:buying|developing|funding|making|selling|studying|working on) `,
    `(?:(?:we|i)(?: are|['’]re| am|['’]m)? )?(?:looking for|in search of|searching for|seek|seeking|need|interested in) (?:an? |the |any )?${LIST}(?: and \\w+| or \\w+)?(?:: | (?:for|in|on|of|around|about) | (?:developing|interested in|working on|making|using) |,? (?:that|which|who)(?:['’]d)? (?:(?:would|could|will|want to|might) )?(?:be interested in |buy|deal with|fund|need|use|work on|get rid of|pay for|try|adopt|sell|make) ?)`,
  ].join('|')})(?:an? |the |our )?`,
  'i',
);
/** "…: navy programs, competitors, patents?", "…, seeking investors". */
const ASKED_AFTER = new RegExp(
  `(?:[:;,–—-]| and) (?:(?:an? )?(?:start-?up |company |team )?(?:is |are |we are |we )?(?:looking for|seeking|seeks?|in search of) [^.]*|(?:what (?:is|are) |is there |are there |any |which |who )?(?:the |any )?${LIST}(?:\\b[^.?]{0,25})?\\?|${LIST})(?=[.?!]?\\s*$)`,
  'i',
);

/** Of a question, or a wish, what it is about. */
const withoutAsking = (text: string): string => {
  const [, sentence = '', rest = ''] = /^([^\n]*?[.?!](?=\s|$)|[^\n]*)(.*)$/s.exec(text) ?? [];
  const told = sentence.replace(ASKED_AFTER, '').replace(ASKED, '');
  return /\p{L}{3}/u.test(told) ? told + rest : text;
};

/**
 * A description without its greeting and what is said first of the person who speaks: "Hi, I'm a PhD student working on …",
 * "We are a start-up in Boston that makes …".
 */
export const withoutIntroduction = (description: string): string =>
  withoutAsking(
    description
      .replace(GREETING, '')
      .replace(CALLED, '')
      .replace(SPEAKER, '')
      .replace(COMPANY, '')
      .replace(IDEA, '')
      .replace(FOUND, ''),
  ) || description;

/** Who speaks of a business, and not of the thing: salmon are raised, too, and forks sold. */
const BUSINESS =
  /\b(?:capital|competitors?|competition|customers?|distributors?|fund(?:ed|ers?|ing|s)?|grants?|invest(?:ment|ors?)?|licen[cs]\w+|money|off-?takers?|partners?|patents?|rais(?:e|ing) (?:an? |our |\w+ )?(?:round|million|seed|series)|(?:seed|funding) round|sell (?:it |them |this )?to|trademark|pilot (?:customers?|sites?|projects?|plants?))\b/i;
const WE =
  /^(?:(?:and|but|so|now|next|today|currently),? )?(?:(?:we|i|(?:our|the|my) (?:company|firm|founders|lab|start-?up|team))\b|(?:also )?(?:interested in|looking (?:for|to)|raising|searching for|seeking)\b)/i;

/** A sentence with more words of its own says something of the thing as well: "we sell a propulsion unit: thruster, cathode, …". */
const OF_BUSINESS_MAX = 3;

/**
 * Without later sentences that tell of the business alone ("We filed a patent and seek a licensee.") or ask ("What grants exist?"):
 * their few other words are none of the thing's.
 */
export function withoutBusiness(text: string): string {
  const [first = '', ...later] = text.split(/(?<=[.!?;])(?=\s)/);
  const isOfThing = (sentence: string) => {
    const said = sentence.trim();
    if (!said.endsWith('?') && !(WE.test(said) && BUSINESS.test(said))) return true;
    return contentWords(said).filter((word) => !isBoilerplate(word) && !BUSINESS.test(word)).length > OF_BUSINESS_MAX;
  };
  return [first, ...later.filter(isOfThing)].join('');
}

/** How something is worn or held says little of what it is, if all that follows is what it measures. */
const FORM =
  /(?:patch|wearable(?: device)?|headband|headset|wristband|bracelet|armband|band|(?:smart)?watch|ring|earbuds?|earpiece|gloves?|insoles?|socks?|shirt|garment|vest|textile|mattress|pad|sticker|tattoo|bandage|necklace|pendant|belt|cap|helmet|pen|wand|stick|seat|chair|pill|capsule)/;
const HOW_WORN =
  /(?:smart|wearable|compact|flexible|stretchable|disposable|adhesive|soft|small|thin|portable|handheld|wireless|skin|digital|electronic|connected)/;
const MEASURES: Record<string, string> = {
  measure: 'monitor',
  monitor: 'monitor',
  track: 'monitor',
  sense: 'sensor',
  detect: 'detector',
};
const FORM_THAT_MEASURES = new RegExp(
  `\\b(?:an? )?(?:${HOW_WORN.source}[ ,-]+)*${FORM.source} (?:that|which|to) (?:[a-z]+ly )?(measure|monitor|track|sense|detect)s? `,
  'i',
);

/** What finds something out is named by what it finds, whatever it is built as. */
const DEVICE_THAT_DETECTS = new RegExp(
  `\\b(?:an? )?(?:(?:compact|hand-held|${HOW_WORN.source})[ ,-]+)*(?:device|instrument|gadget|box|chip|kit|(?:bio)?sensors?|(?:(?:bio)?sensor |test )?strip) (?:that|which|to) (?:[a-z]+ly )?(?:detect|sense)s? `,
  'i',
);

/** "A wearable patch that continuously measures glucose" is a monitor of glucose, "a device that detects explosives" their detector. */
export const asWhatItMeasures = (text: string): string =>
  text
    .replace(FORM_THAT_MEASURES, (_, verb: string) => `${MEASURES[verb.toLowerCase()]} of `)
    .replace(DEVICE_THAT_DETECTS, 'detector of ');
