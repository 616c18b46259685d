import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Persona } from '@groundwork/contract/projects';
import type { EngineDeclaration } from '../../../catalogue/engine.ts';
import type { Evidence } from '../../../evidence/evidence.ts';
import type { Collected } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { placed } from '../../../evidence/gather/placed.ts';
import { evidenceRecord } from '../../../evidence/records/evidence-record.ts';

export interface ProjectBrief {
  id: string;
  title: string;
  description: string;
  persona: Persona;
}

/** The basis of insights: the figures that were worked out, and the records that are cited. */
export function evidenceOf(
  project: ProjectBrief,
  observed: Observed,
  collected: Collected,
  engineOf: (engine: Engine) => EngineDeclaration,
): Evidence {
  const none = <Value>(value: () => Value) =>
    Object.fromEntries(ENGINES.map((engine) => [engine, value()])) as Record<Engine, Value>;
  const cited = new Map(collected.cited.map((record) => [`${record.engine}/${record.id}`, record]));
  return {
    asOf: observed.asOf,
    project,
    totals: observed.totals,
    related: observed.totals,
    lookedAt: none(() => 0),
    records: none(() => []),
    cited: [...cited.values()].map((record) => placed(evidenceRecord(record, engineOf(record.engine)), observed)),
    figures: collected.figures,
    series: collected.series,
    findings: collected.findings,
    tables: [],
    isLifeScience: false,
  };
}
