import { createFileRoute } from '@tanstack/react-router';
import { ImportDataPage } from '../pages/import-data-page.tsx';

export const Route = createFileRoute('/_app/service-admin_/import')({ component: ImportDataPage });
