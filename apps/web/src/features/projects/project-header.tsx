import type { Project } from '@groundwork/contract/projects';
import { PERSONA_LABELS } from '@groundwork/contract/projects.texts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { EditProjectDialog } from './edit-project-dialog.tsx';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

const SHORT = 280;

export function ProjectHeader({ project }: { project: Project }) {
  const [isEditing, editing] = useDisclosure(false);
  const [isWhole, setWhole] = useState(false);
  const { title, description, persona } = project;
  const isLong = description.length > SHORT;
  return (
    <header>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="md">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size={15} />}
          flex="none"
          aria-label={SCREEN_TEXTS.editProject}
          onClick={editing.open}
        >
          {UI_TEXTS.edit}
        </Button>
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
            {isWhole ? UI_TEXTS.showLess : UI_TEXTS.showMore}
          </Button>
        )}
      </Group>
      <EditProjectDialog project={project} isOpen={isEditing} onClose={editing.close} />
    </header>
  );
}
