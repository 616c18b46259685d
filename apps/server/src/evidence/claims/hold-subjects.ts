import type { GroundUnit } from './ground.ts';
import { isExchangedInLists } from './hold-lists.ts';
import { doneByThing, isDeniedName } from './hold-names.ts';
import { verdictsMissing } from './hold-verdicts.ts';
import { isDoneToItByOthers } from './language/doers.ts';
import { isFrameWord } from './language/frame-words.ts';
import { isSwapped } from './language/swapped.ts';
import { type Word, wordsOf } from './language/words.ts';
import type { Value } from './value.ts';

/** What is said of whom the record says it of nobody, or of another: looked up in all of its text. */
export function wrongSubjects(text: string, values: Value[], units: GroundUnit[]): string[] {
  return [
    ...doneByGiver(text, values, units),
    ...madeByPublisher(text, values, units),
    ...paidByTaker(text, values, units),
    ...doneByAgent(text, values),
    ...doneByThing(text, values),
    ...verdictsMissing(text, units),
    ...exchangedParties(text, units),
    ...severalOfOne(text, units),
    ...notYetDone(text, units),
    ...onlyMeant(text, units),
    ...neverSaid(text, units),
    ...doneToItByOthers(text, units),
    ...neverPlanned(text, units),
    ...yearsAsCounts(text, units),
    ...wrongArm(text, values, units),
    ...wrongKindOfArm(text, units),
    ...notInTheLead(text, values),
    ...ofTheWholeRound(text, values),
    ...builtOnItself(text, values),
    ...(isExchangedInLists(text, units) ? ['what belongs to what'] : []),
  ];
}

/** What an agency does with its money, and with what it asks for. */
const GIVES =
  /^(?:award|fund|obligat|grant|ma[dk]e|g[ai]ve|pa(?:y|id)|want|seek|sought|ask|request|requir|invit|open|post|clos|is|are|was|were|be|has|have|had|support|sponsor|solicit|need|desir|offer|plan|issu|publish|announc|b[uo][yu]|order|plac|procur|look|call|expect|consider|list|spen[dt]|outla|purchas|accept|intend|aims?|will|would|should|could|contract|chose|select|financ|commit|provid|topic|solicitation|notice|see|saw|believ|receiv|hold|run|own|branch|agency|office|part)/;
const AUXILIARY = new Set(
  'the and or is are was were be has have had will would should could also now already it to plans plan intends intend aims aim'.split(
    ' ',
  ),
);
const GIVER = new Set(['giver', 'publisher']);
const TAKER = new Set(['taker', 'sponsor', 'laboratory', 'assignee', 'affiliation', 'author']);

/** 'The Air Force developed it' of an award that the Air Force made. */
function doneByGiver(text: string, values: Value[], units: GroundUnit[]): string[] {
  return subjectsOf(text, values).flatMap(({ value, verb }) => {
    const isGiver =
      value.holders.some(({ roles, label }) => label === 'Office' || roles.some((role) => GIVER.has(role))) &&
      !value.holders.some(({ roles }) => roles.some((role) => TAKER.has(role)));
    const isTold = value.holders.some((unit) => (unit.label === null || unit.isWindow) && doesIt(unit, value, verb));
    if (
      !isGiver ||
      isTold ||
      !units.some(({ roles, label }) => label === 'Office' || roles.includes('taker') || roles.includes('laboratory'))
    )
      return [];
    return GIVES.test(verb.lower) ? [] : [`${value.text} as who “${verb.text}”`];
  });
}

const DOES_WITHIN = 7;

/** Does the text tell of the name, or of its acronym, that it does so, or that it is done by it? */
function doesIt({ words, folded }: GroundUnit, { text: name }: Value, { stem }: Word): boolean {
  const last = wordsOf(name).at(-1)!.lower;
  const isWhole = folded.includes(` ${last} `);
  return words.some(
    ({ lower, text }, at) =>
      (isWhole ? lower === last : ACRONYM.test(text)) &&
      words.slice(Math.max(0, at - DOES_WITHIN), at + DOES_WITHIN).some((word) => word.stem === stem),
  );
}

const ACRONYM = /^\p{Lu}{2,6}$/u;

