import { Container, Skeleton, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCode, messageOf } from '../../lib/api-errors.ts';
import { useUser } from '../../session/session.queries.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { SHARING_SCREEN_TEXTS } from './sharing.texts.ts';

type Props<Content> = {
  query: UseQueryResult<Content>;
  kicker: string;
  titleOf: (content: Content) => string;
  children: (content: Content) => ReactNode;
};

/** Something shared, for whoever has its link: read, and nothing else. */
export function SharedFrame<Content>({ query, kicker, titleOf, children }: Props<Content>) {
  const user = useUser();
  const { data, error } = query;
  return (
    <Container size={820} py="xl">
      {data === undefined && !error && <Skeleton h={220} role="img" aria-label={SHARING_SCREEN_TEXTS.loading} />}
      {data === undefined && error && hasCode(error, 'NOT_FOUND') && (
        <EmptyState title={SHARING_SCREEN_TEXTS.goneTitle} text={messageOf(error)} />
      )}
      {data === undefined && error && !hasCode(error, 'NOT_FOUND') && (
        <FailedState title={SHARING_SCREEN_TEXTS.failedTitle} error={error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && (
        <article>
          <Text size="sm" c="dimmed">
            {kicker}
          </Text>
          <Title order={1} size="h2" my="xs" style={{ overflowWrap: 'anywhere' }}>
            {titleOf(data)}
          </Title>
          {children(data)}
        </article>
      )}
      {user !== undefined &&
        (user ? (
          <ButtonLink to="/dashboard" mt="lg" variant="default">
            {SHARING_SCREEN_TEXTS.backToDashboard}
          </ButtonLink>
        ) : (
          <>
            <Text mt="xl" mb="xs">
              {SHARING_SCREEN_TEXTS.signUpText}
            </Text>
            <ButtonLink to="/sign-up">{SHARING_SCREEN_TEXTS.signUp}</ButtonLink>
          </>
        ))}
    </Container>
  );
}
