import { Container, Text } from '@mantine/core';
import { SAMPLE_REPORT_TEXTS } from '../features/reports/sample/sample-report.texts.ts';
import { SampleReport } from '../features/reports/sample/sample-report.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PublicLayout } from './layout/public-layout.tsx';

export function SampleReportPage() {
  usePageTitle(SAMPLE_REPORT_TEXTS.title);
  return (
    <PublicLayout>
      <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg" pb={80}>
        <Text fw={620}>{SAMPLE_REPORT_TEXTS.title}</Text>
        <Text c="dimmed" maw="72ch" mb="lg">
          {SAMPLE_REPORT_TEXTS.lead}
        </Text>
        <SampleReport />
      </Container>
    </PublicLayout>
  );
}
