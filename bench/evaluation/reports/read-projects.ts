import { readFileSync } from 'node:fs';
import { readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import type { LabelledData } from '../relevance/data-folders.ts';

export interface ReportProject {
  id: string;
  title: string;
  description: string;
}

type Line = { id: string; from: 'labels' } | ReportProject;

/** Those of one's own file where there is one. Of the sample, those with judged records. Of the real ones half of the ten have judged records, the others were written for reading; the last fits nothing. */
export function readReportProjects(data: LabelledData, ownFile?: string): ReportProject[] {
  if (ownFile) return JSON.parse(readFileSync(ownFile, 'utf8'));
  const labelled = readProjects();
  if (data === 'sample') return labelled.filter((each) => each.data === data);
  const lines: Line[] = JSON.parse(readFileSync(new URL('projects.json', import.meta.url), 'utf8'));
  return lines.map((line) => {
    if (!('from' in line)) return line;
    const { id, title, description } = labelled.find((each) => each.id === line.id)!;
    return { id, title, description };
  });
}
