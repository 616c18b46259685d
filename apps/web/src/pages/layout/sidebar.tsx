import { Stack } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { UserCard } from '../../features/navigation/user-card.tsx';
import { ProjectList } from '../../features/projects/project-list.tsx';
import { selectProject } from '../../session/selected-project.ts';
import { AnchorLink, ButtonLink } from '../../ui/links.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LAYOUT_TEXTS } from './layout.texts.ts';
import classes from './sidebar.module.css';

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const navigate = useNavigate();
  return (
    <div className={classes['sidebar']}>
      <AnchorLink
        to="/dashboard"
        w="fit-content"
        px={8}
        aria-label={LAYOUT_TEXTS.groundworkDashboard}
        onClick={onNavigate}
      >
        <Logo />
      </AnchorLink>
      <Stack gap={4}>
        <ButtonLink
          to="/projects/new"
          leftSection={<IconPlus size={16} />}
          fullWidth
          justify="flex-start"
          onClick={onNavigate}
        >
          {LAYOUT_TEXTS.newProject}
        </ButtonLink>
        <ButtonLink
          to="/projects/import"
          variant="subtle"
          color="gray"
          c="dimmed"
          size="xs"
          leftSection={<IconFileImport size={15} />}
          fullWidth
          justify="flex-start"
          onClick={onNavigate}
        >
          {LAYOUT_TEXTS.importProject}
        </ButtonLink>
      </Stack>
      <div className={classes['projects']}>
        <ProjectList
          onNavigate={onNavigate}
          onSelect={({ id }) => {
            selectProject(id);
            onNavigate?.();
            void navigate({ to: '/dashboard' });
          }}
        />
      </div>
      <UserCard onNavigate={onNavigate} />
    </div>
  );
}
