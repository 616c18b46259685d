import { createFileRoute } from '@tanstack/react-router';
import { ImportProjectPage } from '../pages/import-project-page.tsx';

export const Route = createFileRoute('/_app/projects/import')({ component: ImportProjectPage });
