import { createFileRoute } from '@tanstack/react-router';
import { NewProjectPage } from '../pages/new-project-page.tsx';

export const Route = createFileRoute('/_app/projects/new')({ component: NewProjectPage });
