import type { ReportDocument } from '@groundwork/contract/report-document';
import { queryOptions } from '@tanstack/react-query';
import address from '../../../assets/sample-report.json?url';

/** The file that `npm run sample-report` writes. */
export interface SampleReportFile {
  report: ReportDocument;
  /** Each cited record, by `engine/id`. */
  records: Record<string, { text: string }>;
}

const read = async ({ signal }: { signal: AbortSignal }): Promise<SampleReportFile> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
};

export const sampleReportOptions = queryOptions({ queryKey: ['sample-report'], queryFn: read, staleTime: Infinity });
