import type { Project } from '@groundwork/contract/projects';
import { Button, Modal, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { FailedState } from '../../../ui/list-states.tsx';
import { usePeople } from './collaboration.queries.ts';
import { TEXTS } from './collaboration.texts.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import classes from './people.module.css';
import { PersonRow } from './person-row.tsx';

type Props = { project: Project; isOpen: boolean; onClose: () => void };

/** The people in a project; its owner invites and removes people here, the others leave. */
export function ShareDialog({ project, isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={project.role === 'owner' ? TEXTS.shareProject : TEXTS.peopleOfProject}
      size={560}
      closeButtonProps={{ 'aria-label': TEXTS.close }}
    >
      <People project={project} onClose={onClose} />
    </Modal>
  );
}

function People({ project, onClose }: Omit<Props, 'isOpen'>) {
  const people = usePeople(project.id);
  const [isLeaving, setLeaving] = useState(false);
  const isOwner = project.role === 'owner';
  if (people.isPending) return <Skeleton h={160} role="img" aria-label={TEXTS.loading} />;
  if (people.isError)
    return <FailedState title={TEXTS.peopleFailed} error={people.error} onRetry={() => void people.refetch()} />;
  const { people: all, invitations, canMail, max } = people.data;
  const taken = all.length - 1 + invitations.filter(({ isExpired }) => !isExpired).length;
  return (
    <Stack gap="lg">
      {isOwner && (
        <InviteForm
          projectId={project.id}
          canMail={canMail}
          max={max}
          isFull={taken >= max}
          isShared={all.length > 1}
        />
      )}
      <section aria-labelledby="project-people">
        <Title order={3} id="project-people">
          {TEXTS.list}
        </Title>
        <ul className={classes['list']}>
          {all.map((person) => (
            <PersonRow key={person.userId} projectId={project.id} person={person} canChange={isOwner} />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section aria-labelledby="project-invitations">
          <Title order={3} id="project-invitations">
            {TEXTS.invitations}
          </Title>
          <ul className={classes['list']}>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                projectId={project.id}
                invitation={invitation}
                canChange={isOwner}
                canMail={canMail}
              />
            ))}
          </ul>
        </section>
      )}
      {!isOwner && (
        <Button variant="default" w="fit-content" onClick={() => setLeaving(true)}>
          {TEXTS.leave}
        </Button>
      )}
      <LeaveDialog projectId={project.id} isOpen={isLeaving} onClose={() => setLeaving(false)} onLeft={onClose} />
    </Stack>
  );
}
