import type { Project } from '@groundwork/contract/projects';
import { Container, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { AskForm } from '../features/insights/ask-form.tsx';
import { InsightCard } from '../features/insights/insight-card.tsx';
import { useInsightActions, useInsights } from '../features/insights/insights.queries.ts';
import { INSIGHT_SCREEN_TEXTS } from '../features/insights/insights.texts.ts';
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

type State = ListingState<NonNullable<Asked<'insights'>['filter']>>;

export function InsightsPage({ params }: { params: Asked<'insights'> }) {
  usePageTitle(INSIGHT_SCREEN_TEXTS.insights);
  const navigate = useNavigate();
  const show = (state: State) => void navigate({ to: '/insights', search: listingParams(state) });
  useFirstPageOfEach(useSelectedProject()?.id, () => void navigate({ to: '/insights', search: {} }));
  return (
    <Section permission="viewPulse">
      <Container size={900} px={{ base: 'md', md: 'xl' }} py="lg">
        <Title order={1}>{INSIGHT_SCREEN_TEXTS.insights}</Title>
        <WithProject needsProject={INSIGHT_SCREEN_TEXTS.needsProject}>
          {(project) => (
            <Insights key={project.id} project={project} state={readListingState(params)} onChange={show} />
          )}
        </WithProject>
      </Container>
    </Section>
  );
}

type Shown = {
  project: Project;
  state: State;
  onChange: (state: State) => void;
};

function Insights({ project, state, onChange }: Shown) {
  const query = useInsights(project.id, state);
  const { generate } = useInsightActions();
  const readOnly = whyReadOnly(project);
  const generation = useFirstLook(project.id, query.data?.generation, readOnly === null, generate);
  return (
    <Stack gap="lg">
      <Text c="dimmed" mt={-8}>
        {INSIGHT_SCREEN_TEXTS.lead}
      </Text>
      <AskForm projectId={project.id} readOnly={readOnly} />
      <LookAgain
        generation={generation}
        label={INSIGHT_SCREEN_TEXTS.lookAgain}
        readOnly={readOnly}
        found={isNewestOfAll(state) ? (query.data?.items.map(({ createdAt }) => createdAt) ?? null) : null}
        onLook={() => generate.mutate({ projectId: project.id })}
      />
      <CardList
        query={query}
        state={state}
        onChange={onChange}
        filters={[
          { value: 'all', label: INSIGHT_SCREEN_TEXTS.all },
          { value: 'bookmarked', label: INSIGHT_SCREEN_TEXTS.bookmarked },
        ]}
        label={INSIGHT_SCREEN_TEXTS.insights}
        failed={INSIGHT_SCREEN_TEXTS.failed}
        count={INSIGHT_SCREEN_TEXTS.count}
        empty={<Empty filter={state.filter} state={generation?.state ?? 'never'} />}
      >
        {(insight) => (
          <InsightCard
            key={insight.id}
            insight={insight}
            readOnly={readOnly}
            share={
              <ShareButton
                kind="insights"
                itemId={insight.id}
                title={insight.title}
                text={insight.sentences.map(({ text }) => text).join(' ')}
                readOnly={readOnly}
              />
            }
          />
        )}
      </CardList>
    </Stack>
  );
}

function Empty({ filter, state }: { filter: string; state: string }) {
  if (filter === 'bookmarked')
    return <EmptyState title={INSIGHT_SCREEN_TEXTS.emptyBookmarks} text={INSIGHT_SCREEN_TEXTS.emptyBookmarksText} />;
  if (state === 'pending') return null;
  if (state === 'never')
    return <EmptyState title={INSIGHT_SCREEN_TEXTS.notYet} text={INSIGHT_SCREEN_TEXTS.notYetText} />;
  if (state === 'failed') return null;
  return (
    <EmptyState title={INSIGHT_SCREEN_TEXTS.empty} text={INSIGHT_SCREEN_TEXTS.emptyText}>
      <ToBestMatches />
    </EmptyState>
  );
}
