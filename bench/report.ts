import { engineDeclaration, engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { loadSample } from '../apps/server/src/catalogue/import/load-sample.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { openReportGate } from '../apps/server/src/evidence/claims/gate-thread.ts';
import { gatherEvidence } from '../apps/server/src/evidence/gather/gather.ts';
import { renderDocument } from '../apps/server/src/evidence/render/render-document.ts';
import { assembleReport } from '../apps/server/src/evidence/report/assemble.ts';
import { COMMERCIALIZATION_SECTIONS } from '../apps/server/src/evidence/report/plans.ts';
import { builtinWriter } from '../apps/server/src/evidence/writer/builtin/builtin-writer.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { printTable, round, spread, timed, withLoopDelay } from './measure.ts';

const PROJECTS = [
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft.',
  'A wearable patch that measures glucose in sweat for people with type 2 diabetes, replacing finger pricks.',
  'Soft robotic grippers for harvesting strawberries where farm labor is scarce.',
  'CRISPR delivery with lipid nanoparticles for sickle cell disease.',
  'Quantum magnetometers with nitrogen vacancies in diamond for navigation without satellites.',
];

/** Time of a commercialization report on the sample data, step by step, and of its files. */
export async function run(): Promise<void> {
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations });
  const load = await timed(() => loadSample(index));
  const times: Record<string, number[]> = {
    gather: [],
    'write and check': [],
    assemble: [],
    docx: [],
    pdf: [],
    md: [],
  };
  const claims: number[] = [];
  const { p99, max } = await withLoopDelay(async () => {
    for (const description of PROJECTS) claims.push(await measure(index, description, times));
  });
  await index.close();
  printTable(
    ['step', 'p50 / max of 5 projects, ms'],
    Object.entries(times).map(([step, values]) => [step, spread(values)]),
  );
  console.log(`\nsample data loaded in ${round(load.ms)} ms (${load.value.added} records)`);
  console.log(`claims per report: ${claims.join(', ')}; event loop p99 ${round(p99)} ms, max ${round(max)} ms`);
}

async function measure(
  index: Awaited<ReturnType<typeof openSqliteIndex>>,
  description: string,
  times: Record<string, number[]>,
): Promise<number> {
  const project = { id: crypto.randomUUID(), title: description, description, persona: 'tech_scout' as const };
  const gathered = await timed(() =>
    aboutOf(index, project).then((about) => gatherEvidence({ index, engineOf: engineDeclaration, project, about })),
  );
  times['gather']!.push(gathered.ms);
  const evidence = gathered.value;
  const written = await timed(async () => {
    const gate = openReportGate(evidence);
    const sections = [];
    for (const { id } of COMMERCIALIZATION_SECTIONS)
      sections.push(await gate.publish(await builtinWriter.write(id, evidence)));
    await gate.close();
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
  return assembled.value.claims.made;
}
