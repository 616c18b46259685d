import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './onboarding.module.css';
import { onboardingOptions, useUpdateOnboarding } from './onboarding.queries.ts';
import { TEXTS } from './onboarding.texts.ts';

/** The page on which each step is done. */
const PLACES = {
  profile: '/settings',
  email: '/settings',
  project: '/projects/new',
  report: '/reports',
  insight: '/insights',
} as const;

/** The steps left until the first report, or on a plan without any the first insight, exists. Help, not news: when it cannot be loaded, nothing is shown. */
export function Checklist() {
  const checklist = useQuery(onboardingOptions).data?.checklist;
  const update = useUpdateOnboarding();
  if (!checklist) return null;
  return (
    <section aria-labelledby="getting-started" className={classes['panel']}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Group gap="sm" align="baseline">
          <Title order={2} id="getting-started">
            {TEXTS.checklist}
          </Title>
          <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {TEXTS.progress(checklist.filter(({ isDone }) => isDone).length, checklist.length)}
          </Text>
        </Group>
        <Button
          variant="default"
          size="compact-sm"
          flex="none"
          loading={update.isPending}
          onClick={() => update.mutate({ isChecklistDismissed: true })}
        >
          {TEXTS.dismiss}
        </Button>
      </Group>
      <ul className={classes['steps']}>
        {checklist.map(({ step, isDone }) => (
          <li key={step}>
            {isDone ? (
              <>
                <IconCircleCheckFilled size={18} color="var(--accent)" aria-hidden />
                <Text c="dimmed">
                  <VisuallyHidden component="span">{TEXTS.done} </VisuallyHidden>
                  {TEXTS.steps[step]}
                </Text>
              </>
            ) : (
              <>
                <IconCircle size={18} color="var(--mantine-color-dimmed)" aria-hidden />
                <AnchorLink to={PLACES[step]}>{TEXTS.steps[step]}</AnchorLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
