import { createFileRoute } from '@tanstack/react-router';
import { GooglePage } from '../pages/google-page.tsx';

export const Route = createFileRoute('/auth/google')({ component: GooglePage });
