import { Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/links.tsx';
import { PLANS_TEXTS } from './billing.texts.ts';

/** Says that the plan ends here, and leads to the plans. */
export function PlanLimit({ title, text }: { title: string; text?: string }) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <IconLock size={26} stroke={1.5} aria-hidden />
      <Text fw={600} size="lg" maw={520}>
        {title}
      </Text>
      {text && (
        <Text c="dimmed" maw={480}>
          {text}
        </Text>
      )}
      <ButtonLink to="/plans" mt="xs">
        {PLANS_TEXTS.explore}
      </ButtonLink>
    </Stack>
  );
}
