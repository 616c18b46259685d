import { createFileRoute } from '@tanstack/react-router';
import { NewReportPage } from '../pages/new-report-page.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export const Route = createFileRoute('/_app/reports/new/$kind')({
  component: function NewReportRoute() {
    const { kind } = Route.useParams();
    return kind === 'funding' || kind === 'commercialization' ? (
      <NewReportPage key={kind} kind={kind} />
    ) : (
      <NotFoundScreen />
    );
  },
});
