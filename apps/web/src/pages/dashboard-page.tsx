import type { LiveSearch } from '@groundwork/contract/live-search';
import type { Project } from '@groundwork/contract/projects';
import { Anchor, Box, Container, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isUnderWay, useLiveSearch } from '../features/live-search/live-search.overview.ts';
import { Checklist } from '../features/onboarding/checklist.tsx';
import { ProjectNotes } from '../features/projects/notes/project-notes.tsx';
import { ProjectHeader } from '../features/projects/project-header.tsx';
import { FirstScreen } from '../features/pulse/first-screen.tsx';
import { useHowMuch } from '../features/pulse/pulse.queries.ts';
import { ProfileLine } from '../features/relevance/profile-line.tsx';
import { ReasonLine } from '../features/relevance/reason-line.tsx';
import { RELEVANCE_SCREEN } from '../features/relevance/relevance.texts.ts';
import { CommercializationCard } from '../features/reports/commercialization-card.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMay } from '../session/permissions.queries.ts';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { whyReadOnly } from '../session/why-read-only.ts';
import { FeatureBoundary } from '../ui/feature-boundary.tsx';
import { lazyPart } from '../ui/lazy-component.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { AnchorLink, ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { NearView } from '../ui/near-view.tsx';
import { useWasSeen } from '../ui/use-was-seen.ts';
import { LAYOUT_TEXTS } from './layout/layout.texts.ts';
import { PAGES_TEXTS } from './pages.texts.ts';
import { PublicSources } from './public-sources.tsx';
import { Section } from './section.tsx';

const SampleBadge = lazyPart(async () => (await import('../ui/sample-badge.tsx')).SampleBadge);
const AskAll = lazyPart(async () => (await import('../features/search/search-overview/ask-all.tsx')).default);
const IdeaCard = lazyPart(async () => (await import('../features/idea/idea-card.tsx')).IdeaCard);
const BestMatchesOf = lazyPart(async () => (await import('./best-matches-of.tsx')).BestMatchesOf);
const FurtherPanels = lazyPart(async () => (await import('../features/pulse/further-panels.tsx')).default);
const EditProjectDialog = lazyDialog(
  async () => (await import('../features/projects/edit-project-dialog.tsx')).EditProjectDialog,
);

/** Kept for the idea while it is held against the records. */
const IDEA_HEIGHT = 420;

/** Kept for the report, the notes and the best matches, until one comes near. Each is built by itself, which takes less at a time. */
const REPORT_HEIGHT = 140;
const NOTES_HEIGHT = 120;
const MATCHES_HEIGHT = 1500;

/** Kept for them, so that what is below doesn't come into view and is asked for before its turn. */
const FURTHER_HEIGHT = 900;

type Used = { title: string; description: string };

export const DashboardPage = () => (
  <Section permission="viewPulse">
    <Dashboard />
  </Section>
);

function Dashboard() {
  const projects = useProjects();
  const project = useSelectedProject();
  usePageTitle(project?.title ?? PAGES_TEXTS.pulse);
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      {projects.isPending && <Skeleton h={120} role="img" aria-label={PAGES_TEXTS.loadingTheProject} />}
      {projects.isError && (
        <>
          <Title order={1}>{PAGES_TEXTS.pulse}</Title>
          <FailedState
            title={PAGES_TEXTS.projectsFailed}
            error={projects.error}
            onRetry={() => void projects.refetch()}
          />
        </>
      )}
      {project === null && <NoProject />}
      {project && <OfProject key={project.id} project={project} />}
    </Container>
  );
}

