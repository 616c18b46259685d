import { notifications } from '@mantine/notifications';
import { selectProject } from '../../../session/selected-project.ts';
import { useSignedInUser } from '../../../session/session.queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePeopleActions } from './collaboration.queries.ts';
import { TEXTS } from './collaboration.texts.ts';

type Props = { projectId: string; isOpen: boolean; onClose: () => void; onLeft: () => void };

export function LeaveDialog({ projectId, isOpen, onClose, onLeft }: Props) {
  const { id: userId } = useSignedInUser();
  const { remove } = usePeopleActions();
  const leave = () =>
    // A promise, because the project goes from the screen before the answer is used; a failure says so by itself.
    void remove.mutateAsync({ projectId, userId }).then(() => {
      notifications.show({ message: TEXTS.left });
      onClose();
      onLeft();
      selectProject(null);
    }, onClose);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={TEXTS.leaveTitle}
      text={TEXTS.leaveText}
      confirmLabel={TEXTS.leave}
      isBusy={remove.isPending}
      onConfirm={leave}
      onClose={onClose}
    />
  );
}
