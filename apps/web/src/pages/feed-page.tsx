import type { Project } from '@groundwork/contract/projects';
import { Container, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FeedCard } from '../features/innovation-feed/feed-card.tsx';
import { useFeed, useFeedActions } from '../features/innovation-feed/innovation-feed.queries.ts';
import { FEED_SCREEN_TEXTS } from '../features/innovation-feed/innovation-feed.texts.ts';
import { ShareButton } from '../features/sharing/share-button.tsx';
import type { Asked } from '../lib/addresses.ts';
import { isNewestOfAll, type ListingState, listingParams, readListingState } from '../lib/listing-state.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSelectedProject } from '../session/selected-project.ts';
import { whyReadOnly } from '../session/why-read-only.ts';
import { CardList } from '../ui/card-list.tsx';
import { EmptyState } from '../ui/list-states.tsx';
import { LookAgain } from '../ui/look-again.tsx';
import { Section } from './section.tsx';
import { ToBestMatches } from './to-best-matches.tsx';
import { useFirstLook } from './use-first-look.ts';
import { useFirstPageOfEach } from './use-first-page-of-each.ts';
import { WithProject } from './with-project.tsx';

type State = ListingState<NonNullable<Asked<'feed'>['filter']>>;

export function FeedPage({ params }: { params: Asked<'feed'> }) {
  usePageTitle(FEED_SCREEN_TEXTS.feed);
  const navigate = useNavigate();
  const show = (state: State) => void navigate({ to: '/feed', search: listingParams(state) });
  useFirstPageOfEach(useSelectedProject()?.id, () => void navigate({ to: '/feed', search: {} }));
  return (
    <Section permission="viewPulse">
      <Container size={900} px={{ base: 'md', md: 'xl' }} py="lg">
        <Title order={1}>{FEED_SCREEN_TEXTS.feed}</Title>
        <WithProject needsProject={FEED_SCREEN_TEXTS.needsProject}>
          {(project) => <Feed key={project.id} project={project} state={readListingState(params)} onChange={show} />}
        </WithProject>
      </Container>
    </Section>
  );
}

function Feed({ project, state, onChange }: { project: Project; state: State; onChange: (state: State) => void }) {
  const query = useFeed(project.id, state);
  const { generate } = useFeedActions();
  const readOnly = whyReadOnly(project);
  const generation = useFirstLook(project.id, query.data?.generation, readOnly === null, generate);
  return (
    <Stack gap="lg">
      <Text c="dimmed" mt={-8}>
        {FEED_SCREEN_TEXTS.lead}
      </Text>
      <LookAgain
        generation={generation}
        label={FEED_SCREEN_TEXTS.look}
        readOnly={readOnly}
        found={isNewestOfAll(state) ? (query.data?.items.map(({ createdAt }) => createdAt) ?? null) : null}
        onLook={() => generate.mutate({ projectId: project.id })}
      />
      <CardList
        query={query}
        state={state}
        onChange={onChange}
        filters={[
          { value: 'all', label: FEED_SCREEN_TEXTS.all },
          { value: 'starred', label: FEED_SCREEN_TEXTS.starred },
          { value: 'has_notes', label: FEED_SCREEN_TEXTS.hasNotes },
        ]}
        label={FEED_SCREEN_TEXTS.feed}
        failed={FEED_SCREEN_TEXTS.failed}
        count={FEED_SCREEN_TEXTS.count}
        empty={<Empty filter={state.filter} state={generation?.state ?? 'never'} />}
      >
        {(item) => (
          <FeedCard
            key={item.id}
            item={item}
            readOnly={readOnly}
            share={
              <ShareButton kind="feed" itemId={item.id} title={item.headline} text={item.body} readOnly={readOnly} />
            }
          />
        )}
      </CardList>
    </Stack>
  );
}

function Empty({ filter, state }: { filter: string; state: string }) {
  if (filter !== 'all')
    return <EmptyState title={FEED_SCREEN_TEXTS.emptyFilter} text={FEED_SCREEN_TEXTS.emptyFilterText} />;
  if (state === 'pending' || state === 'failed') return null;
  if (state === 'never') return <EmptyState title={FEED_SCREEN_TEXTS.notYet} text={FEED_SCREEN_TEXTS.notYetText} />;
  return (
    <EmptyState title={FEED_SCREEN_TEXTS.empty} text={FEED_SCREEN_TEXTS.emptyText}>
      <ToBestMatches />
    </EmptyState>
  );
}
