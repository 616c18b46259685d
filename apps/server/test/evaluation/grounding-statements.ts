import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** What is wrong with a statement, or in what way a true one differs from its record. */
export const TRUE_KINDS = [
  'verbatim',
  'paraphrase',
  'format',
  'rounding',
  'cents',
  'range',
  'words',
  'unit',
  'form',
  'opening',
] as const;
export const WRONG_VALUES = ['number', 'date', 'name', 'place', 'unit', 'quote'] as const;
export const WRONG_RELATIONS = [
  'field',
  'negation',
  'modality',
  'role',
  'mixture',
  'cause',
  'superlative',
  'quantifier',
  'record',
  'direction',
  'condition',
] as const;

export interface LabelledStatement {
  text: string;
  isTrue: boolean;
  /** One of the kinds above. */
  kind: string;
  /** Keys of the records that it cites. */
  keys: string[];
  /**
   * Settings are chosen on one half, and the other one judges; records stand whole in one of them. Those of the other files
   * were written when the rules stood, over records of their own.
   */
  half: 'choosing' | 'judging' | LaterFile;
}

/** Written when the rules stood, one after the other. */
export const LATER_FILES = [
  'fresh',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
] as const;
type LaterFile = (typeof LATER_FILES)[number];
const FOLDER = new URL('../../../../bench/evaluation/grounding/statements/', import.meta.url);

/** The labelled statements: lines `+kind | sentence` and `-kind | sentence` under `@ engine id + engine id`. */
export function readStatements(): LabelledStatement[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  const lines = files.toSorted().flatMap((name) =>
    readFileSync(new URL(name, FOLDER), 'utf8')
      .split('\n')
      .map((line) => ({ line, later: LATER_FILES.find((file) => name === `${file}.txt`) })),
  );
  const groups = lines.filter(({ line }) => line.startsWith('@')).map(({ line }) => keysOf(line));
  const halfOf = halves(groups);
  let keys: string[] = [];
  return lines.flatMap(({ line, later }): LabelledStatement[] => {
    if (line.trim() === '') return [];
    if (line.startsWith('@')) {
      keys = keysOf(line);
      return [];
    }
    const match = /^([+-])([a-z]+) \| (.+)$/.exec(line);
    const kinds: readonly string[] = match?.[1] === '+' ? TRUE_KINDS : [...WRONG_VALUES, ...WRONG_RELATIONS];
    if (!match || !kinds.includes(match[2]!)) throw new Error(`Not a labelled statement: ${line}`);
    return [{ text: match[3]!, isTrue: match[1] === '+', kind: match[2]!, keys, half: later ?? halfOf(keys[0]!) }];
  });
}

const keysOf = (line: string): string[] =>
  line
    .slice(2)
    .split(' + ')
    .map((each) => each.trim().replace(' ', '/'));

/** Records that are cited together stand in one half: that of the group's first key in order. */
function halves(groups: string[][]): (key: string) => LabelledStatement['half'] {
  const leader = new Map<string, string>();
  const find = (key: string): string => {
    const next = leader.get(key) ?? key;
    return next === key ? key : find(next);
  };
  for (const [first, ...others] of groups) for (const key of others) leader.set(find(key), find(first!));
  return (key) => (Number.parseInt(hash('sha256', find(key)).slice(0, 8), 16) % 2 === 0 ? 'choosing' : 'judging');
}
