import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { stemOf } from './language/stems.ts';

/** What a statement says of one group of people, or of the head of a line, stands where the record speaks of these: folded, between spaces. */
export const groupsNamed = (text: string, units: GroundUnit[]): string[] => [
  ...groupsOf(text, units),
  ...headsOf(text, units),
];

const GROUP = /(?:([\p{L}\p{N}-]+) )?([\p{L}\p{N}-]+) (?:group|arm|cohort)\b/giu;

/** Far quicker than to look for what stands before the word. */
const GROUP_ONCE = /\b(?:group|arm|cohort)\b/i;

/** 'The control group', 'the routine treatment group': where the record speaks of it, what is said of it stands there. */
function groupsOf(text: string, units: GroundUnit[]): string[] {
  if (!GROUP_ONCE.test(text)) return [];
  return [...text.matchAll(GROUP)].flatMap(([, before, name]) => {
    const phrasesOf = (words: string) =>
      ['group ', 'arm ', 'cohort ']
        .map((noun) => ` ${foldText(words)} ${noun}`)
        .filter((phrase) => units.some(({ isWindow, folded }) => isWindow && folded.includes(phrase)));
    const longer = before ? phrasesOf(`${before} ${name}`) : [];
    const found = longer.length > 0 ? longer : phrasesOf(name!);
    return found.length > 0 ? found : armWith(name!, units);
  });
}

/** 'The exercise group' of a trial in which one arm alone has exercises: the name of that arm. */
function armWith(word: string, units: GroundUnit[]): string[] {
  const arms = units.filter(({ label, text }) => label === 'Arms' && text.includes(' · '));
  const own = arms.filter(({ signs }) => signs.has(stemOf(word)));
  return own.length === 1 && arms.length > 1
    ? own.map(({ text }) => ` ${foldText(text.slice(0, text.indexOf(' · ')).replace(/ \(.*/, ''))} `)
    : [];
}

const HEAD = /^([\p{L}\p{N}][\p{L}\p{N} -]{3,40}?) ?:/u;

/** 'Conventional treatment: as prescribed': what the statement says of the head of a line stands in that line. */
function headsOf(text: string, units: GroundUnit[]): string[] {
  const stated = ` ${foldText(text.replace(/^(?:The|In|During) (?:the )?/i, ''))} `;
  const heads = units.flatMap(({ label, text: line }) => (label === null ? (HEAD.exec(line)?.[1] ?? []) : []));
  return [...new Set(heads.map((head) => ` ${foldText(head)} `))].filter((head) => stated.startsWith(head));
}
