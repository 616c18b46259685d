import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ELIGIBILITY_TEXTS } from '../features/eligibility/eligibility.texts.ts';
import { EligibilityQuiz } from '../features/eligibility/eligibility-quiz.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMay } from '../session/permissions.queries.ts';

export function EligibilityPage() {
  usePageTitle(ELIGIBILITY_TEXTS.title);
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const hasSearch = useMay('searchAccess');
  const close = () => (canGoBack ? router.history.back() : void navigate({ to: '/dashboard' }));
  return <EligibilityQuiz hasSearch={hasSearch} onClose={close} />;
}
