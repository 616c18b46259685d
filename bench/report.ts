import type { ReportDocument } from '@groundwork/contract/report-document';
import { openEncoder } from '../apps/server/src/catalogue/encoder/open-encoder.ts';
import { engineDeclaration, engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { loadSample } from '../apps/server/src/catalogue/import/load-sample.ts';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { gatherEvidence } from '../apps/server/src/evidence/gather/gather.ts';
import { NOT_HELD } from '../apps/server/src/evidence/idea/hold-idea.ts';
import { openReader } from '../apps/server/src/evidence/reading/open-reader.ts';
import { renderDocument } from '../apps/server/src/evidence/render/render-document.ts';
import { assembleReport } from '../apps/server/src/evidence/report/assemble.ts';
import { COMMERCIALIZATION_SECTIONS } from '../apps/server/src/evidence/report/plans.ts';
import { publishSection } from '../apps/server/src/evidence/statements/publish.ts';
import { builtinWriter } from '../apps/server/src/evidence/writer/builtin/builtin-writer.ts';
import { notesBy } from '../apps/server/test/notes-by.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { withFolder } from './catalogue.ts';
import { printTable, round, spread, timed, withLoopDelay } from './measure.ts';
import { fillPublished } from './report-published.ts';

const PROJECTS = [
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft.',
  'A wearable patch that measures glucose in sweat for people with type 2 diabetes, replacing finger pricks.',
  'Soft robotic grippers for harvesting strawberries where farm labor is scarce.',
  'CRISPR delivery with lipid nanoparticles for sickle cell disease.',
  'Quantum magnetometers with nitrogen vacancies in diamond for navigation without satellites.',
];

/** Notes are read by the sentence encoder, as in the product; what belongs to a project is found by its words alone. */
const encoder = openEncoder();
const reader = openReader(encoder);
const readNotes = notesBy(reader);

const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 200_000);

/** Topics on which the published files have much. */
const PUBLISHED_PROJECTS = [
  'Monoclonal antibodies and antivirals for the treatment of COVID-19.',
  'SGLT2 inhibitors for type 2 diabetes.',
  'Continuous glucose monitors for people with type 2 diabetes.',
  'Abuse-deterrent formulations of opioid tablets.',
  'Infrared focal plane arrays and detectors.',
];

/** Time of a commercialization report on the sample data and on many published records, step by step, and of its files. */
export async function run(): Promise<void> {
  const sample = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations });
  const load = await timed(() => loadSample(sample));
  console.log(`sample data loaded in ${round(load.ms)} ms (${load.value.added} records)\n`);
  await measureAll(sample, PROJECTS);
  await withFolder(async (folder) => {
    const index = await openSqliteIndex({ file: `${folder}/catalogue.db`, engines: engineDeclarations, readers: 2 });
    const stored = await fillPublished(index, RECORDS);
    console.log(
      stored > 0 ? `\n${stored} published records\n` : '\nThe published files are not at hand: set FIXTURES_DIR.',
    );
    if (stored > 0) await measureAll(index, PUBLISHED_PROJECTS);
    else await index.close();
  });
  await reader.close();
  await encoder.close();
}

async function measureAll(index: CatalogueIndex, projects: readonly string[]): Promise<void> {
  const times: Record<string, number[]> = {
    gather: [],
    'write and check': [],
    assemble: [],
    docx: [],
    pdf: [],
    md: [],
  };
  const claims: number[] = [];
  let same = 0;
  const { p99, max } = await withLoopDelay(async () => {
    for (const description of projects) {
      const document = await measure(index, description, times);
      claims.push(document.claims.made);
      if (JSON.stringify(document) === JSON.stringify(await measure(index, description, times))) same += 1;
    }
  });
  await index.close();
  printTable(
    ['step', `p50 / max of ${projects.length} projects, each written twice, ms`],
    Object.entries(times).map(([step, values]) => [step, spread(values)]),
  );
  console.log(`\nclaims per report: ${claims.join(', ')}; ${same} of ${projects.length} the same bytes twice`);
  console.log(`event loop p99 ${round(p99)} ms, max ${round(max)} ms`);
}

async function measure(
  index: Awaited<ReturnType<typeof openSqliteIndex>>,
  description: string,
  times: Record<string, number[]>,
): Promise<ReportDocument> {
  const project = {
    id: '00000000-0000-4000-8000-000000000000',
    title: description,
    description,
    persona: 'tech_scout' as const,
  };
  const gathered = await timed(() =>
    aboutOf(index, project).then((about) =>
      gatherEvidence({ index, engineOf: engineDeclaration, project, about, idea: NOT_HELD, encoder, readNotes }),
    ),
  );
  times['gather']!.push(gathered.ms);
  const evidence = gathered.value;
  const written = await timed(async () => {
    const sections = [];
    for (const { id } of COMMERCIALIZATION_SECTIONS)
      sections.push(publishSection(await builtinWriter.write(id, evidence), evidence));
    return sections;
  });
  times['write and check']!.push(written.ms);
  const assembled = await timed(() =>
    assembleReport({
      reportId: project.id,
      evidence,
      sections: written.value,
      writer: builtinWriter.label,
      engineLabel: (engine) => engineDeclaration(engine).label,
    }),
  );
  times['assemble']!.push(assembled.ms);
  for (const format of ['docx', 'pdf', 'md'] as const)
    times[format]!.push((await timed(() => renderDocument(assembled.value, format))).ms);
  return assembled.value;
}
