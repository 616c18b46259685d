import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '../pages/reports-page.tsx';

export const Route = createFileRoute('/_app/reports/')({ component: ReportsPage });
