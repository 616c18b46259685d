import type { ProjectProfile } from '@groundwork/contract/relevance';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { ProfileForm } from './profile-form.tsx';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Props = { profile: ProjectProfile; isOpen: boolean; onClose: () => void };

/** The project's supposed subject, to be corrected. With changes not saved, only its buttons close it. */
export function ProfileDrawer({ profile, isOpen, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={560}
      title={RELEVANCE_SCREEN.profile}
      closeOnClickOutside={!isDirty}
      closeOnEscape={!isDirty}
    >
      <ProfileForm profile={profile} onClose={onClose} onDirty={setDirty} />
    </Drawer>
  );
}
