import { createFileRoute } from '@tanstack/react-router';
import { EligibilityPage } from '../pages/eligibility-page.tsx';

export const Route = createFileRoute('/_app/eligibility')({ component: EligibilityPage });
