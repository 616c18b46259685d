import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { BiotechPanel } from './biotech-panel.tsx';
import { FieldMap } from './field-map.tsx';
import { FundingTrends } from './funding-trends.tsx';
import { Opportunities } from './opportunities.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { useHowMuch } from './pulse.queries.ts';

type Props = ComponentProps<typeof Opportunities> & Pick<ComponentProps<typeof FieldMap>, 'rings'>;

/** The panels below the first screen, loaded after it; without any records there is nothing more to tell. */
export default function FurtherPanels({ project, onUse, rings }: Props) {
  const { isNothing, isFew } = useHowMuch(project);
  if (isNothing || isFew) return null;
  return (
    <Stack gap="sm">
      <FieldMap project={project} rings={rings} />
      <Opportunities project={project} onUse={onUse} />
      <FundingTrends project={project} />
      <BiotechPanel project={project} />
      <PlacesPanel project={project} />
    </Stack>
  );
}
