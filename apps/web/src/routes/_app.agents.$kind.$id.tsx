import { AgentKind } from '@groundwork/contract/permissions';
import { createFileRoute } from '@tanstack/react-router';
import { AgentPage } from '../pages/agent-page.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export const Route = createFileRoute('/_app/agents/$kind/$id')({
  component: function AgentRoute() {
    const { kind, id } = Route.useParams();
    const known = AgentKind.safeParse(kind);
    return known.success ? <AgentPage key={id} kind={known.data} id={id} /> : <NotFoundScreen />;
  },
});
