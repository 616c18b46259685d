import { type ReadReportsDependencies, readReports } from './read-reports.ts';
import { type ReportFilesDependencies, reportFiles } from './report-files.ts';
import { type StartReportsDependencies, startReports } from './start-reports.ts';

type Dependencies = ReadReportsDependencies & StartReportsDependencies & ReportFilesDependencies;

/** Reports: what there is, what is made of them, and their files. */
export function reportService(deps: Dependencies) {
  const reading = readReports(deps);
  return { ...reading, ...startReports(deps, reading), ...reportFiles(deps, reading) };
}

export type ReportService = ReturnType<typeof reportService>;
