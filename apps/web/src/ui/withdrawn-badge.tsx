import { translated } from '@groundwork/contract/texts';
import { Badge } from '@mantine/core';
import { UI_TEXTS } from './ui.texts.ts';

/** Marks what its source took back. */
export function WithdrawnBadge({ withdrawn }: { withdrawn: { reason: string; isDeleted: boolean } }) {
  const reason = translated(withdrawn.reason);
  return (
    <Badge variant="light" color="red" size="sm" radius="sm" tt="none" fw={560} flex="none" title={reason}>
      {withdrawn.isDeleted ? UI_TEXTS.deletedAtTheSource : reason}
    </Badge>
  );
}
