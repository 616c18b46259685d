// @vitest-environment jsdom
import type { CompanyTracker } from '@groundwork/contract/agents';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { AgentForm } from './agent-form.tsx';
import { AgentHead } from './agent-head.tsx';

await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(cleanup);

const AGENT = {
  ...{ id: 'a', kind: 'company-tracker', agentName: 'Rivals', projectId: 'p', mayEdit: true, nextRunAt: null },
  ...{ isPaused: false, isOverLimit: false, isRunning: false, lastRunAt: null, hits: 0, createdAt: '' },
  schedule: { frequency: 'daily', hour: 7, weekday: 1, timeZone: 'UTC' },
  selectedCompanies: [
    { id: '1', name: 'Salt Cells Inc.' },
    { id: '2', name: 'Brine Ltd.' },
  ],
} satisfies CompanyTracker;

function Agent() {
  const [editing, setEditing] = useState<'before' | 'now' | 'after'>('before');
  const stop = () => setEditing('after');
  if (editing === 'now')
    return <AgentForm projectId="p" kind={AGENT.kind} agent={AGENT} onSaved={stop} onCancel={stop} />;
  return (
    <AgentHead agent={AGENT} isEdited={editing === 'after'} onEdit={() => setEditing('now')} onDeleted={() => {}} />
  );
}

test('[AGT-05] whoever edits an agent by the keyboard is led into the form, on in it, and out again', () => {
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <Agent />
      </Queries>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Agent name'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Brine Ltd.' }));
  expect(screen.queryByText('Brine Ltd.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Find a company'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});
