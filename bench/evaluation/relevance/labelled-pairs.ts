import { readFileSync } from 'node:fs';

export interface LabelledPair {
  project: { id: string; title: string; description: string };
  statement: string;
  /** Of the record: 'awards/1234'. */
  key: string;
  /** A reader called the record near to the statement, or said that it is there. */
  isNear: boolean;
}

interface Told {
  id: string;
  title: string;
  description?: string;
  text?: string;
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const readTold = (): Told[] => ['projects.json', 'ideas.json'].flatMap((name): Told[] => JSON.parse(read(name)));

/** Of the projects and ideas that have one, by id. */
export const labelledTitles = (): ReadonlyMap<string, string> =>
  new Map(readTold().flatMap(({ id, title }) => (title ? [[id, title]] : [])));

/** Pairs of a statement of an idea and a record that were read one by one. */
export function labelledPairs(): LabelledPair[] {
  const told = readTold();
  return read('near.tsv')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id, key, grade, statement] = line.split('\t') as [string, string, string, string];
      const { title, text, description = text! } = told.find((each) => each.id === id)!;
      return { project: { id, title, description }, statement, key, isNear: Number(grade) > 0 };
    });
}
