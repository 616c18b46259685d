// @vitest-environment jsdom
import type { Project } from '@groundwork/contract/projects';
import type { OpportunityAssessment } from '@groundwork/contract/pulse.assessment';
import { FEW_IN_FIELD } from '@groundwork/contract/relevance.names';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inPage } from '../../test/in-page.tsx';
import { Further } from './dashboard-page.tsx';

const server = await vi.hoisted(async () => (await import('../../test/server-stand-in.ts')).serverStandIn());

// All is near.
beforeAll(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell;
      constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  server.forget();
});

const duration = { kind: null, research: 0, development: 0, market: 0 };
const query: FigureQuery = { searchEngine: 'companies', query: 'pump', filters: {} };
const market = { kind: null, business: 0, consumer: 0, businessQuery: query, consumerQuery: query };
const none = { value: null, figures: [] };
const scores = { private_funding: none, public_funding: none, commercial_success: none, patent_likelihood: none };
const assessment: OpportunityAssessment = {
  asOf: '2026-07-01T00:00:00.000Z',
  state: 'ready',
  topics: { n: 40, measuredAt: '2026-07-01T00:00:00.000Z' },
  project: { onTopic: 20, duration, scores },
  opportunities: [
    {
      industry: null,
      use: 'Sports medicine',
      searchEngine: 'companies',
      records: 6,
      query,
      title: 'A pump for Sports medicine',
      description: 'It pumps.',
      onTopic: 9,
      market,
      duration,
      scores,
    },
  ],
};

/** The panels below the first screen, as somebody with this role in the project sees them. */
async function show(role: 'owner' | 'viewer') {
  server.answer('POST /pulse/key-figures', {
    asOf: assessment.asOf,
    figures: [{ searchEngine: 'patents', onTopic: FEW_IN_FIELD, of: 400, amount: null, withAmount: 0, query: null }],
    openCalls: { count: 0, query: null },
  });
  server.answer('POST /pulse/opportunities/opportunity-assessment', assessment);
  const project = { id: 'p', title: 'A pump', description: 'It pumps.', updatedAt: '', role } as Project;
  render(inPage(<Further project={project} />));
  await screen.findByRole('heading', { name: 'Sports medicine' });
  return screen.queryAllByRole('button', { name: 'Use this: Sports medicine' });
}

test('[PULSE-05] [PRJ-19] who may only read a project sees its opportunities, and is not offered to use them', async () => {
  expect(await show('owner')).toHaveLength(1);
  cleanup();
  expect(await show('viewer')).toHaveLength(0);
});
