// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { ReportCards } from './report-cards.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
  vi.useRealTimers();
});

const LINES = {
  commercialization: ['Commercialization', 'Generate anything, from market sizing to competitor analysis'],
  funding: ['Funding', 'Generate expert-grade proposals in minutes, not days'],
  custom: ['Custom', 'Lets you upload files, generate prompt-specific content and select datasets'],
};
const cardOf = (kind: keyof typeof LINES) => screen.getByRole('button', { name: new RegExp(LINES[kind][1]!) });

async function show({ plan = 'pro', reason = null as string | null }) {
  const each = { isAllowed: reason === null, reason };
  server.answer('GET /permissions', { plan, permissions: { createProject: true }, projects: { used: 1 } });
  server.answer('GET /permissions/reports', {
    reports: { commercialization: each, funding: each, custom: each },
    resetsAt: '2026-12-01T00:00:00.000Z',
  });
  server.answer('GET /projects', { items: [{ id: 'p', role: 'owner' }] });
  const onStart = vi.fn();
  render(inPage(<ReportCards isBusy={false} onStart={onStart} />));
  await screen.findByText('Commercialization');
  return onStart;
}

test('[RPT-01] a card for each kind of report, with its line; ‘Generate New’ starts it', async () => {
  const onStart = await show({});
  for (const [kind, [title, line]] of Object.entries(LINES)) {
    const card = cardOf(kind as keyof typeof LINES);
    expect(card.textContent).toBe(`${title}${line}Generate New`);
    fireEvent.click(card);
    expect(onStart).toHaveBeenLastCalledWith(kind);
  }
});

test.each([
  ['the plan has no reports', { plan: 'starter' }, /Innovator Plus/],
  ['this month’s are used up', { reason: 'limit-reached' }, /next month begins on .*December, 2026/],
])(
  '[RPT-01] where %s a card is locked: it starts nothing, and a click or a rest of the pointer is noted',
  async (_why, how, reason) => {
    const onStart = await show(how);
    await waitFor(() => expect(screen.queryAllByText('Generate New')).toEqual([]));
    const card = cardOf('funding');
    expect(card.getAttribute('aria-disabled')).toBe('true');
    vi.useFakeTimers();
    fireEvent.click(card);
    const noted = () => server.sent.filter(({ call }) => call === 'POST /locked-features').map(({ body }) => body);
    await vi.advanceTimersByTimeAsync(0);
    expect(noted()).toEqual([{ feature: 'funding', kind: 'click' }]);
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(900);
    expect(noted()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(noted()).toContainEqual({ feature: 'funding', kind: 'hover' });
    expect(onStart).not.toHaveBeenCalled();
    expect(card.getAttribute('aria-description')).toMatch(reason);
  },
);
