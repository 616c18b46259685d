import { Button, Group, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../session/session.queries.ts';
import { lazyPart } from '../../ui/lazy-component.tsx';
import classes from './onboarding.module.css';
import { useUpdateOnboarding } from './onboarding.queries.ts';
import { TEXTS } from './onboarding.texts.ts';
import type { RenderPersona } from './render-persona.ts';

const WelcomeSteps = lazyPart(async () => (await import('./welcome-steps.tsx')).WelcomeSteps);

/** Offers the first-run questions until they were answered or declined. What they lead to, `children`, can be used without them. */
export function Welcome({ renderPersona, children }: { renderPersona: RenderPersona; children: ReactNode }) {
  const user = useUser();
  const update = useUpdateOnboarding();
  const [isStarted, setStarted] = useState(false);
  const isOffered = user?.isOnboarded === false;
  return (
    <>
      {isOffered && (
        <section aria-label={TEXTS.aboutYou} className={classes['panel']} style={{ marginBottom: 28 }}>
          {isStarted ? (
            <WelcomeSteps
              renderPersona={renderPersona}
              meanwhile={<Skeleton h={120} role="img" aria-label={TEXTS.loadingTheQuestions} />}
            />
          ) : (
            <Group justify="space-between" gap="sm">
              <Text>{TEXTS.invite}</Text>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="xs"
                  loading={update.isPending}
                  onClick={() => update.mutate({ isDone: true })}
                >
                  {TEXTS.notNow}
                </Button>
                <Button size="xs" onClick={() => setStarted(true)}>
                  {TEXTS.start}
                </Button>
              </Group>
            </Group>
          )}
        </section>
      )}
      {/* Hidden, not gone: what was typed before stays. */}
      <div hidden={isOffered && isStarted}>{children}</div>
    </>
  );
}
