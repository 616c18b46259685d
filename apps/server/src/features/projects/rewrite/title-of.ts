import { PROJECT_TITLE_MAX } from '@groundwork/contract/limits';
import { cleanDescription, splitSentences } from './sentences.ts';

const OPENINGS =
  /^(?:hi|hello|in this project|the (?:goal|aim|purpose) of (?:this|our|the) (?:project|work) is(?: to)?|(?:this|our|the|my) (?:project|company|startup|start-up|invention|technology|product|idea|team|lab)(?: \w+)? (?:is|aims to|wants to|seeks to|develops|makes|builds|provides|offers|concerns|uses)|(?:we|i)(?: are|'re| am|'m| have|'ve| want to| would like to| plan to| will)? ?(?:developed|developing|develop|building|built|build|working on|creating|created|create|making|make|invented|designing|designed|design|exploring|looking for|interested in|use|propose)?|a project (?:about|on|to)|development of|project:?)\s+/i;
const ARTICLES = /^(?:an?|the|our|new|novel)\s+/i;
const CLAUSE_END =
  /\s+(?:that|which|who|where|because|so that|in order to|by using|by means of|while|and then|but)\s+|[,;:(–—]\s?/i;
const LINKING = new Set('of for with and or in on at to into by from as'.split(' '));
const TITLE_WORDS_MIN = 4;
const COMFORTABLE = 80;

/** A title from the description's first sentence: opening phrases and later clauses dropped, first letter raised. */
export function titleOf(description: string): string {
  const first = splitSentences(cleanDescription(description))[0] ?? description;
  let title = first.replace(/[.!?…]+$/, '');
  for (let pass = 0; pass < 2; pass++) title = title.replace(OPENINGS, '');
  title = title.replace(ARTICLES, '').replace(ARTICLES, '');
  const clause = title.split(CLAUSE_END)[0]!.trim();
  if (clause.split(' ').length >= TITLE_WORDS_MIN) title = clause;
  title = shortened(title.trim() || first, COMFORTABLE);
  return /^\p{Ll}\p{Lu}/u.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1);
}

/** Cut before the phrase that would not be whole any more. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  const words = (space > max / 2 ? cut.slice(0, space) : cut).split(' ');
  const lastPhrase = words.findLastIndex((word) => LINKING.has(word.toLowerCase()));
  return (lastPhrase >= TITLE_WORDS_MIN ? words.slice(0, lastPhrase) : words).join(' ').slice(0, PROJECT_TITLE_MAX);
}