const MAKES = /^(?:ma[dk]es?|(?:manufactur|produc|develop|invent|market)(?:es?|s|ed)|sells?|sold)$/;

/** 'The FDA makes the drug' of a drug that it lists. */
const madeByPublisher = (text: string, values: Value[], units: GroundUnit[]): string[] =>
  units.some(({ roles }) => roles.includes('sponsor'))
    ? subjectsOf(text, values).flatMap(({ value, verb }) =>
        MAKES.test(verb.lower) &&
        value.holders.length > 0 &&
        value.holders.every(({ label }) => label === 'Source') &&
        !isPassive(text, value, verb)
          ? [`${value.text} as who “${verb.text}”`]
          : [],
      )
    : [];

const PAYS = new Set(
  'pay pays paid spend spends spent order orders ordered purchase purchases purchased commissioned'.split(' '),
);

/** 'The contractor paid $18' of an order that an agency paid for. */
function paidByTaker(text: string, values: Value[], units: GroundUnit[]): string[] {
  if (!units.some(({ roles }) => roles.includes('giver'))) return [];
  return subjectsOf(text, values).flatMap(({ value, verb }) => {
    const isTaker =
      value.holders.some(({ roles }) => roles.includes('taker')) &&
      !value.holders.some(({ roles, label }) => label === null || roles.some((role) => GIVER.has(role)));
    return isTaker && PAYS.has(verb.lower) && !isPassive(text, value, verb)
      ? [`${value.text} as who “${verb.text}”`]
      : [];
  });
}

const isPassive = (text: string, { end }: Value, { at }: Word) =>
  /\b(?:is|are|was|were|been)\b/.test(text.slice(end, at));

/** Names that a verb follows, with that verb. */
function subjectsOf(text: string, values: Value[]): { value: Value; verb: Word }[] {
  const words = wordsOf(text);
  return values.flatMap((value) => {
    if (value.kind !== 'name' || !/(?:^|[;,]|\band|\bwhich|\bthat) ?(?:the )?$/i.test(text.slice(0, value.at)))
      return [];
    const next = words.filter(({ at }) => at >= value.end && !values.some((other) => at >= other.at && at < other.end));
    if (!next[0] || /[,;.(]/.test(text.slice(value.end, next[0].at))) return [];
    const verb = next.find(({ lower }) => !AUXILIARY.has(lower) && !/ly$/.test(lower));
    return verb && next.indexOf(verb) < 4 ? [{ value, verb }] : [];
  });
}

const PREPOSITION = /^(?:among|in|at|on|of|for|with|from|by|to)$/;

/** 'The FDA makes it' for 'is designated by the FDA'. */
function doneByAgent(text: string, values: Value[]): string[] {
  return subjectsOf(text, values).flatMap(({ value, verb }) => {
    if (value.holders.some(({ label }) => label !== null) || value.holders.length === 0 || PREPOSITION.test(verb.lower))
      return [];
    const own = new Set(wordsOf(value.text).map(({ lower }) => lower));
    const deeds = value.holders.flatMap(({ words }) =>
      words.flatMap((word, at) => {
        if (!own.has(word.lower) || own.has(words[at - 1]?.lower ?? '')) return [];
        const by = words[at - 1]?.lower === 'by' ? at - 1 : words[at - 2]?.lower === 'by' ? at - 2 : -1;
        return [by < 0 ? null : words.slice(Math.max(0, by - 4), by).map(({ stem }) => stem)];
      }),
    );
    if (deeds.length === 0 || deeds.some((deed) => deed === null)) return [];
    const said = wordsOf(text).map(({ stem }) => stem);
    return deeds.some((deed) => deed!.some((stem) => said.includes(stem)))
      ? []
      : [`${value.text} as who “${verb.text}”`];
  });
}

const DEALS =
  /\b(?:acquir|took over|takes? over|taken over|bought|buys?\b|purchas|sold|sells|invest|merge|found|replac|fund|finance)/i;

const SELLS = /\bsold by\b|\bsells\b|\bseller\b|(?<!\b(?:was|were|been|being|is|are) )\bsold\b/i;

/** Buyer and bought exchanged, whatever field the verb stands in. */
function exchangedParties(text: string, units: GroundUnit[]): string[] {
  if (!DEALS.test(text)) return [];
  const words = wordsOf(text.replace(/\b(?:took|takes?|taken) over\b/gi, 'acquired'));
  const said = units.filter(({ label, text: known }) => label === null && DEALS.test(known));
  if (SELLS.test(text) && said.some((unit) => /\bacquired by\b/i.test(unit.text))) return ['who does it to whom'];
  return said.some((unit) => isSwapped(words, unit.words)) ? ['who does it to whom'] : [];
}

const SEVERAL =
  /\b(several|many|multiple|numerous|dozens of|a number of|various) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+s)\b/giu;
