import { PLAN_TEXTS } from '@groundwork/contract/plans.texts';
import type { Project } from '@groundwork/contract/projects';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { ActionIcon, Skeleton, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { IconDots, IconLock, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../session/permissions.queries.ts';
import { useIsLocked, useProjects, useSelectedProject } from '../../session/selected-project.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { SharedBy } from './collaboration/shared-by.tsx';
import classes from './project-list.module.css';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

const DeleteProjectDialog = lazyDialog(async () => (await import('./delete-project-dialog.tsx')).DeleteProjectDialog);

const ProjectMenu = lazyOverlay('menu', async () => (await import('./project-menu.tsx')).ProjectMenu);

const SEARCH_ABOVE = 5;

type Props = { onSelect: (project: Project) => void; onNavigate?: (() => void) | undefined };

export function ProjectList({ onSelect, onNavigate }: Props) {
  const projects = useProjects();
  const mayCreate = useMay('createProject');
  const isLocked = useIsLocked();
  const [search, setSearch] = useState('');
  const [deleting, setDeleting] = useState<Project | null>(null);
  const items = projects.data?.items ?? [];
  const wanted = search.trim().toLowerCase();
  const shown = items.filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <Stack component="section" aria-label={SCREEN_TEXTS.yourProjects} gap={6}>
      <Title order={2} className={classes['heading'] ?? ''}>
        {SCREEN_TEXTS.yourProjects}
      </Title>
      {projects.isPending && [1, 2, 3].map((row) => <Skeleton key={row} h={30} mx={8} w="auto" />)}
      {projects.isError && (
        <Text size="sm" c="dimmed" px={8} role="alert">
          {PROJECT_TEXTS.unavailable}
        </Text>
      )}
      {projects.isSuccess && items.length === 0 && (
        <Text size="sm" c="dimmed" px={8}>
          {SCREEN_TEXTS.noProjects}
        </Text>
      )}
      {items.length > SEARCH_ABOVE && (
        <TextInput
          type="search"
          size="xs"
          mx={8}
          aria-label={SCREEN_TEXTS.searchYourProjects}
          placeholder={SCREEN_TEXTS.searchProjects}
          leftSection={<IconSearch size={14} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={classes['list']}>
        {shown.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            onSelect={onSelect}
            onNavigate={onNavigate}
            isLocked={isLocked(project)}
            hasMenu={items.length > 1 && (mayCreate || project.role !== 'owner')}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {items.length > 0 && shown.length === 0 && (
        <Text size="sm" c="dimmed" px={8}>
          {SCREEN_TEXTS.noneOfThisName}
        </Text>
      )}
      <DeleteProjectDialog project={deleting} isOpen={deleting !== null} onClose={() => setDeleting(null)} />
    </Stack>
  );
}

type RowProps = {
  project: Project;
  isLocked: boolean;
  onSelect: (project: Project) => void;
  onNavigate: Props['onNavigate'];
  hasMenu: boolean;
  onDelete: (project: Project) => void;
};

function ProjectRow({ project, isLocked, onSelect, onNavigate, hasMenu, onDelete }: RowProps) {
  const isSelected = useSelectedProject()?.id === project.id;
  if (isLocked)
    return (
      <li className={classes['row']} data-locked>
        <ReasonTooltip reason={PLAN_TEXTS.projectLocked}>
          <UnstyledButton className={classes['title']} {...inactive(PLAN_TEXTS.projectLocked)}>
            {project.title}
          </UnstyledButton>
        </ReasonTooltip>
        <IconLock size={14} className={classes['lock'] ?? ''} aria-hidden />
      </li>
    );
  return (
    <li className={classes['row']} data-selected={isSelected || undefined}>
      <UnstyledButton
        className={classes['title']}
        aria-current={isSelected || undefined}
        title={project.title}
        onClick={() => onSelect(project)}
      >
        {project.title}
        <SharedBy project={project} />
      </UnstyledButton>
      {hasMenu && (
        <ProjectMenu
          project={project}
          onNavigate={onNavigate}
          onDelete={onDelete}
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              c="inherit"
              aria-label={SCREEN_TEXTS.menuOf(project.title)}
            >
              <IconDots size={16} />
            </ActionIcon>
          }
        />
      )}
    </li>
  );
}