function OfProject({ project }: { project: Project }) {
  const live = useLiveSearch(project.id).data;
  const asksFirst = useAsksFirst(project, live);
  return (
    <Stack gap="lg">
      <ProjectHeader project={project}>
        <Group component="nav" aria-label={PAGES_TEXTS.ofThisProject} gap="md">
          <AnchorLink to="/insights">{PAGES_TEXTS.insights}</AnchorLink>
          <AnchorLink to="/feed">{PAGES_TEXTS.feed}</AnchorLink>
        </Group>
        {/* In the row that is there already: it comes later than the rest, and nothing moves for it. */}
        {live?.isSampleOnly && <SampleBadge />}
        {live?.isSampleOnly && !asksFirst && (
          <Anchor href={`#${SOURCES_ID}`} visibleFrom="sm">
            {PAGES_TEXTS.askForReal}
          </Anchor>
        )}
      </ProjectHeader>
      {asksFirst && <Sources project={project} isFirst />}
      <First project={project} />
      {!asksFirst && <Sources project={project} />}
      <WhenNear height={IDEA_HEIGHT}>
        <FeatureBoundary feature={PAGES_TEXTS.idea}>
          <IdeaCard project={project} meanwhile={<Skeleton h={IDEA_HEIGHT} />} />
        </FeatureBoundary>
      </WhenNear>
      <Checklist />
      <Further project={project} />
      <NearView height={REPORT_HEIGHT} isFirst={false}>
        <FeatureBoundary feature={PAGES_TEXTS.commercialization}>
          <CommercializationCard projectId={project.id} subject={<ProfileLine projectId={project.id} isForReport />} />
        </FeatureBoundary>
        <AnchorLink to="/eligibility" w="fit-content">
          {PAGES_TEXTS.checkEligibility}
        </AnchorLink>
      </NearView>
      <NearView height={NOTES_HEIGHT} isFirst={false}>
        <ProjectNotes project={project} />
      </NearView>
      <section aria-labelledby="best-matches">
        <Title order={2} id="best-matches">
          {PAGES_TEXTS.bestMatches}
        </Title>
        <NearView height={MATCHES_HEIGHT} isFirst={false}>
          <FeatureBoundary feature={PAGES_TEXTS.bestMatches}>
            <BestMatchesOf project={project} meanwhile={<Skeleton h={MATCHES_HEIGHT} />} />
          </FeatureBoundary>
        </NearView>
      </section>
    </Stack>
  );
}

/** Projects whose way to real records came first: it stays there while they come, and when one returns to them. */
const askingFirst = new Set<string>();

/** With next to nothing on record, and for who comes while the sources are asked, the way to real records comes first. */
function useAsksFirst(project: Project, live: LiveSearch | undefined): boolean {
  const { isLittle } = useHowMuch(project);
  // An ask that somebody began here is watched: it does not move.
  const [wasAsked, setWasAsked] = useState<boolean | null>(null);
  if (live && wasAsked === null) setWasAsked(isUnderWay(live.asks[0]));
  if (isLittle || wasAsked) askingFirst.add(project.id);
  return askingFirst.has(project.id);
}

const SOURCES_ID = 'public-sources';

const Sources = ({ project, isFirst = false }: { project: Project; isFirst?: boolean }) => (
  <div id={SOURCES_ID}>
    <FeatureBoundary feature={PAGES_TEXTS.publicSources}>
      <PublicSources project={project} isOpenAtFirst={isFirst} />
    </FeatureBoundary>
  </div>
);

/** The first screen, and the way out where the project says too little. */
function First({ project }: { project: Project }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = !whyReadOnly(project);
  return (
    <>
      <FirstScreen
        project={project}
        onNarrow={mayEdit ? () => setEditing(true) : undefined}
        renderReason={({ judgement }) => <ReasonLine judgement={judgement} hasRing />}
      />
      {mayEdit && <EditProjectDialog project={project} isOpen={isEditing} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Asks for its content when it comes near the screen: it holds its place until then. */
function WhenNear({ height, children }: { height: number; children: ReactNode }) {
  const { ref, wasSeen: wasNear } = useWasSeen<HTMLDivElement>('300px');
  return (
    <div ref={ref} style={{ minHeight: wasNear ? 0 : height }}>
      {wasNear && children}
    </div>
  );
}

/** The panels below the first screen, and the dialog that they lead to. */
export function Further({ project }: { project: Project }) {
  const [opportunity, setOpportunity] = useState<Used | null>(null);
  const [isEditing, setEditing] = useState(false);
  const use = (chosen: Used) => {
    setOpportunity(chosen);
    setEditing(true);
  };
  return (
    <WhenNear height={FURTHER_HEIGHT}>
      <FurtherPanels
        project={project}
        rings={RELEVANCE_SCREEN.rings}
        onUse={whyReadOnly(project) ? null : use}
        meanwhile={<Skeleton h={300} />}
      />
      {opportunity && (
        <EditProjectDialog
          key={opportunity.title}
          project={project}
          opportunity={opportunity}
          isOpen={isEditing}
          onClose={() => setEditing(false)}
        />
      )}
    </WhenNear>
  );
}

function NoProject() {
  const maySearch = useMay('advancedSearch');
  return (
    <>
      <Title order={1} mb="lg">
        {PAGES_TEXTS.pulse}
      </Title>
      {maySearch && (
        <Box mb="lg" mih={42}>
          <AskAll />
        </Box>
      )}
      <Checklist />
      <EmptyState title={PAGES_TEXTS.startTitle} text={PAGES_TEXTS.startText}>
        <ButtonLink to="/projects/new" mt="xs" leftSection={<IconPlus size={16} />}>
          {LAYOUT_TEXTS.newProject}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