const MORE_THAN_ONE =
  /\b(?:several|many|multiple|numerous|various|different|dozens|number of|two|three|four|five|six|seven|eight|nine|ten|each|all|both|these|those|variety|range|series|other|most|some)\b/i;

const MANY_MIN = 6;

/** 'Several offers' where one was received. */
function severalOfOne(text: string, units: GroundUnit[]): string[] {
  return [...text.matchAll(SEVERAL)].flatMap(([whole, amount, nouns]) => {
    const least = /^(?:many|numerous|dozens)/i.test(amount!) ? MANY_MIN : 2;
    const stems = wordsOf(nouns!).map(({ stem }) => stem);
    const isSaid = units.some(
      ({ text: known, words, numbers, label }) =>
        words.some(({ stem }) => stems.includes(stem)) &&
        (label === null || numbers.length > 0 || known.includes(';')) &&
        (MORE_THAN_ONE.test(known) ||
          numbers.some(({ value }) => value > 1) ||
          known.includes(';') ||
          /,.*,/.test(known)),
    );
    const counts = units.filter(
      ({ label }) => label !== null && wordsOf(label).some(({ stem }) => stems.includes(stem)),
    );
    const isCounted =
      counts.length >= least || counts.some(({ numbers }) => numbers.some(({ value }) => value >= least));
    const isOne = wordsOf(text).some(({ stem }) =>
      units.some(
        ({ label, numbers }) =>
          (label === 'Works' || label === 'Offers received' || label === 'Number of investments') &&
          (numbers[0]?.value ?? least) < least &&
          wordsOf(`${label} patents`).some((word) => word.stem === stem),
      ),
    );
    return (isSaid || isCounted) && !isOne ? [] : [whole];
  });
}

const doneToItByOthers = (text: string, units: GroundUnit[]): string[] =>
  isDoneToItByOthers(
    { text, words: wordsOf(text) },
    units.filter(({ label }) => label === null),
  )
    ? ['who does it to whom']
    : [];

const WILL =
  /\b(?:plans?|intends?|hopes?|aims?|wants?|proposes?|seeks?|is|are) (?:yet |about |going )?to (?:be )?(?:acquire|buy|bought|purchase|invest|award|grant|file|fund|merge|sell|sold|issue|publish|receive|obtain|raise)\w*|\b(?:may|might|could|will) (?:soon |one day )?(?:be )?(?:acquire|buy|bought|purchase|invest|award|grant|file|fund|merge|sell|sold|issue|publish|receive|obtain|raise)\w*/giu;
const ONGOING = new Set(['Enrollment', 'Target size', 'Closes', 'Opens', 'End date', 'Completion date', 'Posted date']);

/** What is meant to be done, of a record that tells of nothing to come. */
function neverPlanned(text: string, units: GroundUnit[]): string[] {
  if (units.some(({ label, words }) => ONGOING.has(label ?? '') || words.some(({ isHedged }) => isHedged))) return [];
  return [...text.matchAll(WILL)].map(([whole]) => whole);
}

const YEAR_COUNT =
  /\b(?:has|have|had|holds?|covers?|lists?|names?|contains?|reviews?|analy[sz]e[sd]?|cites?|counts?|of the|over|about|with) ((?:19|20)\d\d) ((?:\p{Ll}+ )?\p{Ll}+s)\b/giu;

