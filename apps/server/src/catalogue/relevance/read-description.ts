import type { ProfileFacet } from '@groundwork/contract/relevance';
import { contentWords, FUNCTION_WORDS, isContentWord, wordsOf } from '../query/content-words.ts';
import { asClauses } from './as-clauses.ts';
import { isBoilerplate, isProcess, namesLittle, withoutMethods } from './boilerplate.ts';
import { asWhatItMeasures, withoutBusiness, withoutIntroduction } from './introduction.ts';
import { type WordClass, wordClasses } from './word-classes.ts';

/** Content words side by side: 'hard carbon anode'. */
export interface DescribedPhrase {
  words: string[];
  facet: ProfileFacet;
  /** How often it stands there; twice for each time in the title. */
  count: number;
  inTitle: boolean;
  /** What each word is; nouns where nothing is known of them. */
  classes?: WordClass[];
  /** The rest of a longer run of words, whose beginning is the phrase before it. */
  goesOn?: boolean;
  /** Places of words that a hyphen ties to the one before: of "sodium-ion battery", the second. */
  tied?: number[];
  /** Joined by "and" or "or" to what stands before it. */
  joined?: boolean;
  /** What leads from the phrase before it to this one, in a title or where a description begins: "gene editing of cassava". */
  lead?: Lead;
}

/** What a thing is done to, made from, against or for, or what it does. */
const LEADS = ['of', 'from', 'against', 'for', 'that', 'which'] as const;
type Lead = (typeof LEADS)[number];
const isLead = (word: string): word is Lead => (LEADS as readonly string[]).includes(word);

