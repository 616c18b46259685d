import { createFileRoute } from '@tanstack/react-router';
import { ServiceAdminPage } from '../pages/service-admin-page.tsx';

export const Route = createFileRoute('/_app/service-admin')({ component: ServiceAdminPage });
