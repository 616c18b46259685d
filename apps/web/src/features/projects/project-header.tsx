import type { Project } from '@groundwork/contract/projects';
import { PERSONA_LABELS } from '@groundwork/contract/projects.texts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileZip, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ARCHIVE_SCREEN } from './archive/archive.texts.ts';
import { ArchiveDialog } from './archive/archive-dialog.tsx';
import { EditProjectDialog } from './edit-project-dialog.tsx';

const SHORT = 280;

export function ProjectHeader({ project }: { project: Project }) {
  const [isEditing, editing] = useDisclosure(false);
  const [isArchiving, archiving] = useDisclosure(false);
  const [isWhole, setWhole] = useState(false);
  const { title, description, persona } = project;
  const isLong = description.length > SHORT;
  return (
    <header>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="md">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Group gap="xs" wrap="nowrap" flex="none">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconFileZip size={15} />}
            aria-label={ARCHIVE_SCREEN.download}
            onClick={archiving.open}
          >
            {ARCHIVE_SCREEN.downloadShort}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={15} />}
            aria-label="Edit project"
            onClick={editing.open}
          >
            Edit
          </Button>
        </Group>
      </Group>
      <Text mt={6} maw="76ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isLong && !isWhole ? `${description.slice(0, SHORT).trimEnd()} …` : description}
      </Text>
      <Group gap="sm" mt="xs">
        <Badge variant="light" radius="sm" tt="none" fw={560} title={PERSONA_LABELS[persona].description}>
          {PERSONA_LABELS[persona].label}
        </Badge>
        {isLong && (
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show more'}
          </Button>
        )}
      </Group>
      <ArchiveDialog project={project} isOpen={isArchiving} onClose={archiving.close} />
      <EditProjectDialog project={project} isOpen={isEditing} onClose={editing.close} />
    </header>
  );
}
