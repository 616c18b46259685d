import { createFileRoute } from '@tanstack/react-router';
import { isReportType } from '../lib/report-type.ts';
import { ReportPage } from '../pages/report-page.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export const Route = createFileRoute('/_app/reports/$kind/$reportId')({
  component: function ReportRoute() {
    const { kind, reportId } = Route.useParams();
    return isReportType(kind) ? <ReportPage key={reportId} kind={kind} reportId={reportId} /> : <NotFoundScreen />;
  },
});
