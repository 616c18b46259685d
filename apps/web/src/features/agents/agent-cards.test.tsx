// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { Agents } from './agent-cards.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
});

const lockedBy = (reason: string | null) => ({ isAllowed: reason === null, reason });

async function show(company: string | null, funding: string | null) {
  server.answer('GET /agents/all', { items: [], active: 0, limit: 2 });
  server.answer('GET /permissions/agents', {
    agents: { 'company-tracker': lockedBy(company), 'funding-opportunity-tracker': lockedBy(funding) },
    limit: 2,
  });
  render(inPage(<Agents projectId="p" readOnly={null} />));
  await screen.findByRole('heading', { name: 'Agents' });
}

test('[AGT-01] each kind’s card says what the permissions call says of it, and leads nowhere then', async () => {
  await show('coming-soon', 'upgrade-required');
  expect((await screen.findByRole('button', { name: /Company tracker/ })).textContent).toContain('Coming Soon');
  const funding = screen.getByRole('button', { name: /Funding-opportunity tracker/ });
  expect(funding.textContent).toContain('Upgrade Required');
  expect(screen.queryByRole('link', { name: /tracker/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Company tracker/ }));
  expect(server.times('POST /locked-features')).toBe(0);
  fireEvent.click(funding);
  const noted = { call: 'POST /locked-features', body: { feature: 'agents', kind: 'click' } };
  await waitFor(() => expect(server.sent).toContainEqual(noted));
});

test('[AGT-01] what is allowed is a link to a new agent, without a chip', async () => {
  await show(null, null);
  const link = await screen.findByRole('link', { name: /Company tracker/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/agents/company-tracker/new',
    expect.not.stringMatching(/Coming Soon|Upgrade Required|Limit/),
  ]);
});
