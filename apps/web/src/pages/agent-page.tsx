import type { AgentKind } from '@groundwork/contract/permissions';
import { Container, Skeleton, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AgentForm } from '../features/agents/agent-form.tsx';
import { AgentHead } from '../features/agents/agent-head.tsx';
import { AgentHistory } from '../features/agents/agent-history.tsx';
import { useAgent } from '../features/agents/agents.queries.ts';
import { AGENT_SCREEN_TEXTS } from '../features/agents/agents.texts.ts';
import { BookmarkButton } from '../features/bookmarks/bookmark-button.tsx';
import { WeeklyAsk } from '../features/live-search/weekly-ask.tsx';
import { hasCode } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';
import { FailedState } from '../ui/list-states.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';
import { Section } from './section.tsx';
import { WithProject } from './with-project.tsx';

type Props = { kind: AgentKind; id: string };

/** A new agent's form, or an agent with its history. */
export const AgentPage = ({ kind, id }: Props) => (
  <Section permission="viewReports">
    <Container size={900} px={{ base: 'md', md: 'xl' }} py="lg">
      <AnchorLink to="/reports" size="sm" display="inline-block" mb="sm" mih={24}>
        {AGENT_SCREEN_TEXTS.back}
      </AnchorLink>
      {id === 'new' ? <NewAgent kind={kind} /> : <Kept kind={kind} id={id} />}
    </Container>
  </Section>
);

function NewAgent({ kind }: { kind: AgentKind }) {
  const title = AGENT_SCREEN_TEXTS.newTitles[kind];
  usePageTitle(title);
  const navigate = useNavigate();
  return (
    <>
      <Title order={1}>{title}</Title>
      <WithProject needsProject={AGENT_SCREEN_TEXTS.needsProject}>
        {(project) => (
          <AgentForm
            key={project.id}
            projectId={project.id}
            kind={kind}
            onSaved={({ id }) => void navigate({ to: '/agents/$kind/$id', params: { kind, id }, replace: true })}
            onCancel={() => void navigate({ to: '/reports' })}
          />
        )}
      </WithProject>
    </>
  );
}

function Kept({ kind, id }: Props) {
  const agent = useAgent(kind, id);
  const navigate = useNavigate();
  const [editing, setEditing] = useState<'before' | 'now' | 'after'>('before');
  usePageTitle(agent.data?.agentName ?? AGENT_SCREEN_TEXTS.agents);
  if (agent.isPending) return <Skeleton h={160} role="img" aria-label={AGENT_SCREEN_TEXTS.loading} />;
  if (agent.isError)
    return hasCode(agent.error, 'NOT_FOUND') || hasCode(agent.error, 'VALIDATION') ? (
      <NotFoundScreen />
    ) : (
      <FailedState title={AGENT_SCREEN_TEXTS.agentFailed} error={agent.error} onRetry={() => void agent.refetch()} />
    );
  const { data } = agent;
  if (editing === 'now')
    return (
      <>
        <Title order={1} mb="md">
          {data.agentName}
        </Title>
        <AgentForm
          projectId={data.projectId}
          kind={kind}
          agent={data}
          onSaved={() => setEditing('after')}
          onCancel={() => setEditing('after')}
        />
      </>
    );
  return (
    <>
      <AgentHead
        agent={data}
        isEdited={editing === 'after'}
        onEdit={() => setEditing('now')}
        onDeleted={() => void navigate({ to: '/reports' })}
      />
      {kind === 'funding-opportunity-tracker' && (
        <WeeklyAsk mt="md" kind="tracker" ofId={id} projectId={data.projectId} engine="funding-opportunities" />
      )}
      <AgentHistory
        agent={data}
        save={({ searchEngine, recordId, title }) => <BookmarkButton record={{ searchEngine, id: recordId, title }} />}
      />
    </>
  );
}
