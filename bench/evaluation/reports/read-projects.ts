import { readFileSync } from 'node:fs';
import { readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import type { LabelledData } from '../relevance/data-folders.ts';

export interface ReportProject {
  id: string;
  title: string;
  description: string;
}

type Line = { id: string; from: 'labels' } | ReportProject;

/** Of the sample, those with judged records. Of the real ones half of the ten projects have judged records, the others were written for reading; the last fits nothing. */
export function readReportProjects(data: LabelledData): ReportProject[] {
  const labelled = readProjects();
  if (data === 'sample') return labelled.filter((each) => each.data === data);
  const lines: Line[] = JSON.parse(readFileSync(new URL('projects.json', import.meta.url), 'utf8'));
  return lines.map((line) => {
    if (!('from' in line)) return line;
    const { id, title, description } = labelled.find((each) => each.id === line.id)!;
    return { id, title, description };
  });
}
