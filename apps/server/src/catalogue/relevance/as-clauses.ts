import nlp from 'compromise/two';
import { isTransforming, namesLittle } from './boilerplate.ts';

/**
 * One thing is told in many ways: "a coating to keep ice off wings", "used to keep", "capable of keeping", "keeping ice off wings with a
 * coating". Each is read as "a coating that keeps ice off wings", so that what is found does not hang on how it was put.
 */
interface Term {
  text: string;
  word: string;
  pre: string;
  post: string;
  tags: string[];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Said of the thing before what it does: "designed to", "capable of". */
const AIMED = words(
  'able aimed capable configured designed developed employed engineered formulated intended made meant optimized optimised programmed ready suitable suited trained used',
);
/** Before "to" these ask for it: what follows is no purpose of the thing. */
const NEED_TO = words(
  `according access addition alternative approach committed due fail failing fails going hard has hate have learn learned learning likely need needed needing needs sensitive
prior tied try trying up use want wanting wants way works`,
);
/** What begins a clause behind a noun, and is no part of a name as in "load matching platform". */
const BEGINS_A_CLAUSE = words(
  `allowing causing combining comprising containing delivering enabling featuring giving helping holding including letting marking mimicking needing overlaying providing
requiring resembling showing telling turning using`,
);
/** Stands before what is no clause. */
const NO_SUBJECT = words('a an and by for from in of or that the to when while with without');
const CLAUSE = words('how that what when where which who whose');
const PEOPLE_WORDS_MAX = 5;
const MEANS = words('by through using via with');
/** "Enabling merchants to accept payments": they do. */
const LETS = words('allow allowing enable enabling help helping let letting');
/** Of these what is made is the thing. */
const MAKES = words(
  'build create design develop engineer fabricate formulate invent make manufacture offer produce provide sell supply use',
);
/** "Injecting a gel to relieve pain" is about the gel. */
const USES = words('adding applying attaching feeding giving implanting injecting putting spraying using wearing');
/** What is done, where a sentence begins with it; other words begin names ("cooling vest"). */
const DONE = words(
  `analyze automate avoid boost capture connect control convert cure cut deliver desalinate destroy detect diagnose discover disinfect eliminate enable estimate extend
extract fight find forecast help identify improve inspect keep kill let locate lower make map measure monitor pay power predict prevent produce protect recognize
recover recycle reduce remove repair replace review save screen shield slow solve speed stop support survey teach test track train treat turn warn`,
);

function termsOf(sentence: string): Term[] {
  const parts = nlp(sentence).json() as { terms: { text: string; pre: string; post: string; tags: string[] }[] }[];
  return parts.flatMap(({ terms }) => terms.map((term) => ({ ...term, word: term.text.toLowerCase() })));
}

const has = (term: Term | undefined, tag: string): boolean => term?.tags.includes(tag) ?? false;
const isGerund = (term: Term | undefined): boolean => has(term, 'Verb') && term!.word.endsWith('ing');
const isParticiple = ({ word, tags }: Term): boolean => tags.includes('Verb') && /(?:ed|en|wn)$/.test(word);
const endsClause = ({ post }: Term): boolean => /[.,;:!?()]/.test(post);
const textOf = (terms: Term[]): string => terms.map(({ pre, text, post }) => pre + text + post).join('');
const termOf = (word: string): Term => ({ text: word, word, pre: '', post: ' ', tags: [] });
const THAT = termOf('that');

/** "Carried by", "women with". */
const isOfThem = (term: Term): boolean => isParticiple(term) || (namesLittle(term.word) && term.word.length > 3);

/** "Detecting" is what detects does. */
function doneBy(gerund: string): string | undefined {
  const stem = gerund.replace(/ing$/, '');
  return [stem, `${stem}e`, stem.slice(0, -1)].find((verb) => DONE.has(verb));
}

/** "As a treatment for": what it does, said with a noun. */
const AS_A_REMEDY =
  /,? as (?:an? |the )?(?:[a-z]+ )?(?:cure|prevention|prophylaxis|remedy|therapy|treatment) (?:against|for|of) /i;
/** "Composites used as protection of vehicles" are such protection. */
const USED_AS =
  /^(?:an? |the )?(?<what>[^,.;]{3,60}?) (?:used|employed|acting|serving) as (?:an? |the )?(?<thing>[^,.;]{3,80})/i;

/** How a thing is put stands in the beginning; a text without a full stop is not tagged to its end on the thread that answers calls. */
const READ_MAX = 400;

/** Of a sentence, or the beginning of one. */
export function asClauses(sentence: string): string {
  const end = sentence.length <= READ_MAX ? sentence.length : sentence.lastIndexOf(' ', READ_MAX) + 1;
  const told = sentence.slice(0, end).replace(AS_A_REMEDY, ' against ').replace(USED_AS, '$<thing> made of $<what>');
  return textOf(thatDoes(doneWith(lettingThemDo(termsOf(told))))) + sentence.slice(end);
}

function thatDoes(terms: Term[]): Term[] {
  const told: Term[] = [];
  let isInClause = false;
  for (const [at, term] of terms.entries()) {
    const before = told.at(-1);
    // "That helps patients to grasp": they do.
    isInClause =
      (at > 0 && CLAUSE.has(term.word)) || LETS.has(term.word) || (isInClause && !(before && endsClause(before)));
    if (isInClause) told.push(term);
    else if (before && isPurpose(terms, at, before)) {
      if (AIMED.has(before.word) && told.length > 1 && !endsClause(before)) told.pop();
      told.push(THAT);
    } else {
      if (before && beginsClause(terms, at, before)) told.push(THAT);
      told.push(term);
    }
  }
  return told;
}

/** "To keep", "capable of keeping". */
function isPurpose(terms: Term[], at: number, before: Term): boolean {
  const term = terms[at]!;
  const verb = terms[has(terms[at + 1], 'Adverb') ? at + 2 : at + 1];
  if (!verb || endsClause(verb)) return false;
  if (term.word === 'of' && before.word === 'capable') return isGerund(verb);
  if (term.word !== 'to' || !has(verb, 'Infinitive') || verb.word === 'be' || NEED_TO.has(before.word)) return false;
  return !has(before, 'Verb') || isGerund(before) || AIMED.has(before.word) || isParticiple(before);
}

/** "Dispensers releasing pheromones". */
function beginsClause(terms: Term[], at: number, before: Term): boolean {
  const term = terms[at]!;
  if (!isGerund(term) || at === terms.length - 1 || endsClause(before) || endsClause(term)) return false;
  if (NO_SUBJECT.has(before.word) || has(before, 'Adverb') || has(before, 'Adjective')) return false;
  const isPlural = /[^aius]s$/.test(before.word);
  return isPlural || BEGINS_A_CLAUSE.has(term.word);
}

/** "Help developers earn money": the verb behind the people is what they do. */
function lettingThemDo(terms: Term[]): Term[] {
  const lets = terms.findIndex(({ word }) => LETS.has(word));
  const verb = terms.findIndex((term, i) => i > lets + 1 && has(term, 'Infinitive'));
  if (
    lets < 0 ||
    verb < 0 ||
    verb > lets + PEOPLE_WORDS_MAX ||
    terms.slice(lets, verb).some(({ word, post }) => word === 'to' || /[.,;:]/.test(post))
  )
    return terms;
  return terms.toSpliced(verb, 0, termOf('to'));
}

/** "Detecting leaks with a drone" is a drone that detects leaks. */
function doneWith(terms: Term[]): Term[] {
  const [first] = terms;
  if (first && USES.has(first.word)) return terms.slice(1);
  const isDone = DONE.has(first?.word ?? '') || (has(first, 'Infinitive') && !MAKES.has(first!.word));
  const verb = first && (isDone ? first.word : doneBy(first.word));
  if (!verb) return terms;
  const end = terms.findIndex(endsClause);
  const clause = end < 0 ? terms : terms.slice(0, end + 1);
  const from = clause.findIndex(
    ({ word }, i) => i > 1 && MEANS.has(word) && !isOfThem(clause[i - 1]!) && !isGerund(clause[i + 1]),
  );
  // "Monitoring the melt pool": the pool, and what is done to it.
  if (from < 0) return isGerund(first) && !isTransforming(verb) ? [THAT, termOf(verb), ...terms.slice(1)] : terms;
  const means = clause.slice(clause[from + 1]?.word === 'means' ? from + 3 : from + 1);
  const last = means.at(-1);
  if (!last) return terms;
  const done = [termOf(verb), ...clause.slice(1, from)];
  return [...means.slice(0, -1), { ...last, post: ' ' }, THAT, ...done, ...terms.slice(clause.length)];
}
