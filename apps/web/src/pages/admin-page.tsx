import { Container, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ADMIN } from '../features/admin/admin.texts.ts';
import { AdminTabs } from '../features/admin/admin-tabs.tsx';
import { AlertsTab } from '../features/admin/app-alerts/alerts-tab.tsx';
import { AuditTab } from '../features/admin/audit/audit-tab.tsx';
import { FeedbackTab } from '../features/admin/feedback/feedback-tab.tsx';
import { LockedTab } from '../features/admin/locked-features/locked-tab.tsx';
import { OrganisationsTab } from '../features/admin/organisations/organisations-tab.tsx';
import { InvitationsTab } from '../features/admin/sign-up-invitations/invitations-tab.tsx';
import { UsageTab } from '../features/admin/usage/usage-tab.tsx';
import { UsersTab } from '../features/admin/users/users-tab.tsx';
import { CompanyRequests } from '../features/agents/company-requests.tsx';
import { type AdminState, adminParams } from '../lib/admin-state.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ForRole } from './for-role.tsx';

/** For the administrators of an installation. */
export function AdminPage({ state }: { state: AdminState }) {
  return (
    <ForRole needed="admin">
      <Administration state={state} />
    </ForRole>
  );
}

function Administration({ state }: { state: AdminState }) {
  usePageTitle(`${ADMIN.tabs[state.tab]} · ${ADMIN.title}`);
  const navigate = useNavigate();
  /** Another choice begins at its first page. */
  const change = (part: Partial<AdminState>) =>
    void navigate({ to: '/admin', search: adminParams({ ...state, page: 1, ...part }), replace: !part.page });
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1} mb="sm">
        {ADMIN.title}
      </Title>
      <AdminTabs current={state.tab} />
      {state.tab === 'users' && <UsersTab state={state} onChange={change} />}
      {state.tab === 'invitations' && <InvitationsTab page={state.page} onPage={(page) => change({ page })} />}
      {state.tab === 'organisations' && <OrganisationsTab />}
      {state.tab === 'companies' && <CompanyRequests />}
      {state.tab === 'alerts' && <AlertsTab />}
      {state.tab === 'feedback' && <FeedbackTab />}
      {state.tab === 'locked' && <LockedTab state={state} onChange={change} />}
      {state.tab === 'usage' && <UsageTab />}
      {state.tab === 'audit' && <AuditTab state={state} onChange={change} />}
    </Container>
  );
}
