import { readFileSync } from 'node:fs';
import { Engine } from '@groundwork/contract/engines';
import { z } from 'zod';

const Project = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Whether something in the records is about it. */
  fits: z.boolean(),
  field: z.string(),
  data: z.enum(['real', 'sample']),
  title: z.string().min(1).max(120),
  description: z.string().min(1),
  /** What an expert would type, other names and members of classes among them; pooled, and seen by no system. */
  queries: z.array(z.string()),
});
export type Project = z.infer<typeof Project>;

const Judgement = z.strictObject({
  project: z.string(),
  engine: Engine,
  id: z.string().min(1),
  /** 0 not about the project, 1 related, 2 on topic. */
  grade: z.enum(['0', '1', '2']).transform(Number),
});
type Judgement = z.infer<typeof Judgement>;

export function readProjects(): Project[] {
  const projects = z.array(Project).parse(JSON.parse(read('projects.json')));
  refuseRepeats(projects.map(({ id }) => id));
  return projects;
}

/** By project, grades by key `engine/id`. */
export function gradesByProject(): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>();
  for (const { project, engine, id, grade } of readJudgements())
    grades.set(project, (grades.get(project) ?? new Map()).set(`${engine}/${id}`, grade));
  return grades;
}

function readJudgements(): Judgement[] {
  const lines = readLines('judgements.tsv', Judgement, ['project', 'engine', 'id', 'grade']);
  refuseRepeats(lines.map(({ project, engine, id }) => `${project} ${engine} ${id}`));
  return lines;
}

function readLines<Line extends { project: string }>(file: string, schema: z.ZodType<Line>, fields: string[]): Line[] {
  const projects = new Set(readProjects().map(({ id }) => id));
  const text = read(file).trimEnd();
  return (text === '' ? [] : text.split('\n')).map((line, i) => {
    const values = line.split('\t');
    const parsed = schema.safeParse(Object.fromEntries(fields.map((field, at) => [field, values[at]])));
    if (!parsed.success || values.length !== fields.length || !projects.has(parsed.data.project))
      throw new Error(`${file}, line ${i + 1}: ${parsed.error?.message ?? 'too many fields, or an unknown project'}`);
    return parsed.data;
  });
}

function refuseRepeats(keys: string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw new Error(`${key} stands twice.`);
    seen.add(key);
  }
}

const FOLDER = new URL('../../../../bench/evaluation/relevance/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
