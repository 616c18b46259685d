import { PLAN_TEXTS } from '@groundwork/contract/plans.texts';
import { Container, Text, Title } from '@mantine/core';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { PlanLimit } from '../features/billing/plan-limit.tsx';
import { DropZone } from '../features/library/upload/drop-zone.tsx';
import { Welcome } from '../features/onboarding/welcome.tsx';
import { NewProjectForm } from '../features/projects/new-project-form.tsx';
import { PersonaSelect } from '../features/projects/persona-select.tsx';
import { TrendingAreas } from '../features/pulse/trending-areas.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMay } from '../session/permissions.queries.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

export function NewProjectPage() {
  usePageTitle(PAGES_TEXTS.newProjectPage);
  const navigate = useNavigate();
  const router = useRouter();
  const mayCreate = useMay('createProject');
  return (
    <Container size={820} py="lg">
      <Title order={1}>{PAGES_TEXTS.newProjectTitle}</Title>
      <Text c="dimmed" mt={4} mb="md">
        {PAGES_TEXTS.newProjectText}
      </Text>
      {mayCreate ? (
        <Welcome renderPersona={(field) => <PersonaSelect {...field} isRequired={false} />}>
          <NewProjectForm
            onOpen={() => void navigate({ to: '/dashboard' })}
            renderFileInput={(input) => <DropZone {...input} max={1} accept={['pdf']} />}
            renderIdeas={(write) => <TrendingAreas onPick={write} />}
            onBack={() => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/dashboard' }))}
          />
        </Welcome>
      ) : (
        <PlanLimit title={PLAN_TEXTS.projectLimit} text={PAGES_TEXTS.stillEditable} />
      )}
    </Container>
  );
}
