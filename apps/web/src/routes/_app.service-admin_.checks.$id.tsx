import { createFileRoute } from '@tanstack/react-router';
import { CheckReportPage } from '../pages/check-report-page.tsx';

export const Route = createFileRoute('/_app/service-admin_/checks/$id')({
  component: function CheckReportRoute() {
    return <CheckReportPage id={Route.useParams().id} />;
  },
});
