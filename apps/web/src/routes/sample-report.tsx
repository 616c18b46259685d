import { createFileRoute } from '@tanstack/react-router';
import { sampleReportOptions } from '../features/reports/sample/sample-report.queries.ts';
import { SampleReportPage } from '../pages/sample-report-page.tsx';

export const Route = createFileRoute('/sample-report')({
  // Beside the page's script. A failure shows in the page.
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(sampleReportOptions).catch(() => null),
  component: SampleReportPage,
});
