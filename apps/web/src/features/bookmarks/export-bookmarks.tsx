import { planNeeded } from '@groundwork/contract/plans.permissions';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { usePlan } from '../../session/permissions.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';

/** All of a project, one data set of it, or one record. */
type What = { projectId: string; searchEngine?: EngineId; itemId?: string };
type Props = { label: string; name?: string; what: What; isLine?: boolean };

/** Downloads bookmarks as a zip; locked where the plan has no exports. */
export function ExportBookmarks({ label, name = label, what, isLine = false }: Props) {
  const plan = usePlan();
  const locked = planNeeded(plan, 'exportRows', BOOKMARKS_TEXTS.exportingBookmarks);
  const run = useMutation({
    mutationFn: () => askFor(what),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => {
      notifications.show({ title: BOOKMARKS_TEXTS.theExportFailed, message: messageOf(error), color: 'red' });
    },
  });
  const look = isLine
    ? ({ variant: 'subtle', size: 'compact-sm', px: 0, fw: 500 } as const)
    : ({ variant: 'default', size: 'xs' } as const);
  const Icon = locked ? IconLock : IconDownload;
  const icon = isLine ? {} : { leftSection: <Icon size={14} aria-hidden /> };
  if (locked)
    return (
      <ReasonTooltip reason={locked}>
        <Button {...look} {...icon} aria-label={name} {...inactive(locked)}>
          {label}
        </Button>
      </ReasonTooltip>
    );
  return (
    <Button {...look} {...icon} aria-label={name} loading={run.isPending} onClick={() => run.mutate()}>
      {label}
    </Button>
  );
}

async function askFor({ projectId, searchEngine, itemId }: What): Promise<File> {
  const { exportAll, exportEngine, exportOne } = client.bookmarks;
  if (!searchEngine) return (await exportAll({ projectId })).body as File;
  if (!itemId) return (await exportEngine({ projectId, searchEngine })).body as File;
  return (await exportOne({ projectId, searchEngine, itemId })).body as File;
}
