import { FUNCTION_WORDS } from '../../../catalogue/query/content-words.ts';
import { foldedWords } from '../../../catalogue/query/fold.ts';

/** These deny, compare or suppose, though they only hold sentences together for a search. */
const CLAIMING = new Set(
  `above after all always against because before below cannot few can could couldn't didn't doesn't don't hardly how if just least
less like may might more most must need never no nor not off only out perhaps same shall should so than through too under up would
wasn't weren't won't isn't aren't haven't hasn't hadn't can't without yet why whether`.split(/\s+/),
);

/**
 * The words of a sentence that are neither numbers, nor a part of a value that stands in it whole, nor of a label, nor mere
 * function words. Empty for a sentence that says nothing but what is cited: no matter what a text has made its writer say.
 */
export function foreignWords(sentence: string, { labels, values }: { labels: string[]; values: string[] }): string[] {
  const ofLabels = new Set(labels.flatMap(foldedWords));
  let rest = ` ${foldedWords(sentence).join(' ')} `;
  for (const value of values.map((each) => foldedWords(each).join(' ')).sort((a, b) => b.length - a.length))
    if (value !== '') rest = rest.replaceAll(` ${value} `, '  ').replaceAll(` ${value} `, '  ');
  return [...new Set(rest.split(' '))].filter(
    (word) =>
      word !== '' && !(FUNCTION_WORDS.has(word) && !CLAIMING.has(word)) && !ofLabels.has(word) && !/^\d+$/.test(word),
  );
}
