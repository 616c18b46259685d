import type { ReportDocument } from '@groundwork/contract/report-document';
import { queryOptions } from '@tanstack/react-query';
import address from '../../../assets/sample-report.json?url';

/** As `npm run sample-report` writes it. */
export interface SampleReportFile {
  report: ReportDocument;
  /** By `engine/id`: of each record that is cited. */
  records: Record<string, { text: string }>;
}

const read = async ({ signal }: { signal: AbortSignal }): Promise<SampleReportFile> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
};

export const sampleReportOptions = queryOptions({ queryKey: ['sample-report'], queryFn: read, staleTime: Infinity });
