import { Container } from '@mantine/core';
import { CheckReport } from '../features/reports/expert-checks/check-report.tsx';
import { EXPERT_CHECKS_TEXTS } from '../features/reports/expert-checks/expert-checks.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export function CheckReportPage({ id }: { id: string }) {
  usePageTitle(EXPERT_CHECKS_TEXTS.title);
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg" pb={120}>
      <CheckReport id={id} />
    </Container>
  );
}
