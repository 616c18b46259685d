import { ActionIcon } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { inactive } from '../../ui/inactive.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { SharedThing } from './sharing.queries.ts';
import { SHARING_SCREEN_TEXTS } from './sharing.texts.ts';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

type Props = SharedThing & { title: string; text: string; readOnly: string | null };

export function ShareButton({ readOnly, ...shared }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={SHARING_SCREEN_TEXTS.share}
        {...(readOnly === null ? { onClick: () => setOpen(true) } : inactive(readOnly))}
      >
        <IconShare size={17} />
      </ActionIcon>
      {isOpen && <ShareDialog {...shared} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
