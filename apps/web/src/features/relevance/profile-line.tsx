import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { ModelWrites } from './model-writes.tsx';
import { ProfileSentence } from './profile-sentence.tsx';
import { useProfile } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const ProfileDrawer = lazyDialog(async () => (await import('./profile-drawer.tsx')).ProfileDrawer);

type Props = {
  projectId: string;
  /** Before a report: shorter, and what a correction is for is clear from there. */
  isForReport?: boolean;
};

/** Tells what the project is taken to be about, and lets people correct it. */
export function ProfileLine({ projectId, isForReport = false }: Props) {
  const profile = useProfile(projectId);
  const [isOpen, drawer] = useDisclosure(false);
  if (profile.isPending) return <Skeleton h={20} maw={480} role="img" aria-label={RELEVANCE_SCREEN.loading} />;
  if (!profile.data)
    return (
      <Text size="sm" c="dimmed">
        {RELEVANCE_SCREEN.failed}{' '}
        <Anchor component="button" type="button" underline="always" inherit onClick={() => void profile.refetch()}>
          {RELEVANCE_SCREEN.tryAgainHere}
        </Anchor>
      </Text>
    );
  return (
    <>
      <Group gap="4px 12px" align="baseline" role="group" aria-label={RELEVANCE_SCREEN.profile} maw="100ch">
        <ProfileSentence
          profile={profile.data}
          lead={isForReport ? RELEVANCE_SCREEN.reportOn : RELEVANCE_SCREEN.lookingFor}
          isShort={isForReport}
        />
        {profile.data.mayEdit && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            underline="always"
            aria-haspopup="dialog"
            aria-label={isForReport ? RELEVANCE_SCREEN.correctProfile : RELEVANCE_SCREEN.editProfile}
            onClick={drawer.open}
          >
            {isForReport ? RELEVANCE_SCREEN.correct : UI_TEXTS.edit}
          </Anchor>
        )}
      </Group>
      {isForReport && profile.data.model && <ModelWrites model={profile.data.model} />}
      {profile.data.mayEdit && <ProfileDrawer profile={profile.data} isOpen={isOpen} onClose={drawer.close} />}
    </>
  );
}
