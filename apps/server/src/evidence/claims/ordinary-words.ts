import { wordsOf } from '../../catalogue/query/content-words.ts';
import type { Evidence } from '../evidence.ts';

/** Words that start sentences of reports and are no names; the rest is learned from the evidence's own running text. */
const OPENERS = new Set(
  `a an the of in on for to from by with at as and or but nor so yet if its it this that these those there their they we
our among between after before since until while when where which who whose all any both each few many more most much
no none not nothing one other others several some such total totals
awards award patents patent publications publication companies company investors investor trials trial experts expert
drugs drug interventions intervention technologies technology contracts grants spending funding opportunities agencies
federal university international clinical government public private records record search market markets open
abstract application call registration profile description competition freedom failure
ask seek show offer watch approach compare apply talk look consider prepare start begin next first second third finally by reading work
source sources rules technical commercial clinically how why what whoever`.split(/\s+/),
);

/** What `ordinaryWordsOf` finds in the texts of the evidence's records and in the project's description. */
export function ordinaryWords(evidence: Evidence): (word: string) => boolean {
  const records = [...Object.values(evidence.records).flat(), ...evidence.cited];
  return ordinaryWordsOf(
    records.map(({ record }) => record.text),
    evidence.project.description,
  );
}

/**
 * Says whether a word (lower case) is an ordinary one: it stands in lower case somewhere in the texts.
 * Then a capital at the start of a sentence makes no name of it.
 */
export function ordinaryWordsOf(texts: string[], description: string): (word: string) => boolean {
  const known = new Set(OPENERS);
  for (const text of texts) {
    for (const match of text.matchAll(/(?<=[\p{Ll}\d,;] )\p{Ll}[\p{Ll}'’-]*/gu)) known.add(match[0]);
  }
  for (const word of wordsOf(description)) known.add(word);
  return (word) => known.has(word);
}
