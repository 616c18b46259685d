import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '../pages/report-page.tsx';

export const Route = createFileRoute('/_app/reports/commercialization/$reportId')({
  component: function ReportRoute() {
    return <ReportPage reportId={Route.useParams().reportId} />;
  },
});