/** '2005 patents' of one patent of 2005. */
function yearsAsCounts(text: string, units: GroundUnit[]): string[] {
  return [...text.matchAll(YEAR_COUNT)].flatMap(([, year, nouns]) => {
    const stems = wordsOf(nouns!)
      .filter(({ isContent }) => isContent)
      .map(({ stem }) => stem);
    const isCounted = units.some((unit) =>
      unit.words.some(
        ({ text: said }, at) =>
          said === year && unit.words.slice(at + 1, at + 4).some(({ stem }) => stems.includes(stem)),
      ),
    );
    return isCounted ? [] : [year!];
  });
}

const INVESTED = /\b(?:invest(?:ed|s|ing)|put|puts|contribut(?:ed|es)|committed) (?:about |some |over |nearly )?$/i;
/** All of them gave it. */
const TOGETHER = /\b(?:investors|backers|together|syndicate)\b/i;
const OF_ROUNDS = new Set<string | null>(['Known investments', 'Rounds']);

/** 'Acme Fund invested $20 million' of a round of that size: what each investor gave of it, no row says. */
const ofTheWholeRound = (text: string, values: Value[]): string[] =>
  values
    .filter(
      ({ kind, at, holders }) =>
        kind === 'money' && holders.some(isRound) && INVESTED.test(text.slice(0, at)) && !TOGETHER.test(text),
    )
    .map((value) => `${value.text} as what one of them invested`);

const isRound = ({ label }: GroundUnit) => OF_ROUNDS.has(label);

/** 'Led the round' of a row that doesn't say so. */
function notInTheLead(text: string, values: Value[]): string[] {
  const led = /\b(?:led|leads) (?=[^.;]*\bround\b)/i.exec(text)?.[0].trim();
  const rows = values.flatMap(({ holders }) => holders.filter(({ label }) => label === 'Known investments'));
  return led && rows.length > 0 && !rows.some(({ folded }) => folded.endsWith(' lead ')) ? [led] : [];
}

const BUILDS_ON =
  /\b(?:buil(?:ds?|t|ding)|based|draw(?:s|ing)?|rel(?:y|ies|ying)|extend(?:s|ed)?|continue[sd]?)\b[^,.;]{0,40}$/i;
const WORK_OF = /\b(?:work|results?|findings|papers?|ideas?|theory|method|approach) (?:of|by) $/i;

