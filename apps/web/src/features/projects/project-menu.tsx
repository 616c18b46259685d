import type { Project } from '@groundwork/contract/projects';
import { Menu } from '@mantine/core';
import { IconHistory, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { MenuItemLink } from '../../ui/menu-item-link.tsx';
import { MenuOn } from '../../ui/menu-on.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

type Props = OverlayProps & {
  project: Project;
  onNavigate: (() => void) | undefined;
  onDelete: (project: Project) => void;
};

/** The links and actions of a project's row, besides the project itself. */
export function ProjectMenu({ project, onNavigate, onDelete, ...overlay }: Props) {
  return (
    <MenuOn {...overlay}>
      <MenuItemLink
        to="/projects/$id/history"
        params={{ id: project.id }}
        leftSection={<IconHistory size={15} />}
        onClick={onNavigate}
      >
        {SCREEN_TEXTS.viewHistory}
      </MenuItemLink>
      <MenuItemLink
        to="/projects/$id/saved-opportunities"
        params={{ id: project.id }}
        leftSection={<IconTargetArrow size={15} />}
        onClick={onNavigate}
      >
        {SCREEN_TEXTS.savedOpportunities}
      </MenuItemLink>
      {project.role === 'owner' && (
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={15} />}
          onClick={() => onDelete(project)}
        >
          {UI_TEXTS.delete}
        </Menu.Item>
      )}
    </MenuOn>
  );
}
