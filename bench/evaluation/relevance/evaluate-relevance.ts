import { parseArgs } from 'node:util';
import { gradesByProject, type Project, readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import {
  type Grades,
  type Outcome,
  outcomeOf,
  summaryOf,
} from '../../../apps/server/test/evaluation/relevance-measures.ts';
import { printTable } from '../../measure.ts';
import { type LabelledData, openLabelled } from './data-folders.ts';
import {
  type Candidates,
  candidatesOf,
  FOLDS,
  fitByWords,
  fitModel,
  foundBy,
  isBrief,
  isUnseen,
  printedWeights,
} from './left-out.ts';
import { printPassages } from './passages.ts';
import { printSearches } from './searches.ts';
import { systemsOf } from './systems.ts';
import { printTold } from './told.ts';

/**
 * `npm run evaluate -- relevance [--folder path] [--fit] [--each]`: what projects get on judged pairs. The catalogues are
 * made in `path` and used again; --fit prints weights from all pairs for weights.ts; --each prints every project.
 */
export async function evaluateRelevance(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      fit: { type: 'boolean', default: false },
      each: { type: 'boolean', default: false },
      unjudged: { type: 'boolean', default: false },
    },
  });
  const grades = gradesByProject();
  const all: Candidates[] = [];
  for (const data of ['real', 'sample'] as const) {
    // Weights are fitted to real records alone: the sample is told too plainly, and would count for more than it teaches.
    if (values.fit && data === 'sample') continue;
    all.push(...(await evaluateOn(data, { ...values, folder: values.folder ?? null }, grades)));
  }
  if (values.fit && all.length > 0) printFit(all);
}

const isDescribed = (project: Project): boolean => !isBrief(project) && !isUnseen(project);

type Options = { folder: string | null; fit: boolean; each: boolean; unjudged: boolean };

async function evaluateOn(data: LabelledData, options: Options, grades: Map<string, Grades>): Promise<Candidates[]> {
  const catalogue = await openLabelled(data, options.folder);
  if (!catalogue) {
    console.log('\nThe published files are not at hand: set FIXTURES_DIR.');
    return [];
  }
  try {
    const projects = readProjects().filter((project) => project.data === data);
    const gradesOf = ({ id }: Project) => grades.get(id) ?? new Map();
    const candidates: Candidates[] = [];
    for (const project of projects) candidates.push(...(await candidatesOf(catalogue, project, gradesOf(project))));
    if (options.fit) return candidates;
    const leftOut = data === 'real' ? judgedLeftOut(candidates) : [];
    for (const [kind, told] of [
      ['described', projects.filter(isDescribed)],
      ['in one sentence', projects.filter(isBrief)],
      ['in one sentence, never fitted to', projects.filter(isUnseen)],
    ] as const) {
      if (told.length === 0) continue;
      console.log(
        `\n${data}: ${told.length} projects ${kind}, ${told.filter(({ fits }) => !fits).length} that nothing fits\n`,
      );
      const rows: [string, Outcome[]][] = [];
      for (const [name, system] of Object.entries(systemsOf(catalogue))) {
        const outcomes: Outcome[] = [];
        for (const project of told) {
          const found = await system(project);
          outcomes.push(outcomeOf(project, gradesOf(project), found));
          if (options.unjudged && name === 'judgement')
            for (const key of Object.values(found.listed).flat())
              if (!gradesOf(project).has(key)) console.log(`${project.id}\t${key}`);
        }
        rows.push([name, outcomes]);
      }
      rows.push(...tellingRows(leftOut.filter(({ of }) => told.includes(of.project))));
      printSystems(rows);
      if (options.each)
        printEach(told, rows.at(leftOut.length > 0 ? Object.keys(systemsOf(catalogue)).length : -1)![1]);
    }
    if (data === 'real') {
      const described = projects.filter(isDescribed);
      await printPassages(catalogue);
      await printSearches(catalogue, described, gradesOf);
      await printTold(catalogue, gradesOf);
    }
    return candidates;
  } finally {
    await catalogue.close();
  }
}

interface LeftOut {
  of: Candidates;
  outcome: Outcome;
}

/** Every project, however it is told, is judged by weights that were fitted to others. */
function judgedLeftOut(all: Candidates[]): LeftOut[] {
  const projects = [...new Set(all.map(({ project }) => project))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const out = new Set(projects.filter((_, place) => place % FOLDS === fold));
    const others = all.filter(({ project }) => !out.has(project));
    const model = { learnt: fitModel(others), byWords: fitByWords(others) };
    return all
      .filter(({ project }) => out.has(project))
      .map((of) => ({ of, outcome: outcomeOf(of.project, of.grades, foundBy(model, of)) }));
  }).flat();
}

/** A row for each way of telling the projects, theirs in their order. */
function tellingRows(leftOut: LeftOut[]): [string, Outcome[]][] {
  const byTelling = Map.groupBy(leftOut, ({ of }) => of.telling);
  const place = new Map(readProjects().map(({ id }, at) => [id, at]));
  return [...byTelling].map(([telling, some]) => [
    `judgement, project left out, ${telling}`,
    some.toSorted((a, b) => place.get(a.of.project.id)! - place.get(b.of.project.id)!).map(({ outcome }) => outcome),
  ]);
}

function printSystems(rows: [string, Outcome[]][]): void {
  printTable(
    [
      'system',
      'cited',
      'unjudged',
      'related or on topic',
      'on topic',
      'recall cited',
      'recall listed',
      'shown: related or on topic',
      'shown: on topic',
      'no fit, yet cited',
    ],
    rows.map(([name, outcomes]) => {
      const summary = summaryOf(outcomes);
      return [
        name,
        String(summary.cited),
        String(summary.unjudged),
        summary.related.toFixed(3),
        summary.onTopic.toFixed(3),
        summary.citedRecall.toFixed(3),
        summary.listedRecall.toFixed(3),
        summary.shownRelated.toFixed(3),
        summary.shownOnTopic.toFixed(3),
        `${summary.noFitCited} of ${summary.noFit}`,
      ];
    }),
  );
}

function printEach(projects: Project[], outcomes: Outcome[]): void {
  console.log();
  printTable(
    ['project', 'cited', 'unjudged', 'related', 'on topic', 'cited / listed of on topic'],
    projects.map(({ id, fits }, i) => {
      const { cited, unjudged, related, onTopic, citedOnTopic, listedOnTopic, allOnTopic } = outcomes[i]!;
      const found = `${citedOnTopic} / ${listedOnTopic} of ${allOnTopic}`;
      return [fits ? id : `${id} (no fit)`, ...[cited, unjudged, related, onTopic].map(String), found];
    }),
  );
}

function printFit(all: Candidates[]): void {
  const learnt = fitModel(all);
  const byWords = fitByWords(all);
  const without = fitModel(all, (each) => each.words);
  const byWordsWithout = fitByWords(all, (each) => each.words);
  const printed = {
    BY_WORDS_RELATED: byWords.related,
    BY_WORDS_ON_TOPIC: byWords.onTopic,
    RELATED_WEIGHTS: learnt.related,
    ON_TOPIC_WEIGHTS: learnt.onTopic,
    BY_WORDS_RELATED_WITHOUT_VECTORS: byWordsWithout.related,
    BY_WORDS_ON_TOPIC_WITHOUT_VECTORS: byWordsWithout.onTopic,
    RELATED_WITHOUT_VECTORS: without.related,
    ON_TOPIC_WITHOUT_VECTORS: without.onTopic,
  };
  for (const [name, fitted] of Object.entries(printed))
    console.log(`export const ${name}: Weights = ${printedWeights(fitted)};\n`);
}
