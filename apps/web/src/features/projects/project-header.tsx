import type { Project } from '@groundwork/contract/projects';
import { PERSONA_LABELS } from '@groundwork/contract/projects.texts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileZip, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { whyReadOnly } from '../../session/why-read-only.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { PresentPeople } from './collaboration/present-people.tsx';
import { ShareButton } from './collaboration/share-button.tsx';
import { SharedBy } from './collaboration/shared-by.tsx';
import classes from './project-header.module.css';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

const EditProjectDialog = lazyDialog(async () => (await import('./edit-project-dialog.tsx')).EditProjectDialog);

const ArchiveDialog = lazyDialog(async () => (await import('./project-archive/archive-dialog.tsx')).ArchiveDialog);

const SHORT = 280;

/** Up to the last paragraph or word that has room: no heading with nothing below it, and no torn word. */
export function shortened(description: string): string {
  const room = description.slice(0, SHORT);
  const paragraph = room.lastIndexOf('\n\n');
  const end = paragraph > SHORT / 2 ? paragraph : room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : SHORT).trimEnd()} …`;
}

/** `children`: what else leads on from the project, beside its persona. */
export function ProjectHeader({ project, children }: { project: Project; children?: ReactNode }) {
  const [isEditing, editing] = useDisclosure(false);
  const [isArchiving, archiving] = useDisclosure(false);
  const [isWhole, setWhole] = useState(false);
  const { title, description, persona } = project;
  const readOnly = whyReadOnly(project);
  const isLong = description.length > SHORT;
  return (
    <header>
      <Group justify="space-between" align="flex-start" gap="xs" className={classes['head'] ?? ''}>
        <div>
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <SharedBy project={project} />
        </div>
        <Group gap="xs">
          <PresentPeople project={project} />
          <ShareButton project={project} />
          <ReasonTooltip reason={readOnly}>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size={15} />}
              flex="none"
              aria-label={SCREEN_TEXTS.editProject}
              {...(readOnly ? inactive(readOnly) : { onClick: editing.open })}
            >
              {UI_TEXTS.edit}
            </Button>
          </ReasonTooltip>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconFileZip size={15} />}
            flex="none"
            aria-label={SCREEN_TEXTS.downloadArchive}
            onClick={archiving.open}
          >
            {SCREEN_TEXTS.archive}
          </Button>
        </Group>
      </Group>
      <Text mt={6} maw="76ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isLong && !isWhole ? shortened(description) : description}
      </Text>
      <Group gap="md" mt="xs">
        <Badge variant="light" radius="sm" tt="none" fw={560} title={PERSONA_LABELS[persona].description}>
          {PERSONA_LABELS[persona].label}
        </Badge>
        {isLong && (
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? UI_TEXTS.showLess : UI_TEXTS.showMore}
          </Button>
        )}
        {children}
      </Group>
      <ArchiveDialog project={project} isOpen={isArchiving} onClose={archiving.close} />
      <EditProjectDialog project={project} isOpen={isEditing} onClose={editing.close} />
    </header>
  );
}