/** 'Levenshtein builds on the work of Huber' of a paper by Huber: what it builds on is the work of others. */
const builtOnItself = (text: string, values: Value[]): string[] =>
  values
    .filter(({ at, end, holders }) => {
      const before = text.slice(0, at);
      const isWork = WORK_OF.test(before) || /^['’]s? /.test(text.slice(end));
      return isWork && BUILDS_ON.test(before) && holders.length > 0 && holders.every(isAuthor);
    })
    .map((value) => `work by ${value.text}`);

const isAuthor = ({ roles, label }: GroundUnit) => label !== null && roles.includes('author');

const IS_ARM =
  /^(?:the )?([^,.;]{3,60}?) (?:is|was|serves as|served as|forms|formed) (?:the|an?) (experimental|placebo|control|sham|active comparator|comparator) (?:arm|group)\b/i;

/** 'The drug is the experimental arm': the row of that arm speaks of it, and not another arm's row alone. */
function wrongKindOfArm(text: string, units: GroundUnit[]): string[] {
  const [, what, kind] = IS_ARM.exec(text) ?? [];
  const arms = kind ? units.filter(({ label }) => label === 'Arms') : [];
  const stems = wordsOf(what ?? '').flatMap(({ isContent, stem }) => (isContent ? [stem] : []));
  const sharedBy = (unit: GroundUnit) => stems.filter((stem) => unit.signs.has(stem)).length;
  const most = Math.max(0, ...arms.map(sharedBy));
  const said = arms.filter((unit) => most > 0 && sharedBy(unit) === most);
  return said.length > 0 && !said.some(({ folded }) => folded.includes(` ${kind!.toLowerCase()} `))
    ? [`${what} in the ${kind} arm`]
    : [];
}

const ARM =
  /\b(experimental|placebo|control|sham|active comparator|comparator|active|treatment|intervention) (?:arm|group)\b/i;

/** What the experimental arm gets stands in the row of that arm. */
function wrongArm(text: string, values: Value[], units: GroundUnit[]): string[] {
  const kind = ARM.exec(text)?.[1]?.toLowerCase();
  if (!kind) return [];
  const arms = units.filter(({ label }) => label === 'Arms');
  const own = arms.filter((unit) => unit.folded.includes(` ${kind} `));
  if (own.length === 0 || own.length === arms.length) return [];
  const words = wordsOf(text);
  // 'Surgery without it' is the row of who doesn't get it.
  const isGivenThere = (value: Value) =>
    value.holders.some((unit) => own.includes(unit) && !isDeniedName(value, words, unit));
  return values
    .filter((value) => value.holders.some((unit) => arms.includes(unit)) && !isGivenThere(value))
    .map((value) => `${value.text} in the ${kind} arm`);
}

const DONE = /\b(?:has|have) been (?:\p{L}+ly )?(\p{L}+(?:ed|ght|ade|uilt|own))\b/iu;

/** 'Has been manufactured' where every sentence only says that it can be. */
function onlyMeant(text: string, units: GroundUnit[]): string[] {
  const deed = wordsOf(DONE.exec(text)?.[1] ?? '')[0];
  if (!deed) return [];
  const said = units.flatMap(({ label, words }) =>
    label === null
      ? words.flatMap((word, at) =>
          word.stem === deed.stem
            ? [word.isHedged && (words[at - 1]?.lower === 'be' || word.lower !== deed.lower)]
            : [],
        )
      : [],
  );
  return said.length > 0 && said.every(Boolean) ? [deed.text] : [];
}

const TOLD_OF = 0.6;

/** 'Has been described' where the sentence on it says that it has not been: what words of the frame say is looked up, too. */
function neverSaid(text: string, units: GroundUnit[]): string[] {
  const words = wordsOf(text);
  const content = words.filter(({ isContent, stem }) => isContent && !isFrameWord(stem));
  const sharedWith = (unit: GroundUnit) => content.filter(({ stem }) => unit.signs.has(stem)).length;
  return words.flatMap((word, at) => {
    const isSaid = word.isContent && word.sign === 1 && !word.isLoose && isFrameWord(word.stem);
    if (!isSaid || !/^(?:is|are|was|were|been|already)$/.test(words[at - 1]?.lower ?? '')) return [];
    const there = units.filter(
      ({ label, words: known }) => label === null && known.some(({ lower }) => lower === word.lower),
    );
    const isDenied = ({ words: known }: GroundUnit) =>
      known.every(({ lower, sign, isLoose }) => lower !== word.lower || (sign === -1 && !isLoose));
    const most = Math.max(0, ...there.filter((unit) => !isDenied(unit)).map(sharedWith));
    const isOver = (unit: GroundUnit) =>
      isDenied(unit) && sharedWith(unit) > most && sharedWith(unit) > 1 && sharedWith(unit) >= content.length * TOLD_OF;
    return there.some(isOver) ? [word.text] : [];
  });
}

const COUNTED = new Set('one two three four five six'.split(' '));
const ALREADY = /\b(?:already|has|have) (?:been |already )?(\p{L}+) (?:an? |the |with )?(\p{L}+)/giu;

/** 'Has produced it', 'already interfaces with it' where every sentence that has verb and object only means it to be so. */
function notYetDone(text: string, units: GroundUnit[]): string[] {
  return [...text.matchAll(ALREADY)].flatMap(([whole, verb, object]) => {
    const [deed, thing] = [wordsOf(verb!)[0], wordsOf(object!)[0]];
    if (!deed || !thing || !deed.isContent || COUNTED.has(thing.lower)) return [];
    const said = units.flatMap(({ label, words }) =>
      label === null && words.some(({ stem }) => stem === thing.stem)
        ? words.flatMap(({ stem, isHedged, lower }, at) =>
            stem === deed.stem ? [{ lower, isMeant: isHedged || words[at - 2]?.lower === 'able' }] : [],
          )
        : [],
    );
    const isMeant = said.length > 0 && said.every((each) => each.isMeant && !/(?:ed|ght|ade|uilt)$/.test(each.lower));
    return isMeant ? [whole] : [];
  });
}
