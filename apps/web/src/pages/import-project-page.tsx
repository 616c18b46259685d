import { ARCHIVE_TEXTS } from '@groundwork/contract/project-archive.texts';
import { Container, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PlanLimit } from '../features/billing/plan-limit.tsx';
import { EarlierImports } from '../features/projects/project-archive/earlier-imports.tsx';
import { ImportScreen } from '../features/projects/project-archive/import-screen.tsx';
import { ARCHIVE_SCREEN } from '../features/projects/project-archive/project-archive.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMay } from '../session/permissions.queries.ts';
import { selectProject } from '../session/selected-project.ts';

export function ImportProjectPage() {
  usePageTitle(ARCHIVE_SCREEN.importTitle);
  const navigate = useNavigate();
  const mayCreate = useMay('createProject');
  const open = (projectId: string) => {
    selectProject(projectId);
    void navigate({ to: '/dashboard' });
  };
  return (
    <Container size={820} py={{ base: 'lg', md: 48 }}>
      <Title order={1}>{ARCHIVE_SCREEN.importTitle}</Title>
      <Text c="dimmed" mt={4}>
        {ARCHIVE_SCREEN.importText}
      </Text>
      {/* Once begun, an import is shown to its end, also when it was the last that the plan has room for. */}
      <ImportScreen
        onOpen={open}
        mayBegin={mayCreate}
        limit={<PlanLimit title={ARCHIVE_TEXTS.projectLimit} />}
        earlier={<EarlierImports onOpen={open} />}
      />
    </Container>
  );
}
