import { isBoilerplate } from './boilerplate.ts';

/** What people have, by its name: an illness or a state of health. */
const NAMED =
  /^(?:acne|addiction|adhd|aids|als|anthrax|allerg(?:y|ies)|alzheimer'?s?|arrhythmias?|asthma|autism|blindness|cancers?|celiac|cholera|copd|coronavirus|covid|crohn'?s|deafness|dengue|depression|diabet(?:es|ics?)|ebola|eczema|epilepsy|fever|flu|gout|herpes|hiv|hypertension|infertility|influenza|insomnia|lupus|malaria|menopause|migraines?|measles|mrsa|obes(?:e|ity)|overdoses?|pain|parkinson'?s?|pneumonia|psoriasis|ptsd|rabies|rsv|sars|sepsis|strokes?|syphilis|t[12]dm?|tuberculosis|tumou?rs?|zika)$/;
/** By how medicine forms such names, and the few other words that are formed alike. */
const FORMED =
  /\w(?:algia|cirrhosis|dystrophy|fibrosis|itis|mentia|necrosis|noma|pathy|phoma|phrenia|plegia|sclerosis|stenosis|thrombosis|[cdhknx]a?emia|atrophy)$/;
const FORMED_ALIKE = /^(?:academia|empathy|homeopathy|sympathy|telepathy)$/;
/** What is named by the word before: "sickle cell disease", "heart failure". */
const OF_SOMETHING = /^(?:diseases?|disorders?|failure|infections?|injur(?:y|ies)|syndromes?)$/;

/** Records of an illness, from which on to be about it tells nothing apart: nobody reads so many. */
export const ILLNESS_OF_MANY = 500;
/** What tells besides: words that fewer records have than this part of them. */
export const TELLING_BESIDE_ILLNESS = 0.25;

/** One virus under names of several words, of which each would count: as the illness that it is. */
const VIRUS = /\b(?:sars[-\s]?cov[-\s]?2|(?:2019[-\s]?)?n[-\s]?cov|2019[-\s]novel[-\s]coronavirus)\b/gi;
export const asIllness = (text: string): string => text.replace(VIRUS, 'COVID-19');

/** Of the words of a phrase, those that name a state of health. */
export const conditionsIn = (words: readonly string[]): string[] =>
  words.filter(
    (word, at) =>
      NAMED.test(word) ||
      (FORMED.test(word) && !FORMED_ALIKE.test(word)) ||
      (OF_SOMETHING.test(words[at + 1] ?? '') && !isBoilerplate(word)),
  );
