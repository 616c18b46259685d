import { createFileRoute } from '@tanstack/react-router';
import { SampleReportPage } from '../pages/sample-report-page.tsx';

export const Route = createFileRoute('/sample-report')({ component: SampleReportPage });