const PHRASE_WORDS_MAX = 6;
const ANDS = new Set(['and', 'or']);
const ARTICLES = new Set(['a', 'an', 'the']);
const CLAUSES = /[.!?;:,()[\]\n"“”/]+/;
/** What follows says how, until the clause ends or another begins. */
const HOW = new Set('with using by via through from of based made containing comprising on employing'.split(' '));
const MADE = new Set(['made', 'composed', 'consisting']);
const PURPOSE = new Set('for to against in at during into among'.split(' '));
/** What follows is something else, which the thing is better than or stands for: "costs a tenth of lithium ion". */
const CONTRAST = new Set(
  'unlike instead than versus vs compared replace replaces replacing replaced tenth fifth quarter fraction'.split(' '),
);
/** What stands behind it is where, and no part of the name before it. */
const PLACING = new Set(
  'across along alongside around behind beneath beside beyond inside near outside throughout underneath'.split(' '),
);
/** "Glove helping stroke survivors": whom it serves is no part of its name. */
const SERVING = new Set('allowing enabling helping letting'.split(' '));
const isPreposition = (word: string | undefined): boolean =>
  word !== undefined && (HOW.has(word) || PURPOSE.has(word) || word === 'on');
/** Of the thing before, where no word that tells follows. */
const isSaidOf = (word: string, next: string | undefined): boolean =>
  (/[^e]ed$/.test(word) || PARTICIPLES.has(word)) && (next === undefined || !isContentWord(next));
const PARTICIPLES = new Set(
  'built driven drawn fed flown given grown held known made meant put seen sent shown sold spun taken worn woven'.split(
    ' ',
  ),
);
/** Part of a contrast ("compared to", "instead of"), which any other preposition ends. */
/** Said of a medicine as "against" is, though it is a verb. */
const AIMED = new Set(['targeting', 'treating', 'fighting', 'preventing']);
const CONTRASTED = new Set('of to with'.split(' '));

/** Telling words of a thing's name, at most, before what it is for or made of; before a clause that says what it does, one fewer. */
const THING_WORDS_MAX = 3;
const CONTINUED = /\b(?=(?:of|for|with|that|which|who|whose|in|to|from|against|by|using|into|on|at|made)\b)/i;
const OF = /^of\b/i;
const CLAUSE = /^(?:that|which|who|whose)\b/i;
const SENTENCE_END = /[.!?\n](?:\s|$)/;

/** Whether a title says nothing that the description doesn't, as one that was made of its first words. */
export function repeats(title: string, description: string): boolean {
  const said = (text: string) => ` ${wordsOf(text).join(' ')} `;
  return said(description).includes(said(title));
}

/** What a title of the description's own words names: the rest of it is as telling as the rest of the description. */
function thingOf(title: string, description: string, classOf: ReadonlyMap<string, WordClass>): string {
  const isNaming = (word: string) => !isBoilerplate(word) && !namesLittle(word) && classOf.get(word) !== 'verb';
  const naming = parts(title).filter(isNaming).length;
  const told = naming < THING_WORDS_MAX ? sentenceFrom(title, description) : title;
  let thing = '';
  let telling = 0;
  for (const part of told.split(CONTINUED)) {
    const enough = CLAUSE.test(part) ? THING_WORDS_MAX - 1 : THING_WORDS_MAX;
    const isNamed = parts(thing).some((word) => isNaming(word) && classOf.get(word) !== 'adjective');
    if (telling >= enough && isNamed && !(OF.test(part) && isProcess(parts(thing).at(-1) ?? ''))) break;
    thing += part;
    telling += parts(part).filter((word) => !isBoilerplate(word)).length;
  }
  return thing;
}

/** Content words, those with a hyphen by their parts: of "low-cost" neither tells. */
const parts = (text: string): string[] => contentWords(text).flatMap(partsOf);

/** Says that something is not what follows: "non-opioid" is one word, of which "opioid" would be the opposite. */
const DENIED = /^non-(?=\p{L})/u;
const partsOf = (word: string): string[] => (DENIED.test(word) ? [word] : word.split('-'));

/** From where the description says the title to the end of the sentence: "a thin film" leaves out what it is made of. */
function sentenceFrom(title: string, description: string): string {
  const at = description.toLowerCase().indexOf(title.toLowerCase());
  return at < 0 ? title : description.slice(at).split(SENTENCE_END, 1)[0]!;
}

/**
 * The phrases of a title and a description, in their order. What stands before the first preposition of a title or of a
 * sentence is the thing; "with", "using", "made from" begin how it works; "for", "to", "in" what it is for.
 */
export function readDescription(told: { title: string; description: string }): DescribedPhrase[] {
  const essence = (text: string) => asWhatItMeasures(withoutMethods(text));
  const { title, description } = inClauses(told);
  const specific = readPhrases({ title: essence(title), description: essence(description) });
  return specific.length > 0 ? specific : readPhrases(told);
}

/** With its first sentence, or its own title, put as a thing that does something. */
function inClauses({ title, description }: { title: string; description: string }) {
  if (!repeats(title, description)) return { title: asClauses(title), description };
  const sentence = sentenceFrom(title, description);
  const clauses = asClauses(sentence);
  return clauses === sentence
    ? { title, description }
    : { title: clauses, description: description.replace(sentence, () => clauses) };
}

function readPhrases({ title, description }: { title: string; description: string }): DescribedPhrase[] {
  const phrases = new Map<string, DescribedPhrase>();
  const classOf = wordClasses(`${title}. ${description}`);
  const add = (
    words: string[],
    facet: ProfileFacet,
    isTitle: boolean,
    place: Pick<DescribedPhrase, 'goesOn' | 'joined' | 'lead' | 'tied'>,
  ) => {
    if (words.every(isBoilerplate)) return;
    const key = words.join(' ');
    const known = phrases.get(key);
    if (known) {
      known.count += isTitle ? 2 : 1;
      known.inTitle ||= isTitle;
    } else {
      const classes = words.map((word) => classOf.get(word.replace(DENIED, '')) ?? 'noun');
      phrases.set(key, { words, facet, count: isTitle ? 2 : 1, inTitle: isTitle, classes, ...place });
    }
  };
  const read = (text: string, isTitle: boolean) => {
    for (const [at, clause] of text.split(CLAUSES).entries()) {
      let facet: ProfileFacet = 'thing';
      let run: string[] = [];
      let tied: number[] = [];
      let isContrast = false;
      let goesOn = false;
      let joined = false;
      let lead: Lead | null = null;
      let before: Lead | null = null;
      let last = '';
      let isVerbAlone = false;
      const close = (isFull = false) => {
        if (run.length > 0 && !isContrast)
          add(run, facet, isTitle, {
            ...(goesOn && { goesOn }),
            ...(joined && { joined }),
            ...(lead && (isTitle || at === 0) && { lead }),
            ...(tied.length > 0 && { tied }),
          });
        if (!run.every(isBoilerplate)) {
          [before, lead] = [lead, null];
          isVerbAlone = run.every((word) => isBoilerplate(word) || classOf.get(word) === 'verb');
        }
        goesOn = isFull;
        joined = false;
        [run, tied] = [[], []];
      };
      const said = wordsOf(clause);
      for (const [place, whole] of said.entries()) {
        if (CONTRAST.has(whole)) {
          close();
          isContrast = true;
          continue;
        }
        const isMade = MADE.has(last);
        const isAim = last === 'so';
        last = whole;
        if (AIMED.has(whole) && run.length > 0) {
          close();
          [lead, facet] = ['against', 'purpose'];
          continue;
        }
        if ((!isContentWord(whole) || PLACING.has(whole) || SERVING.has(whole)) && !whole.includes('-')) {
          close();
          // "Made of" leads to no object.
          // "So that drug companies can test it" is no clause of the thing.
          // "To which ice does not stick" is not what the thing does either.
          // "That listens to partial discharge": what it does goes on behind the verb.
          const does: Lead | null = isVerbAlone ? before : !isLead(said[place - 1] ?? '') ? lead : null;
          if ((does === 'that' || does === 'which') && isPreposition(whole)) lead = does;
          else if (isLead(whole) && !isMade)
            lead = isAim || (whole === 'which' && isPreposition(said[place - 1])) ? null : whole;
          else if (ANDS.has(whole)) {
            lead = before;
            joined = true;
          }
          // "That a surgeon glues": what somebody does to the thing is not what it does.
          else if (ARTICLES.has(whole) && (lead === 'that' || lead === 'which')) lead = null;
          else if (FUNCTION_WORDS.has(whole) && !ARTICLES.has(whole)) [lead, before] = [null, null];
          // "Chronic low back pain" goes on behind a word that is none.
          if (!FUNCTION_WORDS.has(whole)) lead ??= before;
          if ((HOW.has(whole) || PURPOSE.has(whole)) && !CONTRASTED.has(whole)) isContrast = false;
          if (HOW.has(whole)) facet = 'how';
          else if (PURPOSE.has(whole)) facet = 'purpose';
          continue;
        }
        // "Antibody given as an injection": how it is given is no name.
        if (run.length > 0 && isSaidOf(whole, said[place + 1])) close();
        for (const [i, word] of partsOf(whole).entries()) {
          if (FUNCTION_WORDS.has(word) || word === '') continue;
          // "To spot counterfeit tablets": such a verb is no part of what it is done to.
          if (run.length === 0 && said[place - 1] === 'to' && isBoilerplate(word)) continue;
          if (run.length === PHRASE_WORDS_MAX) close(true);
          if (i > 0 && run.length > 0) tied.push(run.length);
          run.push(word);
        }
      }
      close();
    }
  };
  read(repeats(title, description) ? thingOf(title, description, classOf) : title, true);
  read(withoutBusiness(withoutIntroduction(description)), false);
  return [...phrases.values()];
}
