import type { Project } from '@groundwork/contract/projects';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { TEXTS } from './collaboration.texts.ts';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** For the owner the way to share, for the others who is in the project. */
export function ShareButton({ project }: { project: Project }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" size="xs" flex="none" leftSection={<IconUsers size={15} />} onClick={dialog.open}>
        {project.role === 'owner' ? TEXTS.share : TEXTS.people}
      </Button>
      <ShareDialog project={project} isOpen={isOpen} onClose={dialog.close} />
    </>
  );
}
