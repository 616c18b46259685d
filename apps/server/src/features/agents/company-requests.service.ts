import type { CompanyRequestForm } from '@groundwork/contract/agents';
import { COMPANY_REQUESTS_MAX } from '@groundwork/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { CompanyRequestRepository } from './company-requests.repository.ts';

/** Companies that people miss, for who runs the installation to import. */
export function companyRequestService({ requests, clock }: { requests: CompanyRequestRepository; clock: Clock }) {
  return {
    async request(actor: Actor, { requestedCompanyName: name, requestedCompanyUrl: url }: CompanyRequestForm) {
      requirePlan(actor, 'activeAgents', MESSAGES.agents.anAgent);
      if (!(await requests.add(actor, { name, url, createdAt: clock.now() }, COMPANY_REQUESTS_MAX)))
        throw new AppError('CONFLICT', MESSAGES.agents.tooManyRequests);
    },

    async list(actor: Actor) {
      requireAdmin(actor);
      const rows = await requests.list(actor);
      return { items: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })) };
    },

    async close(actor: Actor, id: string) {
      requireAdmin(actor);
      if (!(await requests.delete(actor, id))) throw new AppError('NOT_FOUND');
    },
  };
}

export type CompanyRequestService = ReturnType<typeof companyRequestService>;
