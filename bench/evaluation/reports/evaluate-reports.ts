import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import { gatherReport } from '../../../apps/server/src/evidence/gather/gather-report.ts';
import { renderDocument } from '../../../apps/server/src/evidence/render/render-document.ts';
import { assembleReport } from '../../../apps/server/src/evidence/report/assemble.ts';
import { inLanguage } from '../../../apps/server/src/evidence/report/in-language.ts';
import { COMMERCIALIZATION_SECTIONS } from '../../../apps/server/src/evidence/report/plans.ts';
import { type PublishedSection, publishSection } from '../../../apps/server/src/evidence/statements/publish.ts';
import { builtinWriter } from '../../../apps/server/src/evidence/writer/builtin/builtin-writer.ts';
import { ideaAsRead } from '../../../apps/server/test/held-idea.ts';
import { printTable, round, timed } from '../../measure.ts';
import { type LabelledCatalogue, openLabelled } from '../relevance/data-folders.ts';
import { measureReport, type ReportMeasures } from './measure-report.ts';
import { type ReportProject, readReportProjects } from './read-projects.ts';

/**
 * `npm run evaluate -- reports [--folder path] [--data sample] [--project id] [--projects path] [--out path] [--language de] [--withheld]`: the built-in commercialization
 * report of ten projects on the published records, or of those in --projects (JSON: id, title, description). The catalogue is made in `path` and used again; --out writes each report
 * as Markdown, in --language where all of it has that; --withheld prints what was withheld.
 */
export async function evaluateReports(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      data: { type: 'string', default: 'real' },
      project: { type: 'string', multiple: true, default: [] },
      projects: { type: 'string' },
      out: { type: 'string' },
      language: { type: 'string', default: 'en' },
      withheld: { type: 'boolean', default: false },
    },
  });
  const data = values.data === 'sample' ? 'sample' : 'real';
  const catalogue = await openLabelled(data, values.folder ?? null);
  if (!catalogue) {
    console.error('The published files are not at hand: set FIXTURES_DIR.');
    process.exitCode = 1;
    return;
  }
  const projects = readReportProjects(data, values.projects).filter(
    ({ id }) => values.project.length === 0 || values.project.includes(id),
  );
  const rows: string[][] = [];
  try {
    for (const project of projects) {
      const { ms, value } = await timed(() => writeReport(catalogue, project));
      const document = inLanguage(value.document, values.language === 'de' ? 'de' : 'en');
      const measures = measureReport(value.document, value.sections);
      rows.push(rowOf(project, measures, { findings: value.findings, languages: document.languages }, ms));
      if (values.out) writeFileSync(join(values.out, `${project.id}.md`), await renderDocument(document, 'md'));
      if (values.withheld) printWithheld(project, measures);
      for (const text of measures.repeated) console.log(`${project.id} repeats: ${text}`);
    }
  } finally {
    await catalogue.close();
  }
  printTable(
    [
      'project',
      'sources',
      'quoted',
      'fact',
      'figure',
      'inferred',
      'findings',
      'empty',
      'repeated',
      'tables',
      'charts',
      'withheld',
      'languages',
      's',
    ],
    rows,
  );
}

const PROJECT_ID = '00000000-0000-4000-8000-000000000001';

async function writeReport(
  { index, encoder, readNotes, reader, aboutOf }: LabelledCatalogue,
  { title, description }: ReportProject,
) {
  const project = { id: PROJECT_ID, title, description, persona: 'tech_developer' as const };
  const about = await aboutOf(project);
  const evidence = await gatherReport(
    { type: 'commercialization', outline: [], pages: [] },
    {
      index,
      engineOf: engineDeclaration,
      project,
      about,
      idea: await ideaAsRead({ index, about, encoder, reader, title, description }),
      encoder,
      readNotes,
      find: async (text) => (await aboutOf({ title: '', description: text })).matches,
    },
  );
  const sections: PublishedSection[] = [];
  for (const { id } of COMMERCIALIZATION_SECTIONS)
    sections.push(publishSection(await builtinWriter.write(id, evidence), evidence));
  const document = assembleReport({
    reportId: PROJECT_ID,
    evidence,
    sections,
    writer: builtinWriter.label,
    engineLabel: (engine) => engineDeclaration(engine).label,
  });
  return { document, sections, findings: evidence.findings?.length ?? 0 };
}

function rowOf(
  project: ReportProject,
  measures: ReportMeasures,
  { findings, languages }: { findings: number; languages: string[] },
  ms: number,
): string[] {
  const { kinds, quotations, sentences } = measures;
  const share = sentences === 0 ? 0 : Math.round((100 * quotations) / sentences);
  const counts = [
    measures.sources,
    `${quotations} (${share} %)`,
    kinds.fact ?? 0,
    kinds.figure ?? 0,
    kinds.inference ?? 0,
    findings,
    measures.empty.length,
    measures.repeated.length,
    measures.tables,
    measures.charts,
    measures.withheld.length,
  ];
  return [project.id, ...counts.map(String), languages.join(', '), round(ms / 1000)];
}

function printWithheld({ id }: ReportProject, { withheld }: ReportMeasures): void {
  for (const { text, missing } of withheld) console.log(`${id} withheld: ${text}\n    lacks ${missing.join('; ')}`);
}
