import { Badge } from '@mantine/core';
import { useEngines } from '../lib/engines.queries.ts';
import { SampleBadge } from './sample-badge.tsx';
import { UI_TEXTS } from './ui.texts.ts';

type Kind = { isSample: boolean; isOwn?: true | undefined };

/** The kind of a record that not everybody finds: made up, or seen by the members of one's organization alone. */
export function KindBadge({ of: { isSample, isOwn } }: { of: Kind }) {
  const name = useEngines().data?.organisation?.name;
  return isOwn ? (
    <Badge variant="outline" size="sm" radius="sm" tt="none" fw={560} flex="none">
      {UI_TEXTS.only(name)}
    </Badge>
  ) : (
    isSample && <SampleBadge />
  );
}
